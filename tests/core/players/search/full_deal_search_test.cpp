// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/full_deal_search.h"

#include "core/players/full_deal_helpers.h"

#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

FullDealSearch searchOf(std::uint64_t seed, int iterations) {
    Limits limits;
    limits.iterations = iterations;
    return FullDealSearch(seed, FullDealSearch::Options(), limits);
}

TEST(FullDealSearch, WeighsEveryPlayTheBestFirst) {
    Random random(1);
    int weighed = 0;
    for (int i = 0; i < 60; ++i) {
        const RuleSet rules = randomFullDealRules(random);
        Match match(rules, random.next());
        match.deal();
        playAtRandom(match, static_cast<int>(random.below(34)), random);
        if (match.over() || match.needsDeal()) {
            continue;
        }
        const PlayerView view = match.view(match.turn());
        std::vector<Play> plays;
        legalPlays(view.rules, view.hand, view.takeable(), plays);
        const auto candidates = searchOf(7, 100).analyze(view, StopToken());
        ASSERT_EQ(candidates.size(), plays.size()) << rulesText(rules);
        for (const Candidate& candidate : candidates) {
            EXPECT_NE(std::find(plays.begin(), plays.end(), candidate.decision.play), plays.end());
            EXPECT_GE(candidate.chance, 0);
            EXPECT_LE(candidate.chance, 1);
            EXPECT_LE(candidate.weight, candidates.front().weight);
        }
        ++weighed;
    }
    EXPECT_GT(weighed, 30);
}

TEST(FullDealSearch, GivesTheSameNumbersToTheSameSeed) {
    const RuleSet rules = findPreset("scopone")->rules;
    Match match(rules, 5);
    match.deal();
    const PlayerView view = match.view(match.turn());
    const auto first = searchOf(9, 500).analyze(view, StopToken());
    const auto second = searchOf(9, 500).analyze(view, StopToken());
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(first[i].decision, second[i].decision);
        EXPECT_EQ(first[i].points, second[i].points);
        EXPECT_EQ(first[i].chance, second[i].chance);
        EXPECT_EQ(first[i].weight, second[i].weight);
    }
}

TEST(FullDealSearch, AnswersAfterAStop) {
    const RuleSet rules = findPreset("scopone-scientifico")->rules;
    Match match(rules, 6);
    match.deal();
    StopSource stop;
    stop.requestStop();
    EXPECT_EQ(searchOf(1, 1000000).analyze(match.view(match.turn()), stop.token()).size(), 10U);
}

TEST(FullDealSearch, TellsTheChanceToWinTheMatch) {
    const RuleSet rules = findPreset("scopone")->rules;
    Match match(rules, 10);
    match.deal();
    PlayerView view = match.view(match.turn());
    const double even = searchOf(2, 500).analyze(view, StopToken()).front().chance;
    EXPECT_GT(even, 0.3);
    EXPECT_LT(even, 0.7);
    view.scores[static_cast<std::size_t>(view.side())] = 8;
    EXPECT_GT(searchOf(2, 500).analyze(view, StopToken()).front().chance, even + 0.2);
}

/// Where one point wins the match the chance is that of having more points.
TEST(FullDealSearch, SeesWhenTheMatchIsWon) {
    RuleSet rules = findPreset("scopone")->rules;
    rules.match.target = 1;
    Match match(rules, 8);
    match.deal();
    Random random(3);
    playAtRandom(match, 32, random);
    const PlayerView view = match.view(match.turn());
    for (const Candidate& candidate : searchOf(1, 400).analyze(view, StopToken())) {
        EXPECT_NEAR(candidate.chance, candidate.points > 0 ? 1 : 0,
                    candidate.points == 0 ? 1 : 0.5);
    }
}

} // namespace
} // namespace settebello
