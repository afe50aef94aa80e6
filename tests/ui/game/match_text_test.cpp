// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_text.h"

#include "game/game_controller.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"

#include <gtest/gtest.h>

#include <array>

namespace settebello {
namespace {

MatchSetup setupFor(int players, bool teams) {
    MatchSetup setup;
    setup.rules.rules.table.players = players;
    setup.rules.rules.table.teams = teams;
    const std::array names{"Anna", "Ciro", "Rosa %2", "Gennaro", "Assunta", "Carmine"};
    for (int seat = 0; seat < players; ++seat) {
        setup.seats.push_back(
            {names[static_cast<std::size_t>(seat)], seat == 0 ? kPerson : "greedy"});
    }
    return setup;
}

struct Ended {
    const char* language;
    int players;
    bool teams;
    MatchResult result;
    const char* text;
};

MatchResult result(int winner, BySide<int> scores, MatchResult::By by = MatchResult::By::Points) {
    return {scores, winner, false, by};
}

class ResultText : public ::testing::TestWithParam<Ended> {};

TEST_P(ResultText, SaysWhoWonAndHow) {
    SKIP_IF_UNFINISHED(GetParam().language);
    LanguageManager languages;
    languages.use(GetParam().language);
    const MatchSetup setup = setupFor(GetParam().players, GetParam().teams);
    EXPECT_EQ(resultText(setup, GetParam().result), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    Ends, ResultText,
    ::testing::Values(Ended{"en", 2, false, result(0, {11, 8}), "You win, 11 to 8!"},
                      Ended{"en", 2, false, result(1, {8, 12}), "Ciro wins, 12 to 8."},
                      Ended{"en", 3, false, result(1, {3, 12, 7}),
                            "Ciro wins with 12 points; the others have 7, 3."},
                      Ended{"en", 3, false, result(2, {3, 2, 7}),
                            "Rosa %2 wins with 7 points; the others have 3, 2."},
                      Ended{"en", 4, true, result(0, {11, 8}), "Your team wins, 11 to 8!"},
                      Ended{"en", 4, true, result(1, {8, 11}), "Ciro and Gennaro win, 11 to 8."},
                      Ended{"en", 2, false, result(1, {-3, 0}, MatchResult::By::WholeSuit),
                            "Ciro holds the whole suit and wins."},
                      Ended{"en", 2, false, result(0, {9, 0}, MatchResult::By::FalseClaim),
                            "The claim was false, and so you win."},
                      Ended{"it", 2, false, result(0, {11, -2}), "Hai vinto 11 a -2!"},
                      Ended{"fr", 4, true, result(1, {8, 11}, MatchResult::By::CalledOut),
                            "Ciro et Gennaro avaient bien les points annoncés et gagnent."}));

/// A point says nothing there.
TEST(ResultTextOfOneRound, SaysWhoHasMostCards) {
    for (const auto& [language, text] : {std::pair("en", "Ciro has most cards and wins."),
                                         std::pair("it", "Ciro ha più carte e ha vinto."),
                                         std::pair("fr", "Ciro a le plus de cartes et gagne.")}) {
        SKIP_IF_UNFINISHED(language);
        LanguageManager languages;
        languages.use(language);
        MatchSetup setup = setupFor(2, false);
        setup.rules.rules = findPreset("rubamazzo")->rules;
        EXPECT_EQ(resultText(setup, result(1, {0, 1})), text);
        EXPECT_FALSE(standText(setup, BySide<int>{{0, 0}}).contains('0')) << language;
    }
}

TEST(SideName, JoinsPartners) {
    LanguageManager languages;
    languages.use("it");
    EXPECT_EQ(sideName(setupFor(6, true), 1), "Ciro, Gennaro e Carmine");
    EXPECT_EQ(sideName(setupFor(6, false), 5), "Carmine");
}

TEST(PlayersText, NamesLevelsAsWomenAndMenHaveThem) {
    SKIP_IF_UNFINISHED("it");
    LanguageManager languages;
    MatchSetup setup;
    setup.rules.rules.table.players = 3;
    setup.seats = {{"Anna", kPerson}, {"Rosa", "expert"}, {"Ciro", "casual"}};
    languages.use("it");
    EXPECT_EQ(playersText(setup), "Anna, Rosa (Esperta) e Ciro (Medio)");
    languages.use("en");
    EXPECT_EQ(playersText(setup), "Anna, Rosa (Expert), and Ciro (Casual)");
}

TEST(SeatName, CallsAPersonWithoutANameYouInTheLanguageInUse) {
    MatchSetup setup = setupFor(2, false);
    setup.seats[0].name.clear();
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(seatName(setup, 0), "You");
    EXPECT_EQ(seatName(setup, 1), "Ciro");
    for (const auto& [language, name] : {std::pair("it", "Tu"), std::pair("fr", "Vous")}) {
        SKIP_IF_UNFINISHED(language);
        languages.use(language);
        EXPECT_EQ(seatName(setup, 0), name);
        EXPECT_EQ(sideName(setup, 0), name);
    }
}

TEST(SeatName, NumbersPersonsWithoutANameIfThereAreSeveral) {
    MatchSetup setup = setupFor(3, false);
    setup.seats[0].name.clear();
    setup.seats[2] = {"", kPerson};
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(seatName(setup, 0), "Player 1");
    EXPECT_EQ(seatName(setup, 2), "Player 3");
}

#ifndef QT_NO_DEBUG
TEST(SideNameDeathTest, IsForSidesOfTheMatchOnly) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(sideName(setupFor(6, true), 2), "side < setup.rules.rules.sides\\(\\)");
}
#endif

} // namespace
} // namespace settebello
