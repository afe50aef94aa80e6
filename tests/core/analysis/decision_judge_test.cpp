// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/decision_judge.h"

#include "analysis/loss_place.h"
#include "core/players/player_helpers.h"
#include "core/players/redealt_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace settebello {
namespace {

using namespace test;

constexpr std::int64_t kLittleWork = 30'000;
constexpr std::int64_t kSomeWork = 2'000'000;

Judgement judged(const PlayerView& view, const std::string& chosen) {
    EXPECT_FALSE(isForced(view, decision(chosen)));
    return judge(view, decision(chosen), kSomeWork, StopToken()).value();
}

Decision anyOf(const PlayerView& view, Random& random) {
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    return decisions[random.below(static_cast<std::uint32_t>(decisions.size()))];
}

TEST(DecisionJudge, SeesAMissedSweep) {
    const PlayerView view = viewOf(RuleSet(), "4C 10S 9B", "1S 1C 1B 1D");
    const Judgement missed = judged(view, "10S");
    EXPECT_EQ(toString(missed.options.front().decision), "4C=1D+1C+1S+1B");
    EXPECT_EQ(missed.options[missed.chosen].decision, decision("10S"));
    EXPECT_EQ(missed.mark, Mark::VeryBad);
    EXPECT_EQ(missed.place, LossPlace::MissedCapture);
    EXPECT_GT(missed.points.value, 0.8);
    const Judgement made = judged(view, "4C=1D+1C+1S+1B");
    EXPECT_EQ(made.chosen, 0U);
    EXPECT_EQ(made.mark, Mark::None);
    EXPECT_EQ(made.points.value, 0);
    EXPECT_EQ(made.options, missed.options);
}

TEST(DecisionJudge, CallsACaptureMissedOnlyIfNothingWasTaken) {
    const RuleSet cirulla = rulesOf("cirulla");
    const PlayerView view = viewOf(cirulla, "2D 10S 1B", "6C 10B");
    EXPECT_NE(lossPlace(view, decision("10S=10B"), decision("1B=6C+10B")),
              LossPlace::MissedCapture);
    EXPECT_EQ(lossPlace(view, decision("10S=10B"), decision("2D")), LossPlace::MissedCapture);
}

/// Taking more is worse than a sweep, by an uncertain number of points.
TEST(DecisionJudge, KnowsHowUncertainItIs) {
    const PlayerView view =
        viewOf(rulesOf("scopone"), "7D 8C 8S 9B 10S 10C 9C 5B 6B", "1S 3C 3B 1D", 9);
    const Judgement judgement = judged(view, "7D=3C+1S+3B");
    EXPECT_EQ(toString(judgement.options.front().decision), "8C=1D+3C+1S+3B");
    EXPECT_GT(judgement.points.error, 0.01);
    EXPECT_LT(judgement.points.error, 0.5);
    EXPECT_GT(judgement.chance.error, 0);
}

/// Three players with a stock: leaving the seven to the next one.
TEST(DecisionJudge, JudgesTablesOfMoreThanTwo) {
    RuleSet rules;
    rules.table.players = 3;
    const PlayerView view = viewOf(rules, "7D 2C 9S", "7C 1D 2B 3S");
    const Judgement missed = judged(view, "2C=2B");
    EXPECT_EQ(toString(missed.options.front().decision), "7D=7C");
    EXPECT_EQ(missed.mark, Mark::VeryBad);
    EXPECT_GT(missed.points.value, 0.5);
    EXPECT_GT(missed.points.error, 0.05) << "the search is not exact";
}

TEST(DecisionJudge, ForcedIsWhatHasNoAlternative) {
    PlayerView view = viewOf(RuleSet(), "7D", "7C 1D 2B 3S");
    EXPECT_TRUE(isForced(view, decision("7D=7C")));
    view = viewOf(RuleSet(), "7D 2C 9S", "7C 1D 2B 3S");
    EXPECT_FALSE(isForced(view, decision("7D=7C")));
}

TEST(DecisionJudge, AClaimIsAnAlternativeWhereItHoldsOrWasMade) {
    RuleSet rules;
    rules.match.callingOut = true;
    PlayerView view = viewOf(rules, "7D 2C 9S", "7C 1D 2B 3S");
    const Judgement play = judged(view, "7D=7C");
    EXPECT_EQ(std::count_if(play.options.begin(), play.options.end(),
                            [](const Option& option) {
                                return option.decision.kind == Decision::Kind::ClaimOut;
                            }),
              0);
    const Judgement falsely = judged(view, "out");
    EXPECT_EQ(falsely.mark, Mark::VeryBad);
    EXPECT_EQ(falsely.options.back(), (Option{decision("out"), falsely.options.front().points, 0}));
    view.scores[0] = 40;
    const Judgement late = judged(view, "7D=7C");
    EXPECT_EQ(late.options.size(), play.options.size() + 1);
    for (const Option& option : late.options) {
        EXPECT_TRUE(option.decision != decision("out") || option.chance == 1);
    }
}

/// Where the match may end at any time, winning it counts as a chance, not as points.
TEST(DecisionJudge, CountsPointsAsTheyAreMarked) {
    RuleSet rules;
    rules.match.end = MatchEnd::AtOnce;
    PlayerView view = viewOf(rules, "4C 10S 9B", "1S 1C 1B 1D");
    view.scores[0] = rules.match.target - 1;
    const Judgement missed = judged(view, "10S");
    EXPECT_EQ(toString(missed.options.front().decision), "4C=1D+1C+1S+1B");
    EXPECT_EQ(missed.options.front().chance, 1);
    EXPECT_LT(missed.points.value, 3) << "not the match";
    EXPECT_GT(missed.chance.value, 0) << "which is won almost surely later, too";
}

/// In the last packet both hands are known.
TEST(DecisionJudge, OfTheLastPacketIsExact) {
    Random random(11);
    int judgements = 0;
    for (std::uint64_t seed = 1; judgements < 10; ++seed) {
        Match match(RuleSet(), seed);
        match.deal();
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            const Decision chosen = anyOf(view, random);
            if (view.stockSize == 0 && !isForced(view, chosen)) {
                const Judgement judgement = *judge(view, chosen, kSomeWork, StopToken());
                EXPECT_EQ(judgement.points.error, 0);
                EXPECT_EQ(judgement.chance.error, 0);
                const Option& best = judgement.options.front();
                EXPECT_NEAR(judgement.chance.value,
                            best.chance - judgement.options[judgement.chosen].chance, 2e-4);
                ++judgements;
            }
            match.apply(chosen);
        }
    }
}

/// Any question of any rules: all that was allowed is valued, and nothing hidden is used.
TEST(DecisionJudge, HiddenCardsDoNotChangeTheJudgement) {
    Random random(2019);
    const FairnessExtent wanted = fairnessExtent();
    int positions = 0;
    for (int turn = 0; positions < wanted.positions; ++turn) {
        const RuleSet rules = rulesOfTurn(turn, random);
        Match match(rules, random.next());
        match.deal();
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            const Decision chosen = anyOf(view, random);
            const bool asksOther = view.phase != Phase::Playing; // rare, so always looked at
            if (!isForced(view, chosen) && (asksOther || random.below(8) == 0)) {
                const auto judgement = judge(view, chosen, kLittleWork, StopToken());
                ASSERT_TRUE(judgement) << rulesText(rules);
                ASSERT_EQ(judgement->options.at(judgement->chosen).decision, chosen);
                ASSERT_TRUE(std::isfinite(judgement->points.error)) << rulesText(rules);
                for (int i = 0; i < wanted.reshuffles; ++i) {
                    const PlayerView other = redealtView(match, view, random);
                    ASSERT_EQ(other, view) << rulesText(rules);
                    ASSERT_EQ(judge(other, chosen, kLittleWork, StopToken()), judgement)
                        << rulesText(rules);
                }
                ++positions;
            }
            match.apply(chosen);
        }
    }
}

TEST(DecisionJudge, StopsWhenAsked) {
    const StopSource source;
    source.requestStop();
    const PlayerView view =
        viewOf(rulesOf("scopone"), "7D 8C 8S 9B 10S 10C 9C 5B 6B", "1S 3C 3B 2D", 9);
    EXPECT_FALSE(judge(view, decision("10S"), kSomeWork, source.token()));
}

} // namespace
} // namespace settebello
