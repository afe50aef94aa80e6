// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_setup.h"

#include <gtest/gtest.h>

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
