// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/marking.h"

#include "rules/objective.h"
#include "rules/scoring_items.h"

namespace settebello {

namespace {

constexpr bool isMarkedDuringRound(ScoringItem item) {
    return item == ScoringItem::Sweeps || item == ScoringItem::Declarations;
}

void mark(ScoringItem item, const PointsBySide& points, int sides, Marking& marking) {
    for (int side = 0; side < sides; ++side) {
        marking.points[side][item] = points[side][item];
        marking.scores[side] += points[side][item];
    }
}

/// Each item alone, in the order of the score sheet, until a side has won.
void markInTurn(const RuleSet& rules, const PointsBySide& points, Marking& marking) {
    for (const ScoringItemInfo& info : kScoringItems) {
        if (isMarkedDuringRound(info.item)) {
            continue;
        }
        if (marking.winner >= 0) {
            marking.dropped[indexOf(info.item)] = true;
        } else {
            mark(info.item, points, rules.sides(), marking);
            marking.winner = Objective(rules).winner(marking.scores);
        }
    }
}

} // namespace

bool isMarkedAtOnce(const RuleSet& rules, ScoringItem item) {
    return Objective(rules).marksAtOnce() && isMarkedDuringRound(item);
}

BySide<int> markedSoFar(const RuleSet& rules, const BySide<int>& scores,
                        std::span<const Tally> tallies) {
    BySide<int> marked = scores;
    for (int side = 0; side < rules.sides(); ++side) {
        const Tally& tally = tallies[static_cast<std::size_t>(side)];
        marked[side] += tally.sweeps + tally.declarations;
    }
    return marked;
}

Marking markPoints(const RuleSet& rules, const BySide<int>& scores, const PointsBySide& points) {
    const Objective objective(rules);
    Marking marking{.points = {}, .scores = scores, .winner = -1, .dropped = {}};
    if (!objective.marksAtOnce()) {
        marking.points = points;
        marking.scores = objective.scoresAfter(scores, totals(points));
        marking.winner = objective.winner(marking.scores);
        return marking;
    }
    for (const ScoringItemInfo& info : kScoringItems) {
        if (isMarkedDuringRound(info.item)) {
            mark(info.item, points, rules.sides(), marking);
        }
    }
    marking.winner = objective.winner(marking.scores);
    markInTurn(rules, points, marking);
    return marking;
}

int winnerSoFar(const RuleSet& rules, const BySide<int>& scores, std::span<const Tally> tallies) {
    const Objective objective(rules);
    return objective.marksAtOnce() ? objective.winner(markedSoFar(rules, scores, tallies)) : -1;
}

} // namespace settebello
