// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.h"
#include "game/certain_points.h"
#include "game/match.h"
#include "game/round.h"
#include "naive_round.h"
#include "random_rules.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace settebello {
namespace {

using naive::NaiveRound;

naive::Texts engineOptions(const Round& round) {
    naive::Texts texts;
    std::vector<Play> plays;
    switch (round.phase()) {
    case Phase::CutChoice:
        return {"keep", "place"};
    case Phase::Declaring:
        return {"declare", "pass"};
    case Phase::Playing:
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
        for (const Play& play : plays) {
            texts.push_back(toString(play));
        }
        std::sort(texts.begin(), texts.end());
        break;
    case Phase::Redeal:
    case Phase::Over:
        break;
    }
    return texts;
}

void expectSameCards(const Round& round, const NaiveRound& naive) {
    for (int seat = 0; seat < round.rules().table.players; ++seat) {
        naive::Cards hand = naive.hand(seat);
        naive::sortCards(hand);
        ASSERT_EQ(toCards(round.hand(seat)), hand) << "seat " << seat;
    }
    ASSERT_EQ(toCards(round.table()), naive.table());
    ASSERT_EQ(static_cast<std::size_t>(round.stockSize()), naive.stockSize());
    ASSERT_EQ(static_cast<std::size_t>(round.stock().size()), naive.stockSize());
    for (int side = 0; side < round.rules().sides(); ++side) {
        const auto i = static_cast<std::size_t>(side);
        naive::Cards pile = naive.piles().cards[i];
        naive::sortCards(pile);
        ASSERT_EQ(toCards(round.pile(side)), pile) << "side " << side;
        ASSERT_EQ(round.sweeps(side), naive.piles().sweeps[i]) << "side " << side;
        ASSERT_EQ(round.tallies()[i].declarations, naive.piles().declarations[i]);
        const bool hasTop = round.rules().capture.steal;
        ASSERT_EQ(toCards(round.top(side)), hasTop ? naive.top(side) : naive::Cards());
    }
}

void expectSame(const Round& round, const NaiveRound& naive, const naive::Texts& options) {
    ASSERT_EQ(engineOptions(round), options);
    ASSERT_EQ(round.over(), naive.over());
    ASSERT_EQ(round.phase() == Phase::Redeal, naive.redeal());
    if (!options.empty()) {
        ASSERT_EQ(round.turn(), naive.turn());
    }
    if (!options.empty() && round.playCount() % 5 == 0) {
        ASSERT_EQ(certainPoints(round, 0), naive::certain(round.rules(), naive.piles())[0]);
    }
    ASSERT_EQ(round.lastCapturer(), naive.lastCapturer());
    ASSERT_EQ(round.wholeSuitSide(), naive.wholeSuit());
    ASSERT_TRUE(round.reachedSide() >= 0 || !naive.reached());
    ASSERT_NO_FATAL_FAILURE(expectSameCards(round, naive));
    for (int side = 0; naive.over() && side < round.rules().sides(); ++side) {
        const auto i = static_cast<std::size_t>(side);
        ASSERT_EQ(toScore(round.points()[i]), naive.points()[i]);
    }
}

/// Every card must be in exactly one place (checked without the oracle).
void expectConserved(const Round& round) {
    CardSet all = round.stock() | round.table();
    int count = round.stock().size() + round.table().size();
    for (int seat = 0; seat < round.rules().table.players; ++seat) {
        all |= round.hand(seat);
        count += round.hand(seat).size();
    }
    for (int side = 0; side < round.rules().sides(); ++side) {
        all |= round.pile(side);
        count += round.pile(side).size();
    }
    ASSERT_EQ(all.printed(), Pack::contents(round.rules().pack.cards));
    ASSERT_EQ(count, round.rules().pack.cards);
}

/// Wrong answers must be refused and change nothing.
void expectRefused(const Round& round, const naive::Texts& legal, Random& random) {
    static const char* const kWords[] = {"keep", "place", "declare", "pass", "out"};
    std::string text = kWords[random.below(5)];
    if (random.below(3) == 0) {
        Play play{Card::fromIndex(static_cast<int>(random.below(kCardCount))), {}};
        for (std::uint32_t i = random.below(4); i > 0; --i) {
            play.captured.insert(Card::fromIndex(static_cast<int>(random.below(kCardCount))));
        }
        text = toString(play);
    }
    if (std::find(legal.begin(), legal.end(), text) != legal.end()) {
        return;
    }
    Round changed = round;
    Events events;
    ASSERT_NE(changed.apply(*parseDecision(text), &events), DecisionFault::None) << text;
    ASSERT_TRUE(events.empty());
    ASSERT_EQ(engineOptions(changed), engineOptions(round));
    ASSERT_EQ(changed.table(), round.table());
    ASSERT_EQ(changed.turn(), round.turn());
}

/// Plays a round on both sides at random. @return decisions taken.
int playBoth(const RuleSet& rules, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    const int dealer =
        static_cast<int>(random.below(static_cast<std::uint32_t>(rules.table.players)));
    // Near the target; sometimes the round is to break a tie there.
    BySide<int> scores{};
    std::vector<int> naiveScores;
    const bool tied = random.below(4) == 0;
    for (int side = 0; side < rules.sides(); ++side) {
        scores[side] = rules.match.target + (tied ? 1 : -1 - static_cast<int>(random.below(5)));
        naiveScores.push_back(scores[side]);
    }
    Round round(rules, pack, dealer, nullptr, scores);
    NaiveRound naive(rules, {pack.cards().begin(), pack.cards().end()}, dealer, naiveScores);
    int decisions = 0;
    for (;; ++decisions) {
        const naive::Texts options = naive.options();
        expectSame(round, naive, options);
        expectConserved(round);
        if (testing::Test::HasFatalFailure()) {
            return decisions;
        }
        expectRefused(round, options, random);
        if (options.empty()) {
            return decisions;
        }
        const auto& text = options[random.below(static_cast<std::uint32_t>(options.size()))];
        EXPECT_EQ(round.apply(*parseDecision(text)), DecisionFault::None) << text;
        naive.answer(text);
    }
}

/// The parameter is the part and its seed; 8 parts are the 100,000 decisions of a normal run.
class RoundOracle : public testing::TestWithParam<std::uint64_t> {};

INSTANTIATE_TEST_SUITE_P(Part, RoundOracle, testing::Range(std::uint64_t{0}, std::uint64_t{8}));

TEST_P(RoundOracle, RandomRuleSets) {
    constexpr int kDecisions = 12500;
    Random random(GetParam() * 10 + 5);
    int decisions = 0;
    for (int i = 0; decisions < kDecisions * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        decisions += playBoth(rules, random);
        ASSERT_FALSE(HasFailure()) << disagreement(rules) << "round " << i;
    }
}

class RoundOraclePreset : public testing::TestWithParam<Preset> {};

TEST_P(RoundOraclePreset, PlaysAlike) {
    constexpr int kDecisions = 2000;
    Random random(6);
    for (int decisions = 0; decisions < kDecisions * oracleFactor();) {
        decisions += playBoth(GetParam().rules, random) + 1;
        ASSERT_FALSE(HasFailure()) << disagreement(GetParam().rules);
    }
}

std::string testName(const testing::TestParamInfo<Preset>& info) {
    std::string name(info.param.id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Presets, RoundOraclePreset, testing::ValuesIn(presets()), testName);

} // namespace
} // namespace settebello
