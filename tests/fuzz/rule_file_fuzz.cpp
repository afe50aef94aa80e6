// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "rules/check_rules.h"
#include "json/rules_json.h"

using namespace settebello;

/// Any bytes as a rule file: whatever is read can be played, and comes back if it is written.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Faults faults;
    const NamedRules rules = readRuleFile(asText(data, size), faults);
    mustHold(checkRules(rules.rules).empty(), "rules read can be played");
    if (faults.empty()) {
        Faults none;
        mustHold(readRuleFile(writeRuleFile(rules), none) == rules, "a rule file comes back");
        mustHold(readRuleFile(writeWholeRuleFile(rules), none) == rules, "a whole one too");
        mustHold(none.empty(), "what we write has no faults");
    }
    return 0;
}
