// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare.h"
#include "game/match.h"
#include "naive_match.h"
#include "random_rules.h"
#include "rules/check_rules.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace settebello {
namespace {

using naive::NaiveMatch;
using naive::NaiveRound;

constexpr std::array<const char*, 4> kBy{"points", "wholeSuit", "calledOut", "falseClaim"};

/// Rules under which matches soon end in every possible way.
RuleSet shortMatch(Random& random) {
    RuleSet rules = randomRules(random);
    rules.match.target = 1 + static_cast<int>(random.below(15));
    rules.match.doubleBelow = random.below(2) == 0 ? 8 : 0;
    if (!checkRules(rules).empty()) {
        rules.match.doubleBelow = 0;
    }
    return rules;
}

void expectSame(const Match& match, const NaiveMatch& naive) {
    for (int side = 0; side < match.rules().sides(); ++side) {
        ASSERT_EQ(match.score(side), naive.scores()[static_cast<std::size_t>(side)]);
    }
    ASSERT_EQ(match.over(), naive.over());
    if (!match.over()) {
        return;
    }
    const MatchResult& result = *match.result();
    ASSERT_EQ(kBy[static_cast<std::size_t>(result.by)], naive.by());
    if (result.by == MatchResult::By::FalseClaim && match.rules().sides() > 2) {
        return; // who wins then is not in the rules
    }
    ASSERT_EQ(result.winner, naive.winner());
    ASSERT_EQ(result.isDouble, naive.isDouble());
}

NaiveRound naiveDeal(const Match& match, const NaiveMatch& naive) {
    const Match::PlayedRound& played = match.played().back();
    const auto cards = played.pack.cards();
    return {match.rules(), {cards.begin(), cards.end()}, played.dealer, naive.scores()};
}

/// Plays a match on both sides at random. @param atOnce counts rounds that end at the target.
/// @return how it ended.
std::string playBoth(const RuleSet& rules, Random& random, int& atOnce) {
    Match match(rules, random.next());
    NaiveMatch naive(rules);
    // Where the two of batons costs five points, the scores of random players may sink for ever.
    constexpr std::size_t kMostRounds = 60;
    while (!match.over() && match.played().size() < kMostRounds) {
        match.deal();
        NaiveRound round = naiveDeal(match, naive);
        while (!match.over() && !round.over()) {
            EXPECT_FALSE(round.redeal()) << "such deals are not kept";
            const naive::Texts options = round.options();
            const bool mayClaim = rules.match.callingOut && !options.empty() &&
                                  match.round().phase() == Phase::Playing;
            if (mayClaim && random.below(40) == 0) {
                naive.claim(round, round.turn());
                EXPECT_EQ(match.apply(Decision(Decision::Kind::ClaimOut)), DecisionFault::None);
                continue;
            }
            const auto& text = options[random.below(static_cast<std::uint32_t>(options.size()))];
            EXPECT_EQ(match.apply(*parseDecision(text)), DecisionFault::None);
            round.answer(text);
            if (round.redeal()) { // the cutter placed one card too many of a kind
                round = naiveDeal(match, naive);
            }
        }
        if (round.over()) {
            atOnce += round.reached() ? 1 : 0;
            naive.addRound(round);
        }
        expectSame(match, naive);
        if (testing::Test::HasFailure()) {
            return {};
        }
    }
    return naive.by();
}

TEST(MatchOracle, RandomMatchesEndAlike) {
    constexpr int kMatches = 1200;
    Random random(9); // some end by the whole suit, which is rare
    std::map<std::string, int> ends;
    int atOnce = 0;
    for (int i = 0; i < kMatches * oracleFactor(); ++i) {
        const RuleSet rules = shortMatch(random);
        ++ends[playBoth(rules, random, atOnce)];
        ASSERT_FALSE(HasFailure()) << disagreement(rules) << "match " << i;
    }
    for (const char* by : {"points", "wholeSuit", "calledOut", "falseClaim"}) {
        EXPECT_GT(ends[by], 0) << by << " was never tried";
    }
    EXPECT_GT(atOnce, 0) << "no match ended in the middle of a round";
}

/// The whole suit in one pile is rare; with many aces that take all it is less so.
TEST(MatchOracle, WholeSuitsEndAlike) {
    Random random(10);
    RuleSet rules;
    rules.scoring.wholeSuitWins = true;
    rules.capture.ace = Ace::SweepsAll;
    rules.capture.loneAce = LoneAce::TakesItself;
    rules.match.target = 101;
    int wholeSuits = 0;
    int atOnce = 0;
    for (int i = 0; i < 25 * oracleFactor(); ++i) {
        wholeSuits += playBoth(rules, random, atOnce) == "wholeSuit" ? 1 : 0;
        ASSERT_FALSE(HasFailure()) << "match " << i;
    }
    EXPECT_GT(wholeSuits, 0);
}

} // namespace
} // namespace settebello
