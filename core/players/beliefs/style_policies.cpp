// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/style_policies.h"

#include "players/policy/softmax_weights.h"

namespace settebello {

StylePolicies::StylePolicies(PositionRules& rules)
    : m_policies{SoftmaxPolicy(rules, kCarefulWeights), SoftmaxPolicy(rules, kGreedyWeights),
                 SoftmaxPolicy(rules, kTraditionalWeights)} {}

SoftmaxPolicy& StylePolicies::of(OpponentStyle style) {
    switch (style) {
    case OpponentStyle::Greedy:
        return m_policies[1];
    case OpponentStyle::Traditional:
        return m_policies[2];
    case OpponentStyle::Careful:
    case OpponentStyle::Careless:
        break;
    }
    return m_policies[0];
}

} // namespace settebello
