// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/exercise.h"

#include "core/players/player_helpers.h"
#include "core/players/redealt_view.h"
#include "core/practice/practice_helpers.h"

#include <gtest/gtest.h>

#include <set>

namespace settebello {
namespace {

using namespace test;

constexpr std::int64_t kLittleWork = 30'000;

TEST(Exercise, StandsAsTheTableStood) {
    const Match match = playedMatch(RuleSet(), 60);
    ASSERT_GE(match.played().size(), 2U);
    const std::vector<Exercise> mistakes = mistakesOf(recordOf(match), analysisOf(match));
    ASSERT_FALSE(mistakes.empty());
    Match replay(match.rules(), 0, match.played().front().dealer);
    auto next = mistakes.begin();
    for (const Match::PlayedRound& played : match.played()) {
        replay.dealFrom(played.pack);
        for (const PlayerView::Move& move : played.moves) {
            PlayerView view = replay.view(replay.turn());
            if (move.seat == 0 && !isForced(view, move.decision)) {
                ASSERT_NE(next, mistakes.end());
                view.roundNumber = 0;
                EXPECT_EQ(next->position.match().view(next->seat), view);
                EXPECT_EQ(next->seat, 0);
                EXPECT_EQ(next->played, move.decision);
                EXPECT_FALSE(next->isRight(move.decision));
                EXPECT_TRUE(next->isRight(next->options.front().decision));
                ++next;
            }
            replay.apply(move.decision);
        }
    }
    EXPECT_EQ(next, mistakes.end());
}

TEST(Exercise, HasAnIdOfItsOwn) {
    const Match match = playedMatch(RuleSet(), 60);
    std::set<std::string> ids;
    const std::vector<Exercise> mistakes = mistakesOf(recordOf(match), analysisOf(match));
    for (const Exercise& exercise : mistakes) {
        ids.insert(exercise.id);
    }
    EXPECT_EQ(ids.size(), mistakes.size());
    EXPECT_EQ(mistakesOf(recordOf(match), analysisOf(match)), mistakes);
}

/// Progress is kept by id, so that it must not change from version to version.
TEST(Exercise, KeepsItsIdInLaterVersions) {
    EXPECT_EQ(exerciseId(viewOf(RuleSet(), "4C 10S 9B", "1S 1C 1B 1D")), "a8f1f7ae71360ffd");
}

TEST(Exercise, OnlyWhatIsAllowedCanBeRight) {
    const Exercise exercise = practiceOf(playedMatch(RuleSet(), 20)).mistakes.front().exercise;
    EXPECT_FALSE(exercise.isRight(Decision(Decision::Kind::KeepCut)));
    EXPECT_EQ(exercise.optionOf(Decision(Decision::Kind::KeepCut)), nullptr);
    EXPECT_EQ(exercise.optionOf(*exercise.played)->decision, exercise.played);
}

/// Nobody should be told that a play is wrong which is hardly worse.
TEST(Exercise, WhatIsHardlyWorseIsRight) {
    Exercise exercise = practiceOf(playedMatch(RuleSet(), 20)).mistakes.front().exercise;
    Option& last = exercise.options.back();
    const Option best = exercise.options.front();
    last.asGood = false;
    const auto isRight = [&](double points, double chance) {
        last.points = best.points - points;
        last.chance = best.chance - chance;
        return exercise.isRight(last.decision);
    };
    EXPECT_TRUE(isRight(0.19, 0.019));
    EXPECT_FALSE(isRight(0.21, 0.019));
    EXPECT_FALSE(isRight(0.19, 0.021));
}

TEST(Exercise, IsMadeOfWhatClearlyLostMuch) {
    const Match match = playedMatch(RuleSet(), 20);
    const auto made = [&](double lost, double error) {
        return !mistakesOf(recordOf(match), analysisOf(match, lost, error)).empty();
    };
    EXPECT_TRUE(made(0.6, 0.1));
    EXPECT_TRUE(made(0.6, 0));
    EXPECT_FALSE(made(0.5, 0)) << "only doubtful";
    EXPECT_TRUE(made(0.9, 0.29));
    EXPECT_FALSE(made(0.9, 0.31)) << "within three standard errors";
}

TEST(Exercise, ComesFromTheSeatsOfPeopleWhereStatisticsCount) {
    const auto seatsIn = [](const Record& record) {
        std::set<int> seats;
        for (const Exercise& mistake : mistakesOf(record, analysisOf(record.match))) {
            seats.insert(mistake.seat);
        }
        return seats;
    };
    Record record = recordOf(playedMatch(RuleSet(), 20));
    EXPECT_EQ(seatsIn(record), std::set{0});
    record.setup.seats.back().level = kPerson;
    EXPECT_TRUE(seatsIn(record).empty()) << "people on both sides";
    Record teams = recordOf(playedMatch(rulesOf("scopone"), 40));
    teams.setup.seats[2].level = kPerson;
    EXPECT_EQ(seatsIn(teams), (std::set{0, 2}));
}

/// Other hidden cards: the same exercise but for those cards.
TEST(Exercise, HiddenCardsDoNotChangeIt) {
    Random random(24);
    const FairnessExtent wanted = fairnessExtent();
    int positions = 0;
    for (int turn = 0; positions < wanted.positions; ++turn) {
        const RuleSet rules = rulesOfTurn(turn, random);
        Match match(rules, random.next());
        match.deal();
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            std::vector<Decision> decisions;
            legalDecisions(view, decisions);
            const Decision chosen =
                decisions[random.below(static_cast<std::uint32_t>(decisions.size()))];
            if (!isForced(view, chosen) && random.below(8) == 0) {
                const auto exercise = exerciseOf({"", "scopa", rules}, match,
                                                 *judge(view, chosen, kLittleWork, StopToken()));
                for (int i = 0; i < wanted.reshuffles; ++i) {
                    const PlayerView other = redealtView(match, view, random);
                    EXPECT_EQ(exerciseId(other), exercise.id) << rulesText(rules);
                    EXPECT_EQ(judge(other, chosen, kLittleWork, StopToken())->options,
                              exercise.options);
                }
                ++positions;
            }
            match.apply(chosen);
        }
    }
}

} // namespace
} // namespace settebello
