// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/by_seat.h"
#include "rules/piles.h"
#include "rules/scoring_item.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace settebello {

struct ScoringItemInfo;

/// The points of one side in one round, item by item (rules.md §5).
class Points {
public:
    constexpr int operator[](ScoringItem item) const { return m_values[indexOf(item)]; }
    constexpr int& operator[](ScoringItem item) { return m_values[indexOf(item)]; }

    /// The sum of all items; may be negative.
    constexpr int total() const {
        int sum = 0;
        for (const int value : m_values) {
            sum += value;
        }
        return sum;
    }
    constexpr Points& operator+=(const Points& other) {
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            m_values[i] += other.m_values[i];
        }
        return *this;
    }
    bool operator==(const Points&) const = default;

private:
    std::array<int, kScoringItemCount> m_values{};
};

using PointsBySide = BySide<Points>;

/// What each side scores in all.
constexpr BySide<int> totals(const PointsBySide& points) {
    BySide<int> all{};
    for (int side = 0; side < kMaxSeats; ++side) {
        all[side] = points[side].total();
    }
    return all;
}

/// Scores a round. @param tallies one per side. @pre 2 … kMaxSeats tallies, their piles disjoint.
PointsBySide scoreRound(const RuleSet& rules, std::span<const Tally> tallies);

/// The side's points that need no comparison: sweeps, declarations, single cards, runs.
Points ownPoints(const RuleSet& rules, const Tally& tally);

/// The points that a card scores by itself for the side that has it; negative if it costs points.
int cardPoints(const RuleSet& rules, Card card);

/// The points that the cards of an item score only together, in one pile, if they are not of the
/// bonus suit alone; 0 if there are none.
int groupPoints(const ScoringItemInfo& item, const RuleSet& rules);

/// Cards of several suits that score together only, in one pile.
struct CardGroup {
    CardSet cards;
    int points = 0;
};

/// The groups of a rule set, one for each item with groupPoints().
std::vector<CardGroup> cardGroups(const RuleSet& rules);

/// True if a side scores points that do not follow card by card or from cards that score together
/// (cardPoints(), cardGroups()).
bool scoresFurther(const RuleSet& rules);

/// These points. @param tally its declarations are ignored.
int furtherPoints(const RuleSet& rules, const Tally& tally);

/// The cards that they depend on; besides, they depend on the sweeps.
CardSet furtherCards(const RuleSet& rules);

/// True if a round can cost a side points.
bool canLosePoints(const RuleSet& rules);

/// The points of an item that a side can no longer lose, whatever is played afterwards: those it
/// gets both if every uncaptured card comes to it and if they all go to an opponent. None where
/// piles may still be stolen.
/// @param tallies one per side. @param uncaptured the cards in no pile.
/// @pre 0 ≤ side < tallies.size()
int certainPoints(const ScoringItemInfo& item, const RuleSet& rules, std::span<const Tally> tallies,
                  CardSet uncaptured, int side);

} // namespace settebello
