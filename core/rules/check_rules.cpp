// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/check_rules.h"

#include "rules/rule_conflicts.h"
#include "rules/rule_keys.h"

namespace settebello {

Faults checkRules(const RuleSet& rules) {
    Faults faults;
    for (const RuleKey& key : ruleKeys()) {
        if (const int value = key.get(rules); !key.allows(value)) {
            faults.push_back({key.path(),
                              FaultCode::RuleValueNotAllowed,
                              {key.valueText(value), key.allowedText()}});
        }
    }
    if (!faults.empty()) {
        return faults; // the conflicts are those of allowed values
    }
    for (const RuleConflict& conflict : ruleConflicts()) {
        if (conflict.applies(rules)) {
            faults.push_back(faultOf(conflict, rules));
        }
    }
    return faults;
}

bool napolaIsOutOfReach(const RuleSet& rules) {
    return rules.scoring.napola != Napola::None && rules.pack.cards != kCardCount;
}

bool piccolaIsOutOfReach(const RuleSet& rules) {
    return rules.scoring.piccola && rules.pack.cards != kCardCount;
}

} // namespace settebello
