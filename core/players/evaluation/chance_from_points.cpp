// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/chance_from_points.h"

#include "players/evaluation/round_outcomes.h"
#include "players/position/position.h"
#include "rules/objective.h"
#include "support/contract.h"
#include "support/portable_math.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kSteps = 8;     ///< per point
constexpr int kFarthest = 16; ///< points ahead or behind
constexpr int kMostLead = 40;
/// How far the round's lead usually lies off the points expected, by packets to come.
constexpr std::array<double, 7> kDeviation{0.7, 1.45, 1.84, 2.15, 2.42, 2.65, 2.9};

constexpr std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

/// A lead that the round may end with.
struct Lead {
    double chance = 0; ///< of the match after it
    double weight = 0; ///< how density it is
};
using Leads = std::array<Lead, 2 * kMostLead + 1>; // from −kMostLead on

Leads leadsOf(const MatchChance& match, const PlayerView& view) {
    const Objective objective(view.rules);
    Leads leads{};
    for (const RoundChance& outcome : roundOutcomes(view.rules)) {
        BySide<int> points{};
        points[view.seat] = outcome.first;
        points[1 - view.seat] = outcome.second;
        Lead& lead = leads[index(objective.lead(points, view.seat) + kMostLead)];
        lead.chance += outcome.chance * match.afterRound(view.scores, points, view.seat);
        lead.weight += outcome.chance;
    }
    for (Lead& lead : leads) {
        lead.chance /= lead.weight > 0 ? lead.weight : 1;
    }
    return leads;
}

/// The mean of the chances after all leads, each weighed by how near it is to the points expected.
double around(const Leads& leads, double points, double deviation) {
    double chance = 0;
    double weight = 0;
    for (int lead = -kMostLead; lead <= kMostLead; ++lead) {
        const Lead& reached = leads[index(lead + kMostLead)];
        if (reached.weight > 0) {
            const double off = (lead - points) / deviation;
            const double density = portableExp(-off * off / 2);
            chance += density * reached.chance;
            weight += density;
        }
    }
    return chance / weight;
}

} // namespace

void ChanceFromPoints::read(const MatchChance& match, const PlayerView& view) {
    SETTEBELLO_ASSERT(view.rules.table.players == 2);
    const Leads leads = leadsOf(match, view);
    const auto now =
        std::min(static_cast<std::size_t>(view.stockSize / kPacketCards), kPacketsToCome - 1);
    const auto most = std::min(now + 2, kPacketsToCome - 1); // two packets of six are in hands
    for (std::size_t packets = now; packets <= most; ++packets) {
        m_chances[packets].clear();
        for (int step = -kFarthest * kSteps; step <= kFarthest * kSteps; ++step) {
            const double points = static_cast<double>(step) / kSteps;
            m_chances[packets].push_back(around(leads, points, kDeviation[packets]));
        }
    }
}

double ChanceFromPoints::expecting(double points, int cardsToCome) const {
    const auto packets = static_cast<std::size_t>(cardsToCome / kPacketCards);
    const std::vector<double>& chances = m_chances[std::min(packets, kPacketsToCome - 1)];
    SETTEBELLO_ASSERT(!chances.empty());
    const double place =
        std::clamp((points + kFarthest) * kSteps, 0.0, static_cast<double>(chances.size() - 2));
    const auto below = static_cast<std::size_t>(place);
    const double part = place - static_cast<double>(below);
    return chances[below] * (1 - part) + chances[below + 1] * part;
}

} // namespace settebello
