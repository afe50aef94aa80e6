// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/points_ahead.h"

#include <algorithm>
#include <limits>

namespace settebello {

int aheadOfOthers(const std::array<int, kMaxSeats>& points, int sides, int side) {
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < sides; ++other) {
        if (other != side) {
            best = std::max(best, points[static_cast<std::size_t>(other)]);
        }
    }
    return points[static_cast<std::size_t>(side)] - best;
}

std::array<int, kMaxSeats> pointsAhead(const Round& round) {
    std::array<int, kMaxSeats> ahead{};
    if (round.phase() == Phase::Redeal) {
        return ahead;
    }
    const PointsBySide points = round.points();
    const int sides = round.rules().sides();
    std::array<int, kMaxSeats> totals{};
    for (int side = 0; side < sides; ++side) {
        const auto at = static_cast<std::size_t>(side);
        totals[at] = side == round.wholeSuitSide() ? kWholeSuitValue : points[at].total();
    }
    for (int side = 0; side < sides; ++side) {
        ahead[static_cast<std::size_t>(side)] = aheadOfOthers(totals, sides, side);
    }
    return ahead;
}

} // namespace settebello
