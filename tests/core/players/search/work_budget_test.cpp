// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/work_budget.h"

#include "core/players/full_deal_helpers.h"

#include "players/levels/master_player.h"
#include "players/search/last_packet_search.h"
#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>

namespace settebello {
namespace {

constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

TEST(WorkBudget, IsSpentOnceItsShareIs) {
    WorkBudget work(200);
    work.spend(199);
    EXPECT_FALSE(work.isSpent());
    work.useUpTo(75);
    EXPECT_TRUE(work.isSpent());
    work.useUpTo(100);
    EXPECT_FALSE(work.isSpent());
    work.spend(1);
    EXPECT_TRUE(work.isSpent());
    EXPECT_EQ(work.spent(), 200);
    work.restart();
    EXPECT_FALSE(work.isSpent());
    EXPECT_EQ(work.spent(), 0);
}

/// Every preset for every number of players, alone and in teams.
std::vector<RuleSet> allTables() {
    std::vector<RuleSet> tables;
    for (const Preset& preset : presets()) {
        for (int players = 2; players <= kMaxSeats; ++players) {
            for (const bool teams : {false, true}) {
                RuleSet rules = preset.rules;
                rules.table.players = players;
                rules.table.teams = teams;
                if (checkRules(rules).empty()) {
                    tables.push_back(rules);
                }
            }
        }
    }
    return tables;
}

/// What is seen after up to that many random plays; nothing if the round is over then.
std::optional<PlayerView> randomView(const RuleSet& rules, std::uint32_t plays, Random& random) {
    Match match(rules, random.next(), static_cast<int>(random.below(2)));
    match.deal();
    playAtRandom(match, static_cast<int>(random.below(plays)), random);
    return match.turn() < 0 ? std::nullopt : std::optional(match.view(match.turn()));
}

struct Answer {
    Decision decision;
    std::int64_t work = 0;
    bool operator==(const Answer&) const = default;
};

Answer answerOf(const PlayerView& view, std::int64_t budget) {
    MasterPlayer player(3, {}, budget);
    const Decision decision = *player.choose(view, StopToken());
    return {decision, player.work()};
}

TEST(WorkBudget, IsExceededByLittleAndGivesTheSameAnswerAgain) {
    constexpr std::int64_t kMostOver = MasterSearch::kWork / 10;
    constexpr std::int64_t kSmall = 300'000;
    constexpr std::uint32_t kPlays = 30;
    Random random(11);
    int cutShort = 0;
    for (const RuleSet& rules : allTables()) {
        const auto view = randomView(rules, kPlays, random);
        if (!view) {
            continue;
        }
        EXPECT_LT(answerOf(*view, 1).work, kMostOver) << rulesText(rules);
        const Answer answer = answerOf(*view, kSmall);
        EXPECT_LT(answer.work, kSmall + kMostOver) << rulesText(rules);
        EXPECT_EQ(answer, answerOf(*view, kSmall)) << rulesText(rules);
        std::vector<Decision> legal;
        legalDecisions(*view, legal);
        EXPECT_NE(std::find(legal.begin(), legal.end(), answer.decision), legal.end());
        cutShort += answer.work >= kSmall / 2 ? 1 : 0;
    }
    EXPECT_GT(cutShort, 50) << "most positions are too easy to say anything";
}

TEST(WorkBudget, EndsTheChoiceOfTheCutToo) {
    Match match(findPreset("chkobba")->rules, 5);
    match.deal();
    const PlayerView view = match.view(match.turn());
    ASSERT_EQ(view.phase, Phase::CutChoice);
    constexpr std::int64_t kBudget = 100'000;
    const std::int64_t work = answerOf(view, kBudget).work;
    EXPECT_GE(work, kBudget);
    EXPECT_LT(work, kBudget + kBudget / 10);
    EXPECT_GT(answerOf(view, MasterSearch::kWork).work, 10 * kBudget);
}

// Where every play is allowed and a card may be kept, positions take very different work.
TEST(WorkBudget, IsEnoughForMostPositionsAndThenChangesNothing) {
    Random random(12);
    const RuleSet rules = findPreset("scopa-corse")->rules;
    int enough = 0;
    int tooLittle = 0;
    for (int i = 0; i < 12; ++i) {
        constexpr std::uint32_t kPlays = 8;
        const auto view = randomView(rules, kPlays, random);
        ASSERT_TRUE(view);
        constexpr std::int64_t kBudget = 5'000'000;
        const Answer limited = answerOf(*view, kBudget);
        if (limited.work < kBudget) {
            EXPECT_EQ(limited, answerOf(*view, kNoLimit));
            ++enough;
        } else {
            ++tooLittle;
        }
    }
    EXPECT_GT(enough, 0);
    EXPECT_GT(tooLittle, 0);
}

TEST(WorkBudget, LetsTheLastPacketBeSearchedLessFar) {
    Random random(13);
    const RuleSet rules = findPreset("hurrikan")->rules;
    Match match(rules, 4);
    match.deal();
    while (match.view(0).stockSize > 0) {
        playAtRandom(match, 1, random);
    }
    const PlayerView view = match.view(match.turn());
    ASSERT_EQ(view.handSizes[0] + view.handSizes[1], 12);
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    constexpr double kTwoPlays = 2;
    constexpr double kAll = 12;
    WorkBudget little(1000);
    const auto quick = LastPacketSearch({}, &little).analyze(view, StopToken());
    EXPECT_EQ(quick.size(), plays.size());
    EXPECT_EQ(quick.front().weight, kTwoPlays);
    WorkBudget more(200'000);
    const auto further = LastPacketSearch({}, &more).analyze(view, StopToken());
    EXPECT_GT(further.front().weight, kTwoPlays);
    EXPECT_LT(further.front().weight, kAll);
    EXPECT_GE(more.spent(), 200'000);
    EXPECT_EQ(LastPacketSearch().analyze(view, StopToken()).front().weight, kAll);
}

} // namespace
} // namespace settebello
