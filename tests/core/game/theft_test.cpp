// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"
#include "game/match.h"
#include "game/round.h"
#include "rules/check_rules.h"
#include "rules/legal_plays.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace settebello {
namespace {

using namespace test;

RuleSet rubamazzo(int players) {
    return withPlayers(rulesOf("rubamazzo"), players, "rubamazzo");
}

std::vector<std::string> legal(const Round& round) {
    std::vector<Play> plays;
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
    std::vector<std::string> texts;
    for (const Play& play : plays) {
        texts.push_back(toString(play));
    }
    return texts;
}

using Texts = std::vector<std::string>;

TEST(Theft, TakesTheWholePile) {
    Round round(rubamazzo(2), packFrom("7C 7S 5D 7B 1C 2C 7D 3S 4B 10D"), 0);
    Events events;
    play(round, "7C=7D 7S=7C", &events);
    EXPECT_EQ(eventsOf<PileStolen>(events),
              (std::vector{PileStolen{0, 0, cards("7S")[0], cards("7C")[0], 1, set("7D 7C")}}));
    EXPECT_EQ(eventsOf<CardsCaptured>(events).size(), 1U);
    EXPECT_EQ(round.pile(0), set("7D 7C 7S"));
    EXPECT_EQ(round.pile(1), CardSet());
    EXPECT_EQ(round.top(0), set("7S"));
    EXPECT_EQ(round.top(1), CardSet());
    EXPECT_EQ(round.table(), set("3S 4B 10D"));
    EXPECT_EQ(round.lastCapturer(), 0);
}

TEST(Theft, IsCompulsoryAndTakesTheTopAlone) {
    Round round(rubamazzo(2), packFrom("7C 7S 5D 7B 1C 2C 7D 3S 4B 10D"), 0);
    play(round, "7C=7D");
    EXPECT_EQ(legal(round), (Texts{"2C", "7S=7C", "7B=7C"}));
    for (const char* refused : {"7S", "7S=7D", "7S=7D+7C", "2C=7C"}) {
        EXPECT_EQ(round.apply(decision(refused)), DecisionFault::NotLegal) << refused;
    }
}

TEST(Theft, LeavesTheOwnPileAlone) {
    Round round(rubamazzo(2), packFrom("7C 7S 5D 7B 1C 2C 7D 3S 4B 10D"), 0);
    play(round, "7C=7D 7S=7C 5D");
    EXPECT_EQ(legal(round), (Texts{"2C", "7B"})); // the own top is a seven
}

TEST(Theft, IsChosenWhereTheTableHasSuchACardToo) {
    Round round(rubamazzo(2), packFrom("7C 7S 5D 8B 1C 2C 7D 7B 4B 10D"), 0);
    play(round, "7C=7D");
    EXPECT_EQ(legal(round), (Texts{"2C", "7S=7C", "7S=7B", "8B"}));
    play(round, "7S=7B");
    EXPECT_EQ(round.pile(1), set("7D 7C"));
    EXPECT_EQ(round.tops(), set("7C 7S"));
}

TEST(Theft, MayRobAnybody) {
    const Pack pack = packFrom("7C 6C 7S 5D 5C 6S 1C 2C 3C 7D 6D 9S 10S");
    Round round(rubamazzo(3), pack, 0);
    play(round, "7C=7D 6C=6D");
    EXPECT_EQ(legal(round), (Texts{"3C", "6S=6C", "7S=7C"}));
    Events events;
    play(round, "6S=6C", &events);
    EXPECT_EQ(eventsOf<PileStolen>(events).at(0).from, 2);
    EXPECT_EQ(round.pile(0), set("6D 6C 6S"));
    EXPECT_EQ(round.pile(1), set("7D 7C"));
    EXPECT_EQ(round.pile(2), CardSet());
}

TEST(Theft, SparesThePileOfPartners) {
    RuleSet rules = rubamazzo(4);
    rules.table.teams = true;
    ASSERT_TRUE(checkRules(rules).empty());
    // Seat 1 takes the seven, seat 3 is its partner and has another.
    Round round(rules, packFrom("7C 1D 7S 2D 5D 3D 5C 4D 1C 2C 1S 2S 7D 3S 4B 10D"), 0);
    play(round, "7C=7D 1D");
    EXPECT_EQ(legal(round), (Texts{"5C", "1S=1D", "7S"}));
}

TEST(Theft, MakesNoSweeps) {
    Round round(rubamazzo(2), packFrom("7C 3C 5D 4C 1C 10C 7D 3S 4B 10D"), 0);
    play(round, "7C=7D 3C=3S 5D 4C=4B 1C 10C=10D");
    EXPECT_EQ(round.table(), set("1C 5D"));
    Events events;
    RuleSet rules = rubamazzo(2);
    rules.deal.tableCards = 0;
    ASSERT_TRUE(checkRules(rules).empty());
    Round empty(rules, packFrom("7C 7S"), 0);
    play(empty, "7C 7S=7C", &events);
    EXPECT_EQ(empty.table(), CardSet());
    EXPECT_EQ(empty.sweeps(0), 0);
    EXPECT_TRUE(eventsOf<SweepMade>(events).empty());
}

TEST(Theft, IsWhatTheViewOfEverybodyShows) {
    Match match(rubamazzo(3), 1);
    match.deal();
    std::vector<Play> plays;
    int tops = 0;
    while (match.turn() >= 0 && match.played().size() == 1) {
        const Round& round = match.round();
        for (int seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(match.view(seat).tops, round.tops());
            EXPECT_EQ(match.view(seat).takeable(seat),
                      round.table() | (round.tops() - round.pile(seat)));
        }
        tops += round.tops().size();
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
        match.apply(Decision(plays.front()));
    }
    EXPECT_GT(tops, 0);
}

} // namespace
} // namespace settebello
