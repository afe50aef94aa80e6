// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/opponent_style.h"

#include "players/policy/softmax_weights.h"

namespace settebello {

StylePolicies::StylePolicies(PositionRules& rules)
    : m_policies{SoftmaxPolicy(rules, kCarefulWeights), SoftmaxPolicy(rules, kGreedyWeights),
                 SoftmaxPolicy(rules, kTraditionalWeights)} {}

} // namespace settebello
