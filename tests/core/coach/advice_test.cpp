// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/advice.h"

#include "coach/item_reasons.h"
#include "core/players/player_helpers.h"
#include "core/players/redealt_view.h"
#include "players/search/master_search.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

using namespace test;
using Kind = Reason::Kind;

std::vector<Reason> reasonsFor(const PlayerView& view, const char* best, const char* other) {
    return reasonsThatMatter(view, decision(best), decision(other));
}

bool has(const std::vector<Reason>& reasons, Kind kind) {
    return std::any_of(reasons.begin(), reasons.end(),
                       [&](const Reason& reason) { return reason.kind == kind; });
}

TEST(Advice, NamesTheSettebelloFirstOfWhatIsTaken) {
    const auto reasons = reasonsFor(viewOf(RuleSet(), "7C 1S 9S", "7D 4D 10B 2S"), "7C=7D", "1S");
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(reasons.front().kind, Kind::TakesSettebello);
}

TEST(Advice, CallsASweepASweep) {
    const auto reasons =
        reasonsFor(viewOf(RuleSet(), "9S 10S 8B", "4S 3B 1B 1C"), "9S=1C+4S+1B+3B", "10S");
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(reasons.front().kind, Kind::Sweeps);
}

/// A table above ten against a capture that leaves a five.
TEST(Advice, SaysWhatCannotBeSwept) {
    const auto reasons =
        reasonsFor(viewOf(RuleSet(), "9S 10C 6B", "2C 3S 5B 5S"), "9S", "10C=2C+3S+5B");
    EXPECT_TRUE(has(reasons, Kind::LeavesTooMuch));
}

/// The sweep that is given up is said before what is worth more.
TEST(Advice, SaysThatASweepIsGivenUp) {
    RuleSet rules = findPreset("cirulla")->rules;
    const auto reasons = reasonsFor(viewOf(rules, "1D 5D 9S", "8C 10B"), "5D=10B", "1D=8C+10B");
    ASSERT_GE(reasons.size(), 2U);
    EXPECT_EQ(reasons.front().kind, Kind::GivesUpSweep);
}

/// So is the settebello, where it would leave ten.
TEST(Advice, SaysThatTheSettebelloIsGivenUp) {
    const auto reasons =
        reasonsFor(viewOf(RuleSet(), "7D 4S 10S", "2S 3C 8C 4B"), "4S=4B", "7D=3C+4B");
    ASSERT_GE(reasons.size(), 2U);
    EXPECT_EQ(reasons.front().kind, Kind::GivesUpSettebello);
}

/// So is a table that sevens can sweep, where the other play leaves too much for any card.
TEST(Advice, SaysHowManyCanSweepWhatIsLeft) {
    const PlayerView view = viewOf(RuleSet(), "9D 1S 9S", "4D 5D 6S 1B");
    const auto reasons = reasonsFor(view, "9D=4D+5D", "1S=1B");
    ASSERT_GE(reasons.size(), 2U);
    EXPECT_EQ(toString(reasons.front()), "risksSweep(4)");
    EXPECT_FALSE(has(reasonsFor(view, "1S=1B", "9D=4D+5D"), Kind::RisksSweep));
}

/// What is at stake is said if it is one item above all, and no reason is about it.
TEST(Advice, SaysWhatIsAtStake) {
    ItemDifferences differences{};
    for (int world = 0; world < 10; ++world) {
        differences[ScoringItem::Cards].add(1);
        differences[ScoringItem::Suit].add(world == 0 ? 1 : 0);
    }
    const Reason last(Kind::TakesLastCapture);
    EXPECT_EQ(atStake({last}, differences), Reason(Kind::AtStake, ScoringItem::Cards));
    const Reason cards(Kind::TakesCards, 4, 2);
    EXPECT_EQ(atStake({last, cards}, differences), std::nullopt);
    for (int world = 0; world < 10; ++world) {
        differences[ScoringItem::Prime].add(2);
    }
    EXPECT_EQ(atStake({cards}, differences), Reason(Kind::AtStake, ScoringItem::Prime));
}

/// A coin that many can take is said to be risked.
TEST(Advice, SaysThatACoinIsRisked) {
    const auto reasons = reasonsFor(viewOf(RuleSet(), "1D 4B 9B", "3S 10S 9S 10C"), "1D", "4B");
    ASSERT_GE(reasons.size(), 2U);
    EXPECT_EQ(reasons.front().kind, Kind::RisksCard);
    EXPECT_EQ(reasons.front().cards, set("1D"));
}

/// An ace that is kept sweeps so often.
TEST(Advice, SaysHowOftenTheAceSweeps) {
    const auto reasons = reasonsFor(viewOf(findPreset("cirulla")->rules, "7D 1S 2S", "2C 4S 6B 8B"),
                                    "2S=2C", "1S=2C+4S+6B+8B");
    const auto ace = std::find_if(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return reason.kind == Kind::KeepsAce;
    });
    ASSERT_NE(ace, reasons.end());
    EXPECT_GT(ace->count, 4);
}

/// True reasons that change nothing are not given: the same cards, one of them doubled.
TEST(Advice, GivesNoReasonWhereNothingDiffers) {
    const PlayerView view = viewOf(RuleSet(), "9C 9S 10B", "1S 10C 4B 2S");
    EXPECT_TRUE(reasonsFor(view, "9C", "9S").empty());
}

/// Even where everything speaks for a play.
TEST(Advice, NeverTakesLongToRead) {
    const auto reasons =
        reasonsFor(viewOf(RuleSet(), "10D 2S 8B", "7D 3D 5B 9S"), "10D=3D+7D", "2S");
    EXPECT_LE(reasons.size(), kMostReasons);
}

TEST(Advice, ExplainsOnlyPlays) {
    EXPECT_TRUE(reasonsFor(viewOf(RuleSet(), "2S 8B", "10B 4C"), "keep", "place").empty());
}

TEST(Advice, SaysWhenThereIsNothingToChoose) {
    const std::vector<Candidate> only{{decision("2S"), 1, 0.5, 1}};
    const Advice advice = advise(viewOf(RuleSet(), "2S", "10B"), only);
    EXPECT_EQ(advice.reasons, (std::vector<Reason>{Reason(Kind::OnlyPlay)}));
    EXPECT_FALSE(advice.points);
    EXPECT_FALSE(advice.other);
}

/// The reasons compare with a play that is clearly worse, the figures with the next best.
TEST(Advice, ComparesWithWhatIsClearlyWorse) {
    const PlayerView view = viewOf(RuleSet(), "2S 8B 1D", "10B 4C");
    const std::vector<Candidate> candidates{{decision("2S"), 0.75, 0.6, 1},
                                            {decision("8B"), 0.73, 0.59, 1},
                                            {decision("1D"), 0.25, 0.5, 1}};
    const Advice advice = advise(view, candidates);
    EXPECT_NEAR(*advice.points, 0.02, 1e-12);
    EXPECT_NEAR(*advice.chance, 0.01, 1e-12);
    EXPECT_EQ(advice.other, decision("1D"));
}

/// A player who is to lay the seven of coins, though nothing is lost by taking with another card,
/// no longer trusts the advice.
TEST(Advice, TakesWhereNothingElseIsBetter) {
    const PlayerView view = viewOf(RuleSet(), "6S 7D 9S", "9D 4S");
    std::vector<Candidate> candidates{{decision("7D"), -4, 0.25, 1},
                                      {decision("6S"), -4, 0.25, 1},
                                      {decision("9S=9D"), -4, 0.25, 1}};
    EXPECT_EQ(advise(view, candidates).best, decision("9S=9D"));
    EXPECT_EQ(advise(view, candidates).next, decision("7D"));
    candidates.front().points = -3.9;
    EXPECT_EQ(advise(view, candidates).best, decision("7D"));
}

/// What the seat cannot see makes no difference.
TEST(Advice, DoesNotDependOnHiddenCards) {
    Random random(11);
    const FairnessExtent wanted = fairnessExtent();
    int positions = 0;
    for (int turn = 0; positions < wanted.positions; ++turn) {
        Match match(rulesOfTurn(turn, random), random.next());
        match.deal();
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            std::vector<Decision> decisions;
            legalDecisions(view, decisions);
            if (view.phase == Phase::Playing && random.below(8) == 0) {
                const auto reasons = reasonsThatMatter(view, decisions.front(), decisions.back());
                const PlayerView other = redealtView(match, view, random);
                EXPECT_EQ(reasonsThatMatter(other, decisions.front(), decisions.back()), reasons)
                    << rulesText(view.rules);
                ++positions;
            }
            match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
        }
    }
}

class AdviceForPreset : public testing::TestWithParam<Preset> {};

/// From the first play to the last of a round there is a hint, and it is legal.
TEST_P(AdviceForPreset, IsThereAtEveryPlay) {
    Match match(GetParam().rules, 5);
    match.deal();
    MasterSearch search(1, {20, {}});
    std::vector<Decision> legal;
    while (match.turn() >= 0 && match.played().size() == 1) {
        const PlayerView view = match.view(match.turn());
        legalDecisions(view, legal);
        Decision decision = legal.front();
        if (view.phase == Phase::Playing) {
            const Advice advice = advise(view, search.analyze(view, {}));
            decision = advice.best;
            ASSERT_NE(std::find(legal.begin(), legal.end(), decision), legal.end());
            ASSERT_FALSE(advice.reasons.empty());
            ASSERT_LE(advice.reasons.size(), kMostReasons + 2) << "with the price and the stake";
        }
        ASSERT_EQ(match.apply(decision), DecisionFault::None);
    }
}

INSTANTIATE_TEST_SUITE_P(All, AdviceForPreset,
                         testing::ValuesIn(presets().begin(), presets().end()),
                         [](const auto& preset) {
                             std::string name(preset.param.id);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace settebello
