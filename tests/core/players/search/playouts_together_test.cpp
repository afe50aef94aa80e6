// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/playouts_together.h"

#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"
#include "players/search/playout.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace settebello {
namespace {

/// Null, one by one, is what the others must be equal to; here it shows that the test passes where
/// there are no others.
std::vector<PlayPacket> allWays() {
    const auto ways = waysToPlayPackets();
    std::vector<PlayPacket> all{nullptr};
    all.insert(all.end(), ways.begin(), ways.end());
    return all;
}

/// Deals of one rule set, each with its generator; some of them a few plays old.
struct Deals {
    std::vector<Round> rounds;
    std::vector<Random> randoms;
};

Deals deals(const RuleSet& rules, int count, int plays, Random& random) {
    Deals deals;
    for (int i = 0; i < count; ++i) {
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        Round round(rules, pack, 0);
        for (int play = 0; play < plays; ++play) {
            if (round.phase() == Phase::Playing) {
                round.applyLegal(randomPlay(round, random));
            }
        }
        deals.rounds.push_back(round);
        deals.randoms.emplace_back(random.next());
    }
    return deals;
}

void expectSame(const Round& round, const Round& expected, const std::string& where) {
    ASSERT_EQ(round.phase(), expected.phase()) << where;
    ASSERT_EQ(round.playCount(), expected.playCount()) << where;
    ASSERT_EQ(round.packetCount(), expected.packetCount()) << where;
    ASSERT_EQ(round.turn(), expected.turn()) << where;
    ASSERT_EQ(round.table(), expected.table()) << where;
    ASSERT_EQ(round.stock(), expected.stock()) << where;
    ASSERT_EQ(round.lastCapturer(), expected.lastCapturer()) << where;
    for (int side = 0; side < round.rules().sides(); ++side) {
        const auto at = static_cast<std::size_t>(side);
        ASSERT_EQ(round.tallies()[at], expected.tallies()[at]) << where;
    }
}

/// Plays them in every way, and one by one with playOut().
void expectSameInAllWays(const Deals& dealt, const std::string& where) {
    Deals expected = dealt;
    for (std::size_t i = 0; i < expected.rounds.size(); ++i) {
        playOut(expected.rounds[i], expected.randoms[i]);
    }
    for (const PlayPacket way : allWays()) {
        Deals played = dealt;
        playOutTogether(played.rounds, played.randoms, way);
        for (std::size_t i = 0; i < played.rounds.size(); ++i) {
            ASSERT_NO_FATAL_FAILURE(expectSame(played.rounds[i], expected.rounds[i], where));
            ASSERT_EQ(played.randoms[i].state(), expected.randoms[i].state()) << where;
        }
    }
}

class PlayoutsTogether : public testing::TestWithParam<Preset> {};

TEST_P(PlayoutsTogether, EndAsOneByOne) {
    Random random(1);
    // From every play of the first packets on, of as many deals as leave some lanes empty.
    for (int plays = 0; plays < 20; ++plays) {
        const Deals dealt = deals(GetParam().rules, 50 * oracleFactor(), plays, random);
        ASSERT_NO_FATAL_FAILURE(expectSameInAllWays(dealt, std::to_string(plays) + " plays"));
    }
}

INSTANTIATE_TEST_SUITE_P(Presets, PlayoutsTogether, testing::ValuesIn(presets()),
                         [](const auto& preset) {
                             std::string name;
                             for (const char letter : preset.param.id) {
                                 name += letter == '-' ? '_' : letter;
                             }
                             return name;
                         });

TEST(PlayoutsTogether, EndAsOneByOneByAnyRules) {
    Random random(2);
    for (int i = 0; i < 300 * oracleFactor(); ++i) {
        RuleSet rules = randomRules(random);
        if (i % 2 == 0) {
            rules.capture = RuleSet::Capture(); // or few of them would be played side by side
        }
        const int plays = static_cast<int>(random.below(20));
        ASSERT_NO_FATAL_FAILURE(
            expectSameInAllWays(deals(rules, 20, plays, random), rulesText(rules)));
    }
}

TEST(PlayoutsTogether, NeedNotStandAlike) {
    Random random(3);
    Deals dealt;
    for (int i = 0; i < 40; ++i) {
        const Deals one = deals(test::rulesOf("scopa"), 1, i / 2, random);
        dealt.rounds.push_back(one.rounds[0]);
        dealt.randoms.push_back(one.randoms[0]);
    }
    expectSameInAllWays(dealt, "of all ages");
}

TEST(PlayoutsTogether, DrawAgainWhatWouldBeUnfair) {
    // The second word tells the first number, and 0 is one that is drawn again if the plays are not
    // a power of two.
    Random random(4);
    Deals dealt = deals(test::rulesOf("scopa"), 32, 0, random);
    for (std::size_t i = 0; i < dealt.randoms.size(); i += 3) {
        dealt.randoms[i] = Random({random.next(), 0, random.next(), random.next()});
    }
    expectSameInAllWays(dealt, "unfair");
}

TEST(PlayoutsTogether, NoneIsNothing) {
    playOutTogether({}, {});
}

} // namespace
} // namespace settebello
