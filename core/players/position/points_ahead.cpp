// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/points_ahead.h"

#include "support/contract.h"

#include <algorithm>
#include <limits>

namespace settebello {

int aheadOfOthers(const BySide<int>& points, int sides, int side) {
    SETTEBELLO_ASSERT(sides >= 2 && sides <= kMaxSeats && side >= 0 && side < sides);
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < sides; ++other) {
        if (other != side) {
            best = std::max(best, points[other]);
        }
    }
    return points[side] - best;
}

BySide<int> pointsAhead(const Round& round) {
    BySide<int> ahead{};
    if (round.phase() == Phase::Redeal) {
        return ahead;
    }
    const PointsBySide points = round.points();
    const int sides = round.rules().sides();
    BySide<int> totals{};
    for (int side = 0; side < sides; ++side) {
        const bool won = side == round.wholeSuitSide() || side == round.reachedSide();
        totals[side] = won ? kMatchWonValue : points[side].total();
    }
    for (int side = 0; side < sides; ++side) {
        ahead[side] = aheadOfOthers(totals, sides, side);
    }
    return ahead;
}

} // namespace settebello
