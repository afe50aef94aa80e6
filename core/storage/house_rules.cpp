// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/house_rules.h"

#include "rules/presets.h"

#include <algorithm>

namespace settebello {

const NamedRules* findHouseRules(const std::vector<NamedRules>& all, std::string_view name) {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const NamedRules& rules) { return rules.name == name; });
    return found == all.end() ? nullptr : &*found;
}

bool isSameGame(const RuleSet& rules, const RuleSet& game, std::string_view base) {
    return rules == withPlayers(game, rules.table.players, base);
}

NamedRules withNameIfKept(NamedRules rules, const std::vector<NamedRules>& all) {
    const NamedRules* kept = findHouseRules(all, rules.name);
    if (kept == nullptr || !isSameGame(rules.rules, kept->rules, kept->base)) {
        rules.name.clear();
    }
    return rules;
}

void putHouseRules(std::vector<NamedRules>& all, const NamedRules& rules) {
    const auto same = std::find_if(
        all.begin(), all.end(), [&](const NamedRules& other) { return other.name == rules.name; });
    if (same != all.end()) {
        *same = rules;
    } else {
        all.push_back(rules);
    }
}

std::string freeRulesName(const std::string& name,
                          const std::function<bool(const std::string&)>& taken) {
    for (int n = 2;; ++n) {
        std::string free = name + " (" + std::to_string(n) + ")";
        if (!taken(free)) {
            return free;
        }
    }
}

} // namespace settebello
