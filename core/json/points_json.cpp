// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/points_json.h"

#include "rules/scoring_items.h"
#include "support/contract.h"

#include <nlohmann/json.hpp>

namespace settebello {

nlohmann::json pointsToJson(const Points& points) {
    nlohmann::json json{{"total", points.total()}};
    for (const ScoringItemInfo& info : kScoringItems) {
        json[std::string(info.name)] = points[info.item];
    }
    return json;
}

nlohmann::json pointsToJson(const PointsBySide& points, int sides) {
    SETTEBELLO_ASSERT(sides >= 0 && sides <= kMaxSeats);
    nlohmann::json json = nlohmann::json::array();
    for (int side = 0; side < sides; ++side) {
        json.push_back(pointsToJson(points[side]));
    }
    return json;
}

} // namespace settebello
