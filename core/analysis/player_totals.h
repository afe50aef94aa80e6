// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/level_ladder.h"
#include "rules/rule_set.h"
#include "support/indexed_array.h"

#include <array>
#include <optional>
#include <vector>

namespace settebello {

/// A mean of a few samples with its 95 % interval by Student's t, which is wide if they are few.
class SampleMean {
public:
    /// @param weight 1 for a mean of the samples; otherwise the mean is of sums over weights.
    void add(double sum, double weight = 1);
    double sum() const { return m_sum; }
    double mean() const { return m_weight > 0 ? m_sum / m_weight : 0; }
    /// Half the width of the interval around the mean; nothing with fewer than two samples.
    std::optional<double> halfWidth() const;
    /// Half the width of the interval around the sum; nothing with fewer than two samples.
    std::optional<double> halfWidthOfSum() const;

private:
    std::vector<std::array<double, 2>> m_samples;
    double m_sum = 0;
    double m_weight = 0;
};

inline constexpr double kPerThousand = 1000;
/// The points that one decision counts at most where levels are compared, so that a single blunder
/// does not decide which of them somebody plays like.
inline constexpr double kMostPerDecision = 2;

/// Where somebody stands on a ladder. @param lossPerDecision with one sample for each decision, of
/// kMostPerDecision points at most. @return nothing without decisions.
std::optional<LadderPlace> ladderPlace(LadderKind kind, const SampleMean& lossPerDecision,
                                       int decisions);

/// What the analyses of one or more matches come to for one player.
class PlayerTotals {
public:
    /// Adds what a player did in a match, as far as it was analysed. @pre the analysis is of a
    /// match by these rules, 0 ≤ seat < players
    void add(const Analysis& analysis, const RuleSet& rules, int seat);

    int matches() const { return m_matches; }
    /// Deals that were analysed to their end.
    int deals() const { return m_deals; }
    /// Decisions that were not forced.
    int decisions() const { return m_decisions; }
    int marked(Mark mark) const { return m_marks[mark]; }

    /// Points lost: the sum, per deal, and by where. A loss within the noise is none.
    double lostPoints() const { return m_lostPoints; }
    double lostChance() const { return m_lostChance; }
    const SampleMean& lossPerDeal() const { return m_lossPerDeal; }
    /// Per decision that was not forced; of one decision at most kMostPerDecision.
    const SampleMean& lossPerDecision() const { return m_lossPerDecision; }
    double lostIn(LossPlace place) const { return m_lostIn[place]; }

    // One sample for each deal, in points ahead of the others:
    const SampleMean& result() const { return m_result; }
    const SampleMean& luck() const { return m_luck; }
    /// The luck of plays, a part of that: how the cards lay that their players could not see.
    double hiddenLuck() const { return m_hiddenLuck; }
    /// The result without the luck.
    const SampleMean& adjusted() const { return m_adjusted; }
    /// What all sides' losses come to: those of the others less the own side's.
    const SampleMean& skill() const { return m_skill; }
    /// What the own side lost of that, partners too.
    double sideLost() const { return m_sideLost; }
    /// The rest: the result less luck and skill.
    double residual() const { return m_result.sum() - m_luck.sum() - m_skill.sum(); }
    /// What the result of all deals is made of, in points ahead: the others come to it.
    struct Balance {
        double own = 0;    ///< what the own side lost by its play, as a negative number
        double others = 0; ///< what the others lost by theirs
        double luck = 0;
        double rest = 0;
        double result = 0;
    };
    Balance balance() const {
        return {-m_sideLost, m_skill.sum() + m_sideLost, m_luck.sum(), residual(), m_result.sum()};
    }

    /// Where the player stands on the ladder of levels. Nothing without decisions, or if the
    /// matches are of games with different ladders.
    std::optional<LadderPlace> ladderPlace() const;

private:
    struct Deal;

    std::optional<LadderKind> m_kind;
    bool m_isMixed = false; ///< of more than that kind
    int m_matches = 0;
    int m_deals = 0;
    int m_decisions = 0;
    double m_lostPoints = 0;
    double m_lostChance = 0;
    IndexedArray<int, EnumIndex<Mark, kMarkNames.size()>> m_marks{};
    ByLossPlace<double> m_lostIn{};
    SampleMean m_lossPerDeal;
    SampleMean m_lossPerDecision;
    SampleMean m_result;
    SampleMean m_luck;
    double m_hiddenLuck = 0;
    SampleMean m_adjusted;
    SampleMean m_skill;
    double m_sideLost = 0;
};

} // namespace settebello
