// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/levels/levels.h"

#include <string_view>

namespace settebello::test {

/// A match of players of a level, up to a number of decisions.
inline Match playedMatch(const RuleSet& rules, int decisions, std::string_view level = "greedy",
                         std::uint64_t seed = 3) {
    Match match(rules, seed);
    const auto player = makePlayer(level, seed);
    for (int i = 0; i < decisions && !match.over(); ++i) {
        if (match.needsDeal()) {
            match.deal();
        }
        match.apply(*player->choose(match.view(match.turn()), StopToken()));
    }
    return match;
}

/// Rules of a match that is over soon.
inline RuleSet shortMatch() {
    RuleSet rules;
    rules.match.target = 1;
    return rules;
}

} // namespace settebello::test
