// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_at.h"

#include "core/analysis/analysis_helpers.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(MatchAt, IsTheMatchBeforeEveryMove) {
    for (const char* preset : {"scopa", "scopone-scientifico", "cirulla"}) {
        const Match match = test::playedMatch(findPreset(preset)->rules, 1000);
        Match again(match.rules(), 1, match.played().front().dealer);
        int moves = 0;
        for (int round = 0; round < static_cast<int>(match.played().size()); ++round) {
            const Match::PlayedRound& played = match.played()[static_cast<std::size_t>(round)];
            ASSERT_TRUE(again.dealFrom(played.pack));
            for (int move = 0; again.turn() >= 0; ++move) {
                const Match then = matchAt(match, round, move);
                ASSERT_EQ(then.turn(), again.turn());
                ASSERT_EQ(then.view(then.turn()), again.view(again.turn())) << preset;
                again.apply(played.moves[static_cast<std::size_t>(move)].decision);
                ++moves;
            }
        }
        EXPECT_TRUE(again.over());
        EXPECT_GE(moves, 36);
    }
}

TEST(MatchAt, IsTheWholeMatchAfterItsLastMove) {
    const Match match = test::playedMatch(RuleSet(), 1000);
    const auto& played = match.played();
    const Match end = matchAt(match, static_cast<int>(played.size()) - 1,
                              static_cast<int>(played.back().moves.size()));
    EXPECT_TRUE(end.over());
    EXPECT_EQ(end.scores(), match.scores());
}

TEST(MatchAt, BeginsWithTheSamePoints) {
    Match match(RuleSet(), 1, 0, {4, 7});
    match.deal();
    EXPECT_EQ(matchAt(match, 0, 0).scores(), (BySide<int>{4, 7}));
}

} // namespace
} // namespace settebello
