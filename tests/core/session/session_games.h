// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "core/game/game_helpers.h"
#include "game/declaration.h"
#include "game/match_setup.h"
#include "game/player_view.h"
#include "rules/check_rules.h"
#include "session/number.h"

#include <string>
#include <vector>

namespace settebello::test {

inline session::Number secretOf(std::uint64_t number) {
    return {number, number + 1, number + 2, number + 3};
}

inline constexpr char kTableId[] = "00112233445566778899aabbccddeeff";

/// A match where guests sit at the first seats after seat 0, which is the host's person, and levels
/// at the others.
inline MatchSetup setupOf(const RuleSet& rules, int guests) {
    MatchSetup setup;
    setup.rules.rules = rules;
    for (int seat = 0; seat < rules.table.players; ++seat) {
        const bool isPerson = seat <= guests;
        setup.seats.push_back({isPerson ? "" : "Ciro", isPerson ? kPerson : "casual"});
    }
    setup.seats.front().name = "Anna";
    return setup;
}

/// All presets, calling out, which none has, tables of up to six, and what is rare in presets.
inline std::vector<RuleSet> sessionGames() {
    std::vector<RuleSet> all;
    for (const Preset& preset : presets()) {
        all.push_back(preset.rules);
    }
    all.push_back(rulesOf("scopa"));
    all.back().match.callingOut = true;
    for (const int players : {3, 6}) {
        all.push_back(rulesOf("scopa"));
        all.back().table.players = players;
    }
    for (const int players : {2, 3, 4}) { // deals that the cutter makes void, and declarations
        all.push_back(rulesOf("cirulla"));
        all.back().table.players = players;
        all.back().deal.cutterChooses = true;
        all.back().deal.redealOnAces = 1;
    }
    all.push_back(rulesOf("cirulla")); // over as soon as the table is dealt, or cards are shown
    all.back().match.end = MatchEnd::AtOnce;
    all.back().match.target = 3;
    for (const RuleSet& rules : all) {
        EXPECT_TRUE(checkRules(rules).empty());
    }
    return all;
}

/// Any of the decisions that answer a question, and a claim only sometimes, since it ends the
/// match.
inline Decision anyAnswer(const PlayerView& view, Random& random) {
    using Kind = Decision::Kind;
    if (view.phase == Phase::Declaring) {
        const bool declares = declaredHand(view.rules, view.hand) && random.below(3) > 0;
        return Decision(declares ? Kind::Declare : Kind::Pass);
    }
    std::vector<Decision> legal;
    legalDecisions(view, legal);
    if (random.below(100) > 0) {
        std::erase(legal, Decision(Kind::ClaimOut));
    }
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace settebello::test
