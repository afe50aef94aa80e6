// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/levels/level_helpers.h"

#include "players/levels/perception.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

/// How many of 200 players notice a play.
int see(const PlayerView& view, const LevelProfile& profile, const char* play) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto seen = noticedPlays(view, profile, Attention(seed, view));
        count += std::find(seen.begin(), seen.end(), parsePlay(play).value()) != seen.end() ? 1 : 0;
    }
    return count;
}

TEST(Perception, OverlooksCapturesOfManyCardsMost) {
    const PlayerView view = viewOf(RuleSet{}, "8C 9C 10C", "10D 4D 5D 1S 2S 1B");
    int before = 201;
    for (const char* play : {"10C=10D", "9C=4D+5D", "8C=5D+1S+2S", "8C=4D+1S+2S+1B"}) {
        const int seen = see(view, kBeginner, play);
        EXPECT_LT(seen, before) << play;
        EXPECT_GT(seen, 0) << play;
        before = seen;
    }
}

TEST(Perception, BeginnersOverlookMoreThanCasualPlayersAndExpertsNothing) {
    const PlayerView view = viewOf(RuleSet{}, "8C 9C", "10D 5D 1S 2S");
    const char* const sum = "8C=5D+1S+2S";
    EXPECT_LT(see(view, kBeginner, sum) + 20, see(view, kCasual, sum));
    EXPECT_LT(see(view, kCasual, sum) + 20, see(view, kGood, sum));
    EXPECT_EQ(see(view, kExpert, sum), 200);
}

TEST(Perception, ACardWhoseCapturesAreOverlookedIsMeantToBeLaidAndCapturesNonetheless) {
    LevelProfile blind;
    blind.seesCaptures = {0, 0, 0, 0};
    const PlayerView view = viewOf(RuleSet{}, "8C 9C", "10D 5D 3S 1D 7D 2C");
    const auto seen = noticedPlays(view, blind, Attention(1, view));
    EXPECT_EQ(seen,
              (std::vector<Play>{{parseCard("8C").value(), {}}, {parseCard("9C").value(), {}}}));
    EXPECT_EQ(toString(completedPlay(view, seen.front())), "8C=1D+7D");
    RuleSet free;
    free.capture.compulsory = false;
    EXPECT_EQ(toString(completedPlay(viewOf(free, "8C 9C", "10D 5D 3S"), seen.front())), "8C");
}

TEST(Perception, AnAceThatTakesAllIsNeverOverlooked) {
    const PlayerView view = viewOf(rulesOf("scopa-assi"), "1C 9C", "10D 5D 3S 2S");
    EXPECT_EQ(see(view, kBeginner, "1C=5D+10D+2S+3S"), 200);
}

} // namespace
} // namespace settebello
