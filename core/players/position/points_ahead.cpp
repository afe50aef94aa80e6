// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/points_ahead.h"

#include "support/contract.h"

#include <algorithm>
#include <limits>

namespace settebello {

int aheadOfOthers(const RuleSet& rules, const BySide<int>& points, int side) {
    SETTEBELLO_ASSERT(side >= 0 && side < rules.sides());
    const int worth = rules.pointWorth();
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < rules.sides(); ++other) {
        if (other != side) {
            best = std::max(best, worth * points[other]);
        }
    }
    return worth * points[side] - best;
}

BySide<int> pointsAhead(const Round& round) {
    BySide<int> ahead{};
    if (round.phase() == Phase::Redeal) {
        return ahead;
    }
    const PointsBySide points = round.points();
    const RuleSet& rules = round.rules();
    BySide<int> totals{};
    for (int side = 0; side < rules.sides(); ++side) {
        const bool won = side == round.wholeSuitSide() || side == round.reachedSide();
        totals[side] = won ? rules.pointWorth() * kMatchWonValue : points[side].total();
    }
    for (int side = 0; side < rules.sides(); ++side) {
        ahead[side] = aheadOfOthers(rules, totals, side);
    }
    return ahead;
}

} // namespace settebello
