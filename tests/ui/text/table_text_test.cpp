// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/table_text.h"

#include "game/friends.h"
#include "game/match_text.h"
#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

MatchSetup matchOf(const char* person) {
    MatchSetup setup;
    setup.seats = {{person, kPerson}, {"Ciro", "greedy"}};
    return setup;
}

/// Who is meant in a match of a person and Ciro.
Party sideCalled(const char* person, int side) {
    return sideParty(matchOf(person), side);
}

/// Partners sit at the seats 0 and 2, and at 1 and 3.
MatchSetup partners(std::vector<SeatSetup> seats) {
    MatchSetup setup;
    setup.rules.rules.table.players = 4;
    setup.rules.rules.table.teams = true;
    setup.seats = std::move(seats);
    return setup;
}

TEST(TableText, AddressesWhoHasGivenNoName) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(TableText::leftovers(sideCalled("", 0)), "The last cards go to you.");
    EXPECT_EQ(TableText::leftovers(sideCalled("Anna", 0)), "The last cards go to Anna.");
    EXPECT_EQ(TableText::leftovers(sideCalled("", 1)), "The last cards go to Ciro.");
    EXPECT_TRUE(
        TableText::dealerDrawn(seatParty(matchOf(""), 0)).endsWith("! The first deal is yours."));
    EXPECT_EQ(TableText::tableTaken(sideCalled("", 0), 7),
              "The table adds up to 7 and goes to you, the dealer.");
    EXPECT_EQ(TableText::tableTaken(sideCalled("", 1), 30),
              "The table adds up to 30 and goes to the dealer: Ciro. Two sweeps!");
    SKIP_IF_UNFINISHED("it");
    languages.use("it");
    EXPECT_EQ(TableText::leftovers(sideCalled("", 0)), "Le ultime carte vanno a te.");
    EXPECT_EQ(TableText::leftovers(sideCalled("Anna", 0)), "Le ultime carte vanno ad Anna.");
    const MatchSetup team =
        partners({{"Rosa", "greedy"}, {"Ugo", "greedy"}, {"", kPerson}, {"Ciro", "greedy"}});
    EXPECT_EQ(TableText::leftovers(sideParty(team, 0)), "Le ultime carte vanno alla tua squadra.");
    languages.use("en");
}

/// Whoever calls themselves so.
TEST(TableText, AddressesASeatAndNoName) {
    LanguageManager languages;
    languages.use("en");
    const MatchSetup table = partners(
        {{"Anna", kPerson}, {"You", kFriend}, {"Rossi, You", kFriend}, {"Ciro and You", kFriend}});
    EXPECT_EQ(TableText::leftovers(sideParty(table, 0)),
              "The last cards go to Anna and Rossi, You.");
    EXPECT_EQ(TableText::tableTaken(sideParty(table, 1), 7),
              "The table adds up to 7 and goes to the dealer: You and Ciro and You.");
    EXPECT_TRUE(
        TableText::dealerDrawn(seatParty(table, 1)).endsWith("! The first deal goes to You."));
}

/// Nobody is "you" where several play at a screen.
TEST(TableText, AddressesNobodyAmongSeveral) {
    LanguageManager languages;
    languages.use("en");
    const MatchSetup table =
        partners({{"", kPerson}, {"Ugo", kFriend}, {"", kPerson}, {"Ciro", "greedy"}});
    EXPECT_EQ(TableText::leftovers(sideParty(table, 0)),
              "The last cards go to Player 1 and Player 3.");
}

} // namespace
} // namespace settebello
