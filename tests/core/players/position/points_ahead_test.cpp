// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/marking.h"
#include "players/position/points_ahead.h"

#include <cstdlib>

namespace settebello {
namespace {

using namespace test;

TEST(Outcome, IsWhatASideHasMoreThanTheBestOther) {
    RuleSet rules = rulesOf("scopa");
    for (const int players : {2, 3}) {
        rules.table.players = players;
        Random random(3);
        for (int deal = 0; deal < 50; ++deal) {
            Pack pack;
            pack.shuffle(random);
            Round round(rules, pack, 0);
            playFirstLegal(round);
            if (round.phase() == Phase::Redeal) {
                EXPECT_EQ(pointsAhead(round), (BySide<int>{}));
                continue;
            }
            const PointsBySide points = round.points();
            const auto ahead = pointsAhead(round);
            const int first = points[0].total();
            const int second = points[1].total();
            const int third = players == 3 ? points[2].total() : -100;
            EXPECT_EQ(ahead[0], first - std::max(second, third));
            EXPECT_EQ(ahead[1], second - std::max(first, third));
        }
    }
}

TEST(Outcome, TheWholeSuitIsWorthMoreThanAnyPoints) {
    const RuleSet rules = rulesOf("scopone-trente");
    Random random(1);
    int won = 0;
    for (int deal = 0; deal < 20000 && won == 0; ++deal) {
        Pack pack;
        pack.shuffle(random);
        Round round(rules, pack, 0);
        playFirstLegal(round);
        if (round.wholeSuitSide() < 0) {
            continue;
        }
        ++won;
        const auto winner = static_cast<std::size_t>(round.wholeSuitSide());
        EXPECT_GT(pointsAhead(round)[winner], 10);
        EXPECT_LT(pointsAhead(round)[1 - winner], -10);
        const PointsBySide points = round.points();
        EXPECT_EQ(markedPointsAhead(round)[winner],
                  rules.match.target + points[winner].total() - points[1 - winner].total());
    }
    EXPECT_EQ(won, 1);
}

/// Also where what comes after the winning item is not marked otherwise.
TEST(Outcome, ARoundThatTheWholeSuitEndsIsMarkedInFull) {
    RuleSet rules = rulesOf("scopone-trente");
    rules.match.end = MatchEnd::AtOnce;
    rules.match.exceedTarget = true;
    const int target = rules.match.target + 1;
    const BySide<int> near{{target - 1, target - 1}};
    Random random(1);
    int won = 0;
    for (int deal = 0; deal < 40000 && won == 0; ++deal) {
        Pack pack;
        pack.shuffle(random);
        Round round(rules, pack, 0, nullptr, near);
        playFirstLegal(round);
        if (round.wholeSuitSide() < 0) {
            continue;
        }
        ++won;
        const auto winner = static_cast<std::size_t>(round.wholeSuitSide());
        const PointsBySide points = round.points();
        EXPECT_EQ(markedPointsAhead(round)[winner],
                  target + points[winner].total() - points[1 - winner].total());
        EXPECT_NE(markPoints(rules, near, points).dropped, ItemFlags{}) << "in turn";
    }
    EXPECT_EQ(won, 1);
}

/// The match ends with the first sweep of a side that needs only one more point.
TEST(Outcome, AMatchWonAtOnceIsWorthMoreThanAnyPoints) {
    RuleSet rules;
    rules.match.end = MatchEnd::AtOnce;
    Random random(1);
    int early = 0;
    for (int deal = 0; deal < 100; ++deal) {
        Pack pack;
        pack.shuffle(random);
        Round round(rules, pack, 0, nullptr, {{10, 10}});
        playFirstLegal(round);
        if (round.phase() == Phase::Redeal) {
            continue;
        }
        ASSERT_GE(round.reachedSide(), 0) << "somebody always scores";
        early += round.uncaptured().empty() ? 0 : 1;
        EXPECT_GT(pointsAhead(round)[round.reachedSide()], 10);
        EXPECT_LT(pointsAhead(round)[1 - round.reachedSide()], -10);
        const BySide<int> scores = markPoints(rules, round.scoresBefore(), round.points()).scores;
        EXPECT_EQ(markedPointsAhead(round)[0], scores[0] - scores[1]);
        EXPECT_LT(std::abs(scores[0] - scores[1]), 10);
    }
    EXPECT_GT(early, 20);
}

} // namespace
} // namespace settebello
