// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/style_policies.h"

#include "players/policy/softmax_weights.h"

namespace settebello {

namespace {

const feature::Weights& carefulWeights(const RuleSet& rules) {
    return rules.deal.handCards == HandCards::All ? kCarefulWeights : kLongWeights;
}

const feature::Weights& carelessWeights(const RuleSet& rules) {
    return rules.deal.handCards == HandCards::All ? kCarefulWeights : kSensibleWeights;
}

} // namespace

StylePolicies::StylePolicies(PositionRules& rules)
    : m_policies{{SoftmaxPolicy(rules, carefulWeights(rules.rules())),
                  SoftmaxPolicy(rules, carelessWeights(rules.rules())),
                  SoftmaxPolicy(rules, kGreedyWeights),
                  SoftmaxPolicy(rules, kTraditionalWeights)}} {}

SoftmaxPolicy& StylePolicies::of(OpponentStyle style) {
    return m_policies[style];
}

} // namespace settebello
