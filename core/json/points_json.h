// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string_view>

namespace settebello {

/// An item of a side's points by its name in files (interfaces.md §3).
struct PointsItem {
    std::string_view name;
    int Points::*value;
};

/// All items in the order in which they are scored; `total` is not one of them.
inline constexpr std::array<PointsItem, 11> kPointsItems{{{"cards", &Points::cards},
                                                          {"suit", &Points::suit},
                                                          {"settebello", &Points::settebello},
                                                          {"prime", &Points::prime},
                                                          {"sweeps", &Points::sweeps},
                                                          {"reBello", &Points::reBello},
                                                          {"napola", &Points::napola},
                                                          {"scalette", &Points::scalette},
                                                          {"lowCards", &Points::lowCards},
                                                          {"declarations", &Points::declarations},
                                                          {"twoOfBatons", &Points::twoOfBatons}}};

/// One side's points: every item and the total.
nlohmann::json pointsToJson(const Points& points);
/// A list of them. @param sides the number of values that are in use.
nlohmann::json pointsToJson(const PointsBySide& points, int sides);

} // namespace settebello
