// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_fixes.h"

#include "rules/rule_conflicts.h"

#include <QCoreApplication>

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t kMost = 2;

bool has(const Faults& faults, const RuleConflict& conflict) {
    return std::ranges::any_of(faults,
                               [&](const Fault& fault) { return conflictOf(fault) == &conflict; });
}

} // namespace

std::vector<RuleFix> ruleFixes(const Fault& fault, const RuleSet& rules) {
    const RuleConflict* const conflict = conflictOf(fault);
    if (conflict == nullptr) {
        return {}; // a single value out of range
    }
    struct Way {
        RuleFix fix;
        std::size_t left; ///< the conflicts that it leaves
    };
    std::vector<Way> ways;
    const std::size_t before = checkRules(rules).size();
    for (const RuleConflict::Fix& fix : conflict->fixes) {
        RuleSet changed = rules;
        if (fix.apply != nullptr) {
            fix.apply(changed);
        }
        const Faults left = checkRules(changed);
        if (left.size() < before && !has(left, *conflict)) {
            ways.push_back(
                {{QCoreApplication::translate("settebello::RuleFixes", fix.text), changed},
                 left.size()});
        }
    }
    std::ranges::stable_sort(ways, {}, &Way::left);
    std::vector<RuleFix> fixes;
    for (const Way& way : ways) {
        if (fixes.size() < kMost) {
            fixes.push_back(way.fix);
        }
    }
    return fixes;
}

std::vector<RuleFix> fixesForPlayers(const RuleSet& rules, int players) {
    RuleSet wanted = rules;
    wanted.table.players = players;
    const Faults faults = checkRules(wanted);
    Q_ASSERT(!faults.empty());
    std::vector<RuleFix> fixes;
    for (const RuleConflict::Fix& fix : conflictOf(faults.front())->fixes) {
        RuleSet now = rules;
        RuleSet then = wanted;
        if (fix.apply != nullptr) {
            fix.apply(now);
            fix.apply(then);
        }
        const bool keeps = now.table == rules.table && now != rules;
        if (keeps && checkRules(now).empty() && checkRules(then).empty() && fixes.size() < kMost) {
            fixes.push_back({QCoreApplication::translate("settebello::RuleFixes", fix.text), now});
        }
    }
    return fixes;
}

} // namespace settebello
