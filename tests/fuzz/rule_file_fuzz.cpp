// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "rules/check_rules.h"
#include "json/rules_json.h"

using namespace settebello;

/// Arbitrary bytes as a rule file: the result can be played and survives a round trip.
SETTEBELLO_FUZZ_TARGET(rule_file, const std::uint8_t* data, std::size_t size) {
    Faults faults;
    const NamedRules rules = readRuleFile(asText(data, size), faults);
    mustHold(checkRules(rules.rules).empty(), "the rules are playable");
    if (faults.empty()) {
        Faults none;
        mustHold(readRuleFile(writeRuleFile(rules), none) == rules,
                 "a rule file survives a round trip");
        mustHold(readRuleFile(writeWholeRuleFile(rules), none) == rules,
                 "a whole rule file survives a round trip");
        mustHold(none.empty(), "written files have no faults");
    }
    return 0;
}
