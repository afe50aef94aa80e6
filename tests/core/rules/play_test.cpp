// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/play.h"

#include "core/cards/card_text.h"

#include <gtest/gtest.h>

#include <string>

namespace settebello {
namespace {

TEST(PlayNotation, WritesCardAndCapture) {
    EXPECT_EQ(toString(Play{Card(Suit::Cups, 9), {}}), "9C");
    EXPECT_EQ(toString(Play{Card(Suit::Batons, 10), cardSet("7C 3D")}), "10B=3D+7C");
    EXPECT_EQ(toString(Play{Card(Suit::Coins, 1), cardSet("1D")}), "1D=1D");
    EXPECT_EQ(toString(Play{Card(Suit::Coins, 10), cardSet("4B 1S 2C 3D")}), "10D=3D+2C+1S+4B")
        << "suits before ranks";
}

TEST(PlayNotation, RoundTrips) {
    for (const char* text : {"9C", "10B=3D+7C", "1D=1D", "7S=7D", "10D=3D+2C+1S+4B"}) {
        const auto play = parsePlay(text);
        ASSERT_TRUE(play) << text;
        EXPECT_EQ(toString(*play), text);
        EXPECT_EQ(parseDecision(text), Decision(*play));
        EXPECT_EQ(toString(Decision(*play)), text);
    }
    EXPECT_TRUE(parsePlay("1D=1D")->takesItself());
    EXPECT_FALSE(parsePlay("1D=1C")->takesItself());
    EXPECT_FALSE(parsePlay("9C")->isCapture());
}

TEST(PlayNotation, HasOneWayToWriteAPlay) {
    const char* texts[] = {"",          "=",          "9C=",       "=3D",       "10B=7C+3D",
                           "10B=3D+",   "10B=+3D",    "10B=3D+3D", "10B=3D 7C", "10B = 3D",
                           "10B=3D=7C", "10B+3D",     "9c",        "9C ",       " 9C",
                           "10B=3D,7C", "10B=3D+7C+", "10B==3D",   "9CX",       "10B=3D+X"};
    for (const char* text : texts) {
        EXPECT_EQ(parsePlay(text), std::nullopt) << text;
        EXPECT_EQ(parseDecision(text), std::nullopt) << text;
    }
}

TEST(DecisionNotation, HasAWordForEachKind) {
    using Kind = Decision::Kind;
    const std::pair<Kind, const char*> words[] = {{Kind::KeepCut, "keep"},
                                                  {Kind::PlaceCut, "place"},
                                                  {Kind::Declare, "declare"},
                                                  {Kind::Pass, "pass"},
                                                  {Kind::ClaimOut, "out"}};
    for (const auto& [kind, word] : words) {
        EXPECT_EQ(toString(Decision(kind)), word);
        EXPECT_EQ(parseDecision(word), Decision(kind));
        EXPECT_EQ(parsePlay(word), std::nullopt);
    }
    for (const char* text : {"Keep", "keep ", "claim", "outs", "declare=7D"}) {
        EXPECT_EQ(parseDecision(text), std::nullopt) << text;
    }
}

} // namespace
} // namespace settebello
