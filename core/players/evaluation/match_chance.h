// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"

#include <array>
#include <vector>

namespace settebello {

/// How likely each side is to win the match from a score (rules.md §7), if all play equally well.
///
/// With two sides it is a race solved by dynamic programming over the points of a round. Those are
/// derived from what the rule set scores: each item goes to either side or to none, sweeps are
/// random; in every round one side has the better cards, which makes its items likelier. How often
/// ties, sweeps and sequences come was measured on rounds of every preset. With more sides it is a
/// rule of thumb: the further ahead, the likelier, more so near the target.
///
/// While the match goes on, the chance never falls with a side's own points and never rises with
/// those of another; the other way round where the fewest points win. All sides are treated alike.
class MatchChance {
public:
    using Scores = BySide<int>;

    /// @param rules without faults. Solves the race for every score, once.
    explicit MatchChance(const RuleSet& rules);

    /// Between two rounds. @param scores match points. @pre 0 ≤ side < sides
    /// @return 0 … 1; the match may be over: then 0 or 1.
    double between(const Scores& scores, int side) const;

    /// As a round ends, not by the whole suit. @param scores match points before that round.
    /// @param points what each side scores in it. @return as above.
    double afterRound(const Scores& scores, const BySide<int>& points, int side) const;

    /// After a round that is expected to end with this lead (Objective::lead()), not necessarily
    /// whole. @param scores match points before that round. @return as
    /// above.
    double afterLead(const Scores& scores, double lead, int side) const;

private:
    double& at(int own, int other);
    double race(int own, int other) const;
    double amongMany(const Scores& scores, int side) const;

    RuleSet m_rules;
    int m_lowest = 0; ///< scores below this count as this
    int m_span = 0;   ///< scores m_lowest … target − 1
    std::vector<double> m_race;
};

/// MatchChance(rules).between(scores, side); remembers the last rule set asked for, so that asking
/// often is cheap.
double winningChance(const RuleSet& rules, const MatchChance::Scores& scores, int side);

} // namespace settebello
