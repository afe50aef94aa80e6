// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_differences.h"

#include "text/rule_text.h"

namespace settebello {

std::optional<RuleDifference> ruleDifference(const RuleKey& key, const RuleSet& first,
                                             const RuleSet& second) {
    const int a = key.get(first);
    const int b = key.get(second);
    if (a == b) {
        return std::nullopt;
    }
    return RuleDifference{ruleLabel(key), ruleValueName(key, a), ruleValueName(key, b)};
}

QList<RuleDifference> ruleDifferences(const RuleSet& first, const RuleSet& second) {
    QList<RuleDifference> differences;
    for (const RuleKey& key : ruleKeys()) {
        if (const std::optional<RuleDifference> found = ruleDifference(key, first, second)) {
            differences += *found;
        }
    }
    return differences;
}

} // namespace settebello
