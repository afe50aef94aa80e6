// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/player_totals.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// Points by which the sum of losses is uncertain at least. Whoever has made no mistake in a few
/// decisions may still make some: up to three more, to 95 %, of half a point as is usual.
constexpr double kLeastHalfWidth = 1.5;

/// The two-sided 95 % quantile of Student's distribution: to a hundredth from three degrees of
/// freedom on (the expansion of Cornish and Fisher).
double studentQuantile(std::size_t degrees) {
    if (degrees == 1) {
        return 12.706;
    }
    if (degrees == 2) {
        return 4.303;
    }
    constexpr double z = 1.959964;
    const auto n = static_cast<double>(degrees);
    const double first = (z * z * z + z) / 4;
    const double second = (5 * std::pow(z, 5) + 16 * z * z * z + 3 * z) / 96;
    const double third = (3 * std::pow(z, 7) + 19 * std::pow(z, 5) + 17 * z * z * z - 15 * z) / 384;
    return z + first / n + second / (n * n) + third / (n * n * n);
}

} // namespace

void SampleMean::add(double sum, double weight) {
    SETTEBELLO_ASSERT(weight >= 0);
    m_samples.push_back({sum, weight});
    m_sum += sum;
    m_weight += weight;
}

std::optional<double> SampleMean::halfWidthOfSum() const {
    if (m_samples.size() < 2 || m_weight <= 0) {
        return std::nullopt;
    }
    double squares = 0;
    for (const auto& [sum, weight] : m_samples) {
        const double residue = sum - mean() * weight;
        squares += residue * residue;
    }
    const auto count = static_cast<double>(m_samples.size());
    return studentQuantile(m_samples.size() - 1) * std::sqrt(squares * count / (count - 1));
}

std::optional<double> SampleMean::halfWidth() const {
    const std::optional<double> half = halfWidthOfSum();
    return half ? std::optional(*half / m_weight) : std::nullopt;
}

/// What happened in one deal.
struct PlayerTotals::Deal {
    double lost = 0;           ///< by the player
    double dealtLuck = 0;      ///< of the player's side, with the cards that came …
    double hiddenLuck = 0;     ///< … and with those that whoever played could not see
    BySide<double> sideLost{}; ///< by everybody on a side
    double othersLost(int side, int sides) const {
        double sum = 0;
        for (int other = 0; other < sides; ++other) {
            sum += other == side ? 0 : sideLost[other];
        }
        return sum / (sides - 1);
    }
};

void PlayerTotals::add(const Analysis& analysis, const RuleSet& rules, int seat) {
    ++m_matches;
    const LadderKind kind = ladderKind(rules);
    m_isMixed = m_isMixed || m_kind.value_or(kind) != kind;
    m_kind = kind;
    const int side = rules.sideOf(seat);
    Deal deal;
    for (const Moment& moment : analysis.moments) {
        if (moment.kind == Moment::Kind::Dealt) {
            deal = moment.move == 0 ? Deal() : deal;
        }
        if (moment.luck) {
            (moment.kind == Moment::Kind::Dealt ? deal.dealtLuck : deal.hiddenLuck) +=
                moment.luck->points[side];
        }
        if (moment.judgement) {
            const Judgement& judgement = *moment.judgement;
            deal.sideLost[rules.sideOf(moment.seat)] += judgement.lostPoints();
            if (moment.seat == seat) {
                ++m_decisions;
                m_lossPerDecision.add(std::min(judgement.lostPoints(), kMostPerDecision));
                deal.lost += judgement.lostPoints();
                m_lostPoints += judgement.lostPoints();
                m_lostChance += judgement.lostChance();
                m_lostIn[judgement.place] += judgement.lostPoints();
                ++m_marks[judgement.mark];
            }
        }
        if (moment.kind == Moment::Kind::Ended && moment.ahead) {
            const double result = (*moment.ahead)[side];
            ++m_deals;
            m_lossPerDeal.add(deal.lost);
            m_result.add(result);
            const double luck = deal.dealtLuck + deal.hiddenLuck;
            m_luck.add(luck);
            m_hiddenLuck += deal.hiddenLuck;
            m_adjusted.add(result - luck);
            m_sideLost += deal.sideLost[side];
            m_skill.add(deal.othersLost(side, rules.sides()) - deal.sideLost[side]);
        }
    }
}

std::optional<LadderPlace> ladderPlace(LadderKind kind, const SampleMean& lossPerDecision,
                                       int decisions) {
    if (decisions == 0) {
        return std::nullopt;
    }
    std::optional<double> half = lossPerDecision.halfWidth();
    if (half) {
        *half = kPerThousand * std::max(*half, kLeastHalfWidth / decisions);
    }
    return ladderPlace(kind, kPerThousand * lossPerDecision.mean(), half);
}

std::optional<LadderPlace> PlayerTotals::ladderPlace() const {
    return m_kind && !m_isMixed ? settebello::ladderPlace(*m_kind, m_lossPerDecision, m_decisions)
                                : std::nullopt;
}

} // namespace settebello
