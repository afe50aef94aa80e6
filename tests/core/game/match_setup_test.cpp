// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_setup.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace settebello {
namespace {

MatchSetup setupOfThree() {
    MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "good"}, {"Rosa", kPerson}}, 3};
    setup.rules.rules.table.players = 3;
    return setup;
}

TEST(MatchSetup, KnowsWhereAPersonPlays) {
    const MatchSetup setup = setupOfThree();
    EXPECT_TRUE(setup.isPerson(0));
    EXPECT_FALSE(setup.isPerson(1));
    EXPECT_EQ(personCount(setup), 2);
    EXPECT_FALSE((SeatSetup{"Ciro", ""}.isPerson())) << "a machine of no level";
    EXPECT_TRUE(SeatSetup().isPerson());
}

/// Where the questions about the people of a match have different answers.
TEST(MatchSetup, KnowsWhoseMatchItIs) {
    struct Case {
        const char* preset;
        std::vector<std::string> levels;
        std::optional<int> first;
        std::optional<int> only;
        std::optional<int> side;
    };
    const std::vector<Case> cases{
        {"scopa", {kPerson, "good"}, 0, 0, 0},
        {"scopa", {"good", kPerson}, 1, 1, 1},
        {"scopa", {kPerson, kPerson}, 0, {}, {}},
        {"scopa", {"good", "good"}, {}, {}, {}},
        {"scopone", {"good", "good", "good", kPerson}, 3, 3, 1},
        {"scopone", {"good", kPerson, "good", kPerson}, 1, {}, 1},
        {"scopone", {"good", kPerson, kPerson, "good"}, 1, {}, {}},
        {"scopone", {kPerson, kPerson, kPerson, kPerson}, 0, {}, {}},
    };
    for (const Case& c : cases) {
        MatchSetup setup{{"", c.preset, findPreset(c.preset)->rules}, {}};
        for (const std::string& level : c.levels) {
            setup.seats.push_back({"", level});
        }
        EXPECT_EQ(firstPerson(setup), c.first);
        EXPECT_EQ(onlyPerson(setup), c.only);
        EXPECT_EQ(ownSide(setup), c.side);
    }
}

TEST(MatchSetup, MovesEverybodyOneSeatFurther) {
    const MatchSetup moved = withSeatsExchanged(setupOfThree());
    EXPECT_EQ(moved.seat(0).name, "Rosa");
    EXPECT_EQ(moved.seat(1).name, "Anna");
    EXPECT_EQ(moved.seat(2).name, "Ciro");
}

TEST(MatchSetup, FollowsItsCodeIfItHasOne) {
    MatchSetup setup = setupOfThree();
    EXPECT_EQ(seedOf(setup), 3U);
    setup.code = MatchCode{dealCodeOf(setup.rules.rules, 5), true};
    EXPECT_EQ(seedOf(setup), seedOf(setup.code->code));
}

/// A code plays the same match in every version: these are the numbers of the first ones.
TEST(MatchSetup, GivesMachinesTheSeedsThatItAlwaysGave) {
    MatchSetup setup = setupOfThree();
    EXPECT_EQ(playerSeed(setup, 1), 0x7fdfaeb619860a29U);
    setup.seed = ~std::uint64_t{0};
    EXPECT_EQ(playerSeed(setup, 5), 0x625766637c1788ddU);
}

} // namespace
} // namespace settebello
