// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/by_seat.h"
#include "rules/rule_set.h"
#include "support/contract.h"

#include <algorithm>
#include <limits>

namespace settebello {

/// What the sides of a match play for (rules.md §7): which points are better to have, who leads and
/// by how much, what a round adds to the match points, and who has won. Whatever prefers one play,
/// score or outcome to another asks here. Made from a rule set wherever it is needed: it costs
/// nothing.
class Objective {
public:
    explicit constexpr Objective(const RuleSet& rules)
        : m_sides(rules.sides())
        , m_target(rules.match.target + (rules.match.exceedTarget ? 1 : 0))
        , m_sign(rules.match.lowestWins ? -1 : 1)
        , m_end(rules.match.end) {}

    /// True if points are good to have; false where the fewest win and everybody avoids them.
    constexpr bool wantsPoints() const { return m_sign > 0; }
    /// What points are worth to the side that has them: more is better. Points may be
    /// a difference between points or an estimate, too.
    template <typename Number>
    constexpr Number worth(Number points) const {
        return static_cast<Number>(m_sign * points);
    }
    /// Whether these points are better to have than those.
    constexpr bool prefers(int points, int toThose) const { return worth(points) > worth(toThose); }

    /// The side that is ahead of every other; −1 if none is. @param pointsOf int(int side)
    template <typename PointsOf>
    constexpr int leader(PointsOf pointsOf) const {
        return strictlyHighest(static_cast<std::size_t>(m_sides), [&](std::size_t side) {
            return worth<int>(pointsOf(static_cast<int>(side)));
        });
    }
    /// By how many points a side is ahead of the best other side; negative if it is behind.
    /// @param points by side. @pre 0 ≤ side < sides
    constexpr int lead(const BySide<int>& points, int side) const {
        SETTEBELLO_ASSERT(side >= 0 && side < m_sides);
        int best = std::numeric_limits<int>::min();
        for (int other = 0; other < m_sides; ++other) {
            if (other != side) {
                best = std::max(best, worth(points[other]));
            }
        }
        return worth(points[side]) - best;
    }

    /// What a round that is scored as a whole, not mark by mark, adds to the match points of each
    /// side: the points themselves. @param points what each side scores in the round.
    constexpr BySide<int> matchPoints(const BySide<int>& points) const { return points; }
    /// The match points after a round that is scored as a whole. @param scores those before it.
    constexpr BySide<int> scoresAfter(const BySide<int>& scores, const BySide<int>& points) const {
        const BySide<int> gained = matchPoints(points);
        BySide<int> after = scores;
        for (int side = 0; side < m_sides; ++side) {
            after[side] += gained[side];
        }
        return after;
    }
    /// Whether points count for the match one by one, as they are marked, and the match may end in
    /// the middle of a round.
    constexpr bool marksAtOnce() const { return m_end == MatchEnd::AtOnce; }
    /// As soon as a side has this many match points, the match can end; see winner(). One more than
    /// `match.target` where that must be exceeded.
    constexpr int target() const { return m_target; }
    /// What the whole suit, which wins the match, counts as beside the points of a round: as many
    /// as win it from the start.
    constexpr int wholeSuitPoints() const { return m_target; }
    /// The side that has won the match with these match points: some side has reached the target,
    /// and the winner is ahead of every other. −1 if nobody has won.
    constexpr int winner(const BySide<int>& scores) const {
        const auto all = scores.first(m_sides);
        return *std::ranges::max_element(all) < m_target
                   ? -1
                   : leader([&](int side) { return scores[side]; });
    }

private:
    int m_sides;
    int m_target;
    int m_sign; ///< 1, or −1 where the fewest points win
    MatchEnd m_end;
};

} // namespace settebello
