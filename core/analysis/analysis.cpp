// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis.h"

#include "rules/rule_keys.h"
#include "storage/match_summary.h"
#include "support/text_hash.h"

namespace settebello {

std::string recordHash(const Match& match) {
    TextHash hash;
    for (const RuleKey& key : ruleKeys()) {
        const int value = key.get(match.rules());
        if (value != key.get(RuleSet())) { // so that a toggle that comes later changes nothing
            hash.take(key.path() + "=" + key.valueText(value));
        }
    }
    hash.take(fingerprint(match));
    return hash.hex();
}

} // namespace settebello
