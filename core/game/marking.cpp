// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/marking.h"

#include "rules/objective.h"
#include "rules/scoring_items.h"

#include <algorithm>

namespace settebello {

namespace {

using Order = std::array<ScoringItem, kScoringItemCount>;

constexpr Order kOrderOfScoreSheet = [] {
    Order order{};
    std::ranges::transform(kScoringItems, order.begin(), &ScoringItemInfo::item);
    return order;
}();

/// What is marked during the round, then what rules for the first to reach the target name in that
/// order, then the others in the order of the score sheet.
constexpr Order kOrderToTarget = [] {
    using Item = ScoringItem;
    constexpr std::array kFirst{Item::Sweeps, Item::Declarations, Item::Settebello,
                                Item::Prime,  Item::Suit,         Item::Cards};
    Order order = kOrderOfScoreSheet;
    const auto isFirst = [&](ScoringItem item) {
        return std::ranges::find(kFirst, item) != kFirst.end();
    };
    auto* place = std::ranges::copy(kFirst, order.begin()).out;
    for (const ScoringItem item : kOrderOfScoreSheet) {
        if (!isFirst(item)) {
            *place++ = item;
        }
    }
    return order;
}();

constexpr bool isMarkedDuringRound(ScoringItem item) {
    return item == ScoringItem::Sweeps || item == ScoringItem::Declarations;
}

void mark(ScoringItem item, const PointsBySide& points, int sides, Marking& marking) {
    for (int side = 0; side < sides; ++side) {
        marking.points[side][item] = points[side][item];
        marking.scores[side] += points[side][item];
    }
}

/// Each item alone, until a side has won.
void markInTurn(const RuleSet& rules, const PointsBySide& points, Marking& marking) {
    for (const ScoringItem item : markingOrder(rules)) {
        if (isMarkedDuringRound(item)) {
            continue;
        }
        if (marking.winner >= 0) {
            marking.dropped[indexOf(item)] = true;
        } else {
            mark(item, points, rules.sides(), marking);
            marking.winner = Objective(rules).winner(marking.scores);
        }
    }
}

} // namespace

std::span<const ScoringItem> markingOrder(const RuleSet& rules) {
    const bool toTarget =
        Objective(rules).marksAtOnce() && rules.match.marking == MarkingOrder::SettebelloFirst;
    return toTarget ? kOrderToTarget : kOrderOfScoreSheet;
}

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
    for (const ScoringItem item : markingOrder(rules)) {
        if (isMarkedDuringRound(item)) {
            mark(item, points, rules.sides(), marking);
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
