// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_rules.h"

#include "rules/check_rules.h"
#include "rules/rule_conflicts.h"
#include "rules/rule_keys.h"

#include <algorithm>
#include <cstdlib>

namespace settebello {

namespace {

int randomValue(const RuleKey& key, Random& random) {
    const auto draw = [&](std::size_t count) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    };
    switch (key.kind) {
    case RuleKey::Kind::Bool:
        return draw(2);
    case RuleKey::Kind::Name:
        return draw(key.names.size());
    case RuleKey::Kind::Number:
        break;
    }
    if (!key.numbers.empty()) {
        return key.numbers[static_cast<std::size_t>(draw(key.numbers.size()))];
    }
    return key.least + draw(static_cast<std::size_t>(key.most - key.least + 1));
}

} // namespace

/// Where piles are stolen hardly any other toggle may be set, so that chance alone would never find
/// such rules: in some of them the others give way.
void makeRoomForStealing(RuleSet& rules, Random& random) {
    constexpr std::uint32_t kSome = 4;
    rules.capture.steal = rules.capture.steal && random.below(kSome) == 0;
    for (const RuleConflict& conflict : ruleConflicts()) {
        if (rules.capture.steal && conflict.key == "steal" && conflict.applies(rules)) {
            conflict.fixes.front().apply(rules);
        }
    }
}

RuleSet randomRules(Random& random) {
    for (;;) {
        RuleSet rules;
        for (const RuleKey& key : ruleKeys()) {
            if (random.below(2) == 0) {
                key.set(rules, randomValue(key, random));
            }
        }
        makeRoomForStealing(rules, random);
        if (checkRules(rules).empty()) {
            return rules;
        }
    }
}

std::string rulesText(const RuleSet& rules) {
    std::string text;
    for (const RuleKey& key : ruleKeys()) {
        if (key.get(rules) != key.get(RuleSet{})) {
            text += key.path() + " " + key.valueText(key.get(rules)) + "\n";
        }
    }
    return text;
}

std::string disagreement(const RuleSet& rules) {
    return "The engine and the oracle disagree. If a rule is new, teach it to "
           "tests/core/oracle/naive_*.cpp too, from docs/rules.md; else one of them is wrong.\n"
           "The rules that differ from the defaults:\n" +
           rulesText(rules);
}

int oracleFactor() {
    const char* factor = std::getenv("SETTEBELLO_ORACLE_FACTOR");
    return factor == nullptr ? 1 : std::max(1, std::atoi(factor));
}

} // namespace settebello
