// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/points_ahead.h"

#include "game/outcome.h"
#include "rules/objective.h"

namespace settebello {

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
        ahead[side] = Objective(rules).lead(totals, side);
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
        return won ? Objective(rules).worth(kMatchWonValue) : points[side].total();
    });
}

BySide<int> markedPointsAhead(const Round& round) {
    if (round.phase() == Phase::Redeal) {
        return {};
    }
    const RuleSet& rules = round.rules();
    const RoundOutcome outcome =
        outcomeOfRound(rules, round.scoresBefore(), round.points(), round.wholeSuitSide());
    const Objective objective(rules);
    return aheadBy(rules, [&](int side) {
        const bool won = side == round.wholeSuitSide();
        return outcome.marking.points[side].total() +
               (won ? objective.worth(objective.wholeSuitPoints()) : 0);
    });
}

} // namespace settebello
