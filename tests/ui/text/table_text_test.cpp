// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/table_text.h"

#include "game/match_text.h"
#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// Who is meant in a match of a person and Ciro.
QString sideCalled(const char* person, int side) {
    MatchSetup setup;
    setup.seats = {{person, kPerson}, {"Ciro", "greedy"}};
    return sideName(setup, side);
}

TEST(TableText, AddressesWhoHasGivenNoName) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(TableText::leftovers(sideCalled("", 0)), "The last cards go to you.");
    EXPECT_EQ(TableText::leftovers(sideCalled("Anna", 0)), "The last cards go to Anna.");
    EXPECT_EQ(TableText::leftovers(sideCalled("", 1)), "The last cards go to Ciro.");
    EXPECT_TRUE(TableText::dealerDrawn(sideCalled("", 0)).endsWith("! The first deal is yours."));
    EXPECT_EQ(TableText::tableTaken(sideCalled("", 0), 7),
              "The table adds up to 7 and goes to you, the dealer.");
    SKIP_IF_UNFINISHED("it");
    languages.use("it");
    EXPECT_EQ(TableText::leftovers(sideCalled("", 0)), "Le ultime carte vanno a te.");
    EXPECT_EQ(TableText::leftovers(sideCalled("Anna", 0)), "Le ultime carte vanno ad Anna.");
    EXPECT_EQ(TableText::leftovers("Rosa e Tu"), "Le ultime carte vanno alla tua squadra.");
    languages.use("en");
}

} // namespace
} // namespace settebello
