// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/code_play.h"
#include "compare/code_results.h"

#include <string>
#include <vector>

namespace settebello {

/// Anna's match by a code, played with the first legal decisions.
inline Record playedByCode(const RuleSet& rules, const std::string& base, int players) {
    MatchSetup setup{{"", base, rules}, {{"Anna", kPerson}}};
    while (static_cast<int>(setup.seats.size()) < players) {
        setup.seats.push_back({"Ciro", "greedy"});
    }
    setup.code = MatchCode{dealCodeOf(rules, 77), true};
    Match match(rules, seedOf(setup.code->code));
    std::vector<Decision> legal;
    while (!match.over()) {
        if (match.needsDeal()) {
            dealByCode(match, setup.code->code);
        }
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front());
    }
    return {setup, match, "2026-11-23 18:05:00"};
}

inline RuleSet shortScopa() {
    RuleSet rules;
    rules.match.target = 1;
    return rules;
}

} // namespace settebello
