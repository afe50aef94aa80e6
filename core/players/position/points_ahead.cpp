// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/points_ahead.h"

#include "game/outcome.h"
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

namespace {

/// @param totalOf int(int side): what its points count as.
template <typename TotalOf>
BySide<int> aheadBy(const RuleSet& rules, const TotalOf& totalOf) {
    BySide<int> totals{};
    for (int side = 0; side < rules.sides(); ++side) {
        totals[side] = totalOf(side);
    }
    BySide<int> ahead{};
    for (int side = 0; side < rules.sides(); ++side) {
        ahead[side] = aheadOfOthers(rules, totals, side);
    }
    return ahead;
}

} // namespace

BySide<int> pointsAhead(const Round& round) {
    if (round.phase() == Phase::Redeal) {
        return {};
    }
    const RuleSet& rules = round.rules();
    const PointsBySide points = round.points();
    return aheadBy(rules, [&](int side) {
        const bool won = side == round.wholeSuitSide() || side == round.reachedSide();
        return won ? rules.pointWorth() * kMatchWonValue : points[side].total();
    });
}

BySide<int> markedPointsAhead(const Round& round) {
    if (round.phase() == Phase::Redeal) {
        return {};
    }
    const RuleSet& rules = round.rules();
    const RoundOutcome outcome =
        outcomeOfRound(rules, round.scoresBefore(), round.points(), round.wholeSuitSide());
    return aheadBy(rules, [&](int side) {
        const bool won = side == round.wholeSuitSide();
        return outcome.marking.points[side].total() +
               (won ? rules.pointWorth() * rules.match.target : 0);
    });
}

} // namespace settebello
