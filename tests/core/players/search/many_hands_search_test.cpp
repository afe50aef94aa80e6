// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/many_hands_search.h"

#include "core/oracle/random_rules.h"
#include "core/players/full_deal_helpers.h"
#include "core/players/player_helpers.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace settebello {
namespace {

RuleSet scopaFor(int players, bool teams = false) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    return rules;
}

/// A view of any table that the search covers, somewhere in a round played at random; nothing if
/// the match ended before.
std::optional<PlayerView> randomView(Random& random) {
    const RuleSet rules = randomRules(random);
    Match match(rules, random.next());
    match.deal();
    playAtRandom(match, static_cast<int>(random.below(36)), random);
    if (match.turn() < 0) {
        return std::nullopt;
    }
    const PlayerView view = match.view(match.turn());
    return ManyHandsSearch::covers(view) ? std::optional(view) : std::nullopt;
}

ManyHandsSearch searchOf(int worlds, WorkBudget* work = nullptr) {
    Limits limits;
    limits.iterations = worlds;
    return ManyHandsSearch(5, limits, work);
}

TEST(ManyHandsSearch, WeighsEveryPlayOfAnyRuleSetAndTheSameAgain) {
    Random random(1);
    int dropped = 0;
    for (int done = 0; done < 160;) {
        const auto view = randomView(random);
        if (!view) {
            continue;
        }
        ++done;
        const auto found = searchOf(70).analyze(*view, StopToken());
        const auto again = searchOf(70).analyze(*view, StopToken());
        std::vector<Play> plays;
        legalPlays(view->rules, view->hand, view->takeable(), plays);
        ASSERT_EQ(found.size(), plays.size()) << rulesText(view->rules);
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_NE(std::find(plays.begin(), plays.end(), found[i].decision.play), plays.end());
            EXPECT_GE(found[i].chance, 0) << rulesText(view->rules);
            EXPECT_LE(found[i].chance, 1) << rulesText(view->rules);
            EXPECT_GT(found[i].weight, 0);
            EXPECT_LE(found[i].weight, found.front().weight);
            EXPECT_EQ(found[i].decision, again[i].decision);
            EXPECT_EQ(found[i].points, again[i].points);
            dropped += found[i].weight < found.front().weight ? 1 : 0;
        }
    }
    EXPECT_GT(dropped, 10);
}

TEST(ManyHandsSearch, TriesWorsePlaysAsOftenIfAsked) {
    Random random(2);
    for (int done = 0; done < 20;) {
        const auto view = randomView(random);
        if (!view) {
            continue;
        }
        ++done;
        ManyHandsSearch search = searchOf(130);
        search.keepWorsePlays();
        for (const Candidate& candidate : search.analyze(*view, StopToken())) {
            EXPECT_EQ(candidate.weight, 130) << rulesText(view->rules);
        }
    }
}

TEST(ManyHandsSearch, CoversHandsOfPacketsFromThreePlayersOn) {
    const auto covers = [](const RuleSet& rules) {
        Match match(rules, 1);
        match.deal();
        return ManyHandsSearch::covers(match.view(match.turn()));
    };
    EXPECT_FALSE(covers(scopaFor(2)));
    EXPECT_TRUE(covers(scopaFor(3)));
    EXPECT_TRUE(covers(scopaFor(6, true)));
    EXPECT_FALSE(covers(findPreset("scopone")->rules));
}

/// What it plays first of these cards, and how many points it expects of each play.
std::vector<Candidate> weighed(const RuleSet& rules, std::vector<std::string> hands,
                               const std::string& table) {
    const Match match = test::matchDealt(rules, hands, table);
    return ManyHandsSearch(1).analyze(match.view(0), StopToken());
}

double pointsOf(const std::vector<Candidate>& candidates, std::string_view play) {
    return std::find_if(candidates.begin(), candidates.end(),
                        [&](const Candidate& c) { return toString(c.decision) == play; })
        ->points;
}

TEST(ManyHandsSearch, SweepsBeforeOthersDo) {
    for (const RuleSet& rules : {scopaFor(4), scopaFor(4, true)}) {
        const auto found =
            weighed(rules, {"4S 10D 6B", "4B 9C 2S", "3D 5S 8C", "6C 10C 2B"}, "1D 1C 1S 1B");
        EXPECT_EQ(toString(found.front().decision), "4S=1D+1C+1S+1B");
        EXPECT_GT(found.front().points, pointsOf(found, "10D") + 1);
    }
}

TEST(ManyHandsSearch, DoesNotGiveTheSettebelloAway) {
    for (const RuleSet& rules : {scopaFor(3), scopaFor(4, true)}) {
        std::vector<std::string> hands{"7D 10C 10S", "2B 9B 6S", "3D 5S 7C", "6C 4C 2S"};
        hands.resize(static_cast<std::size_t>(rules.table.players));
        const auto found = weighed(rules, hands, "8D 9D 8C 9C");
        EXPECT_EQ(toString(found.back().decision), "7D");
        EXPECT_LT(found.back().points, found.front().points - 0.3);
    }
}

TEST(ManyHandsSearch, EndsOnceOnePlayIsLeft) {
    const auto found = weighed(scopaFor(3), {"7D 10C 9B", "2B 9C 6S", "3D 5S 8C"}, "7S 10D 8D 4D");
    EXPECT_EQ(toString(found.front().decision), "7D=7S");
    EXPECT_LT(found.front().weight, 200);
}

TEST(ManyHandsSearch, KeepsToItsBudget) {
    constexpr std::int64_t kBudget = 100'000;
    constexpr int kWorlds = 1'000'000;
    Match match(scopaFor(4), 3);
    match.deal();
    const PlayerView view = match.view(match.turn());
    WorkBudget work(kBudget);
    const auto found = searchOf(kWorlds, &work).analyze(view, StopToken());
    EXPECT_GE(work.spent(), kBudget);
    EXPECT_LT(work.spent(), kBudget + kBudget / 10);
    EXPECT_GT(found.front().weight, 10);
    work.restart();
    const auto again = searchOf(kWorlds, &work).analyze(view, StopToken());
    EXPECT_EQ(again.front().decision, found.front().decision);
    EXPECT_EQ(again.front().points, found.front().points);
}

TEST(ManyHandsSearch, AnswersSoonWhenStopped) {
    Match match(scopaFor(4), 3);
    match.deal();
    StopSource stop;
    stop.requestStop();
    constexpr int kSoon = 64;
    const auto found = searchOf(1'000'000).analyze(match.view(match.turn()), stop.token());
    EXPECT_LE(found.front().weight, kSoon);
}

} // namespace
} // namespace settebello
