// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/hint.h"

#include "game/match.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(Hint, AdvisesAClaimOnlyIfItHolds) {
    RuleSet rules;
    rules.match.callingOut = true;
    for (const bool ahead : {true, false}) {
        Match match(rules, 4, 1, BySide<int>{{12, 12}});
        match.deal();
        PlayerView view = match.view(match.turn());
        view.scores[1 - view.side()] = ahead ? 11 : 12;
        const Advice advice = hintFor(view, StopToken());
        EXPECT_EQ(advice.best.kind, ahead ? Decision::Kind::ClaimOut : Decision::Kind::Play);
        EXPECT_EQ(advice.reasons.empty(), ahead);
    }
}

TEST(Hint, IsAPlayEvenIfItIsStopped) {
    Match match(RuleSet(), 4);
    match.deal();
    const StopSource stop;
    stop.requestStop();
    const PlayerView view = match.view(match.turn());
    const Advice advice = hintFor(view, stop.token());
    ASSERT_EQ(advice.best.kind, Decision::Kind::Play);
    EXPECT_TRUE(view.hand.contains(advice.best.play.card));
    EXPECT_FALSE(advice.reasons.empty());
}

} // namespace
} // namespace settebello
