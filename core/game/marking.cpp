// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/marking.h"

#include <algorithm>

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
            marking.winner = winningSide(rules, marking.scores);
        }
    }
}

} // namespace

bool isMarkedAtOnce(const RuleSet& rules, ScoringItem item) {
    return rules.match.end == MatchEnd::AtOnce && isMarkedDuringRound(item);
}

int winningSide(const RuleSet& rules, const BySide<int>& scores) {
    const auto all = scores.first(rules.sides());
    if (*std::max_element(all.begin(), all.end()) < rules.match.target) {
        return -1;
    }
    return strictlyHighest(all.size(),
                           [&](std::size_t side) { return rules.pointWorth() * all[side]; });
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
    const bool allTogether = rules.match.end == MatchEnd::AfterRound;
    Marking marking{.points = {}, .scores = scores, .winner = -1, .dropped = {}};
    for (const ScoringItemInfo& info : kScoringItems) {
        if (allTogether || isMarkedDuringRound(info.item)) {
            mark(info.item, points, rules.sides(), marking);
        }
    }
    marking.winner = winningSide(rules, marking.scores);
    if (!allTogether) {
        markInTurn(rules, points, marking);
    }
    return marking;
}

int winnerSoFar(const RuleSet& rules, const BySide<int>& scores, std::span<const Tally> tallies) {
    return rules.match.end == MatchEnd::AfterRound
               ? -1
               : winningSide(rules, markedSoFar(rules, scores, tallies));
}

} // namespace settebello
