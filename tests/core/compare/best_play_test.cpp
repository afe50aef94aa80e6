// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/best_play.h"

#include "core/players/full_deal_helpers.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A match of one round, played at random.
Match playedRound(const RuleSet& rules, std::uint64_t seed) {
    Match match(rules, seed);
    match.deal();
    Random random(seed);
    playAtRandom(match, 100, random);
    return match;
}

/// The first position of the round with at most that many cards in hands.
Round lateIn(const Match& match, int cards) {
    const Match::PlayedRound& played = match.played().front();
    Round round(match.rules(), played.pack, played.dealer);
    for (const PlayerView::Move& move : played.moves) {
        if (round.cardsInHands() <= cards) {
            break;
        }
        round.apply(move.decision);
    }
    return round;
}

TEST(BestPlay, AgreesWithBruteForceInTenThousandEndings) {
    Random random(20261123);
    int compared = 0;
    while (compared < 10000 && !testing::Test::HasFailure()) {
        const RuleSet rules = randomFullDealRules(random);
        if (!canBeSolved(rules)) {
            continue;
        }
        for (int i = 0; i < 25; ++i) {
            const Match match = playedRound(rules, random.next());
            const int cards = 2 + static_cast<int>(random.below(4));
            const Round late = lateIn(match, cards);
            const std::optional<BestPlay> best = solveRound(match, 0, 1, cards, StopToken());
            if (late.over()) { // by the whole suit
                EXPECT_FALSE(best.has_value());
                continue;
            }
            ASSERT_TRUE(best.has_value());
            EXPECT_EQ(best->best, bruteForce(late)[1]);
            EXPECT_EQ(best->reached, differences(match.round())[1]);
            EXPECT_LE(best->cardsLeft, cards);
            ++compared;
        }
    }
    EXPECT_GE(compared, 10000);
}

TEST(BestPlay, IsOnlyOfRoundsThatAreDealtAtOnce) {
    EXPECT_TRUE(canBeSolved(findPreset("scopone")->rules));
    EXPECT_TRUE(canBeSolved(findPreset("scopone-scientifico")->rules));
    EXPECT_FALSE(canBeSolved(findPreset("scopa")->rules));
    RuleSet rules = findPreset("scopone")->rules;
    rules.match.end = MatchEnd::AtOnce;
    EXPECT_FALSE(canBeSolved(rules)) << "where the target ends a round";
    rules = findPreset("scopone")->rules;
    rules.table.teams = false;
    EXPECT_FALSE(canBeSolved(rules)) << "where four sides play";
}

TEST(BestPlay, CanBeStopped) {
    const Match match = playedRound(findPreset("scopone")->rules, 1);
    const StopSource stop;
    stop.requestStop();
    EXPECT_EQ(solveRound(match, 0, 0, 36, stop.token()), std::nullopt);
}

} // namespace
} // namespace settebello
