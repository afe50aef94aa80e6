// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_differences.h"

#include "rules/rule_keys.h"
#include "text/rule_text.h"

namespace settebello {

QList<RuleDifference> ruleDifferences(const RuleSet& first, const RuleSet& second) {
    QList<RuleDifference> differences;
    for (const RuleKey& key : ruleKeys()) {
        const int a = key.get(first);
        const int b = key.get(second);
        if (a != b) {
            differences += {ruleLabel(key), ruleValueName(key, a), ruleValueName(key, b)};
        }
    }
    return differences;
}

} // namespace settebello
