// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/playouts_together.h"

#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"
#include "players/policy/playout.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace settebello {
namespace {

class PlayoutsTogether : public testing::Test {
protected:
    void SetUp() override {
        if (waysToPlayPackets().empty()) {
            GTEST_SKIP() << "this processor or system has no way of it";
        }
    }
};

/// Deals, each with its generator; some of them a few plays old.
struct Deals {
    std::vector<Round> rounds;
    std::vector<Random> randoms;
};

void addDeal(Deals& deals, const RuleSet& rules, int dealer, int plays, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    Round round(rules, pack, dealer);
    for (int play = 0; play < plays; ++play) {
        if (round.phase() == Phase::Playing) {
            round.applyLegal(randomPlay(round, random));
        }
    }
    deals.rounds.push_back(round);
    deals.randoms.emplace_back(random.next());
}

Deals dealsAlike(const RuleSet& rules, int count, int plays, Random& random) {
    const int dealer =
        static_cast<int>(random.below(static_cast<std::uint32_t>(rules.table.players)));
    Deals deals;
    for (int i = 0; i < count; ++i) {
        addDeal(deals, rules, dealer, plays, random);
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
    ASSERT_EQ(round.wholeSuitSide(), expected.wholeSuitSide()) << where;
    for (int seat = 0; seat < round.rules().table.players; ++seat) {
        ASSERT_EQ(round.hand(seat), expected.hand(seat)) << where;
    }
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
    for (const PlayPacket way : waysToPlayPackets()) {
        Deals played = dealt;
        playOutTogether(played.rounds, played.randoms, way);
        for (std::size_t i = 0; i < played.rounds.size(); ++i) {
            ASSERT_NO_FATAL_FAILURE(expectSame(played.rounds[i], expected.rounds[i], where));
            ASSERT_EQ(played.randoms[i].state(), expected.randoms[i].state()) << where;
        }
    }
}

class PresetsTogether : public PlayoutsTogether, public testing::WithParamInterface<Preset> {};

TEST_P(PresetsTogether, EndAsOneByOne) {
    Random random(1);
    // From every play of the first packets on, and the last few of the deals one by one.
    for (int plays = 0; plays < 20; ++plays) {
        const Deals dealt = dealsAlike(GetParam().rules, 50 * oracleFactor(), plays, random);
        ASSERT_NO_FATAL_FAILURE(expectSameInAllWays(dealt, std::to_string(plays) + " plays"));
    }
}

INSTANTIATE_TEST_SUITE_P(Presets, PresetsTogether, testing::ValuesIn(presets()),
                         [](const auto& preset) {
                             std::string name;
                             for (const char letter : preset.param.id) {
                                 name += letter == '-' ? '_' : letter;
                             }
                             return name;
                         });

TEST_F(PlayoutsTogether, EndAsOneByOneByAnyRules) {
    Random random(2);
    for (int i = 0; i < 300 * oracleFactor(); ++i) {
        RuleSet rules = randomRules(random);
        if (i % 2 == 0) {
            rules.capture = RuleSet::Capture(); // or few of them would be played side by side
        }
        const int plays = static_cast<int>(random.below(20));
        ASSERT_NO_FATAL_FAILURE(
            expectSameInAllWays(dealsAlike(rules, 29, plays, random), rulesText(rules)));
    }
}

TEST_F(PlayoutsTogether, NeedNotStandAlike) {
    Random random(3);
    for (int i = 0; i < 200 * oracleFactor(); ++i) {
        const RuleSet& rules =
            presets()[random.below(static_cast<std::uint32_t>(presets().size()))].rules;
        const auto seats = static_cast<std::uint32_t>(rules.table.players);
        const std::array<std::uint32_t, 2> dealers{random.below(seats), random.below(seats)};
        const std::array<std::uint32_t, 2> plays{random.below(3), random.below(3)};
        Deals dealt;
        for (int deal = 0; deal < 64; ++deal) {
            const std::size_t kind = random.below(3) / 2; // more of the one
            addDeal(dealt, rules, static_cast<int>(dealers[kind]), static_cast<int>(plays[kind]),
                    random);
        }
        ASSERT_NO_FATAL_FAILURE(expectSameInAllWays(dealt, rulesText(rules)));
    }
}

TEST_F(PlayoutsTogether, AnswerAllQuestionsOfOne) {
    // Both players are seldom asked to declare the same packet.
    Random random(5);
    for (int i = 0; i < 1000; ++i) {
        const Deals dealt = dealsAlike(test::rulesOf("bazzica"), 1, 0, random);
        ASSERT_NO_FATAL_FAILURE(expectSameInAllWays(dealt, "deal " + std::to_string(i)));
    }
}

TEST_F(PlayoutsTogether, DrawAgainWhatWouldBeUnfair) {
    // The second word tells the first number, and 0 is one that is drawn again if the plays are not
    // a power of two.
    Random random(4);
    Deals dealt = dealsAlike(test::rulesOf("scopa"), 32, 0, random);
    for (std::size_t i = 0; i < dealt.randoms.size(); i += 3) {
        dealt.randoms[i] = Random({random.next(), 0, random.next(), random.next()});
    }
    expectSameInAllWays(dealt, "unfair");
}

TEST_F(PlayoutsTogether, NoneIsNothing) {
    playOutTogether({}, {});
}

} // namespace
} // namespace settebello
