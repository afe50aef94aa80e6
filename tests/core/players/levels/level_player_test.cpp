// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/levels/level_helpers.h"

#include "game/claim.h"
#include "players/levels/levels.h"
#include "rules/legal_plays.h"

namespace settebello {
namespace {

using namespace test;

TEST(Beginner, TakesWhatIsMostRatherThanWhatIsBest) {
    PlayerView view = viewOf(RuleSet{}, "7C 9B", "7S 1S 8B 10D");
    view.dealer = 0; // otherwise the craft speaks for a sum of several ranks
    EXPECT_GT(percentOf(kBeginner, view, "9B=1S+8B"), 35); // if the sum is seen
    EXPECT_EQ(percentOf(kGood, view, "7C=7S"), 100);
}

TEST(Beginner, SeesTheObviousCaptureAndKnowsTheSettebello) {
    EXPECT_EQ(percentOf(kBeginner, viewOf(RuleSet{}, "5C 8S 2B", "8D 10C 9S"), "8S=8D"), 100);
    EXPECT_EQ(percentOf(kBeginner, viewOf(RuleSet{}, "7C 8S", "8C 7D 9S"), "7C=7D"), 100);
}

TEST(Beginner, DoesNotThinkOfWhatTheNextPlayerTakes) {
    // The nine may take seven and two only where no nine lies.
    const PlayerView view = viewOf(RuleSet{}, "9S 10S", "9B 10B 7S 2D");
    EXPECT_EQ(percentOf(kBeginner, view, "9S=9B"), 100);
    EXPECT_EQ(percentOf(kGood, view, "10S=10B"), 100);
}

TEST(Casual, KeepsItsSevens) {
    const PlayerView view = viewOf(RuleSet{}, "7C 8C 9B", "10S 10C");
    EXPECT_EQ(percentOf(kCasual, view, "7C"), 0);
    EXPECT_EQ(percentOf(kGood, view, "7C"), 0);
}

TEST(PeopleLevels, LeaveFewerTablesUncountedTheBetterTheyAre) {
    // Laying the five costs more than laying the two, but only the two leaves a table that can be
    // swept.
    const PlayerView view = viewOf(RuleSet{}, "2C 5D", "7S 1S");
    const int beginner = percentOf(kBeginner, view, "2C");
    const int casual = percentOf(kCasual, view, "2C");
    const int good = percentOf(kGood, view, "2C");
    EXPECT_GT(beginner, casual + 20);
    EXPECT_GT(casual, good + 5);
    EXPECT_LT(good, 15);
}

TEST(PeopleLevels, OverlookFewerSumsTheBetterTheyAre) {
    const PlayerView view = viewOf(RuleSet{}, "9C 10B", "1D 3D 5S 8S");
    const int beginner = percentOf(kBeginner, view, "9C=1D+3D+5S");
    const int casual = percentOf(kCasual, view, "9C=1D+3D+5S");
    const int good = percentOf(kGood, view, "9C=1D+3D+5S");
    EXPECT_LT(beginner + 20, casual);
    EXPECT_LT(casual + 20, good);
}

TEST(PeopleLevels, ForgetFewerCardsTheBetterTheyAre) {
    // All other nines have been played long ago: a player who remembers them safely leaves nine.
    PlayerView view = viewOf(RuleSet{}, "4C 10D", "5S");
    view.tallies[1].pile = set("9D 9C 9S 9B");
    view.stockSize = view.unseen().size() - 3;
    for (int i = 0; i < 4; ++i) {
        view.moves.push_back({1, decision("8C=8D")});
    }
    const int casual = percentOf(kCasual, view, "4C");
    const int good = percentOf(kGood, view, "4C");
    EXPECT_LT(casual, good);
    EXPECT_EQ(good, 100);
}

TEST(Good, LaysWhatItHoldsTwiceAndLeavesThePartnersCard) {
    EXPECT_EQ(percentOf(kGood, viewOf(RuleSet{}, "9C 9S 8B", "10D 10C 6D 7S"), "9C"), 100);
    PlayerView view = viewOf(rulesOf("scopone"), "5B 2S 3S 4B", "5C 5S 10D 10C");
    view.moves = {{2, decision("5C")}};
    EXPECT_GT(percentOf(kGood, view, "5B=5S"), 95);
    view.moves = {{2, decision("5S")}};
    EXPECT_GT(percentOf(kGood, view, "5B=5C"), 95);
}

TEST(Good, LeavesASweepToThePartnerWhereTheNextPlayerCannotMakeIt) {
    PlayerView view = viewOf(rulesOf("scopone"), "8C 5B", "8D 5C");
    view.tallies[0].pile = set("10S 10C");
    // The next player laid a ten beside the eight alone, and so has no eight.
    view.moves = {{1, decision("10C")}, {2, decision("10S=10C")}, {3, decision("5C")}};
    EXPECT_GT(percentOf(kGood, view, "5B=5C"), 90);
    // Nobody has shown that they lack an eight.
    view.moves = {{2, decision("10S=10C")}, {3, decision("5C")}};
    EXPECT_GT(percentOf(kGood, view, "8C=8D"), 90);
}

TEST(Expert, TakesWhatScores) {
    LevelPlayer expert(kExpert, 1);
    EXPECT_EQ(chosen(expert, matchDealt(RuleSet{}, {"7C 9B 10S", "8S 1S 1B"}, "7D 9S 10C 8C")),
              "7C=7D");
    EXPECT_EQ(chosen(expert, matchDealt(RuleSet{}, {"1C 5D 5C", "8S 1S 1B"}, "2D 2C 3S 10B")),
              "5D=2D+3S");
}

/// Plays rounds among four players with the same profile, and reports every view and answer.
template <typename Tell>
void watchRounds(const LevelProfile& profile, const RuleSet& rules, int rounds, Tell tell) {
    for (int round = 0; round < rounds; ++round) {
        const auto seed = static_cast<std::uint64_t>(round);
        Match match(rules, seed);
        match.deal();
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            LevelPlayer player(profile, seed * kMaxSeats + static_cast<std::uint64_t>(view.seat));
            const Decision answer = player.choose(view, StopToken()).value();
            tell(view, answer);
            ASSERT_EQ(match.apply(answer), DecisionFault::None);
        }
    }
}

TEST(PeopleLevels, NeverLayTheSettebelloWithoutNeedFromCasualOn) {
    const Card settebello(Suit::Coins, kSeven);
    for (const LevelProfile* profile : {&kCasual, &kGood}) {
        for (const char* preset : {"scopa", "scopone"}) {
            int laid = 0;
            watchRounds(*profile, rulesOf(preset), 100,
                        [&](const PlayerView& view, Decision answer) {
                            std::vector<Play> plays;
                            legalPlays(view.rules, view.hand, view.takeable(), plays);
                            laid += answer.play == Play{settebello, {}} && plays.size() > 1 ? 1 : 0;
                        });
            EXPECT_EQ(laid, 0) << preset;
        }
    }
}

TEST(PeopleLevels, ClaimOnlyWhatHoldsAndBeginnersMissSome) {
    RuleSet rules;
    rules.match.callingOut = true;
    rules.match.target = 2;
    const auto missed = [&](const LevelProfile& profile) {
        int count = 0;
        watchRounds(profile, rules, 60, [&](const PlayerView& view, Decision answer) {
            const bool holds = claimHolds(view);
            const bool claims = answer.kind == Decision::Kind::ClaimOut;
            EXPECT_TRUE(holds || !claims);
            count += holds && !claims ? 1 : 0;
        });
        return count;
    };
    EXPECT_GT(missed(kBeginner), 0);
    EXPECT_EQ(missed(kGood), 0);
}

TEST(Levels, DoNotClaimUntilTheyAreAhead) {
    RuleSet rules;
    rules.match.callingOut = true;
    for (const std::string_view name : levels()) {
        Match match(rules, 5, 0, {{12, 12}});
        match.deal();
        const auto player = makePlayer(name, 3, {500, {}});
        const auto decision = player->choose(match.view(match.turn()), StopToken());
        EXPECT_EQ(decision->kind, Decision::Kind::Play) << name;
    }
}

TEST(PeopleLevels, DeclareThreeOfAKindAndMostLowTotals) {
    PlayerView view = viewOf(rulesOf("bazzica"), "4C 4D 4S", "9C");
    view.phase = Phase::Declaring;
    EXPECT_EQ(percentOf(kBeginner, view, "declare"), 100);
    view.hand = set("4C 3D 2S");
    EXPECT_NEAR(percentOf(kBeginner, view, "declare"), 60, 20);
    EXPECT_EQ(percentOf(kGood, view, "declare"), 100);
}

TEST(PeopleLevels, AnswerTheSameHoweverOftenTheyAreAsked) {
    const PlayerView view = matchDealt(rulesOf("scopone"), {"7C 9B 10S"}, "").view(0);
    LevelPlayer player(kExpert, 9);
    const auto first = player.choose(view, StopToken());
    EXPECT_EQ(player.choose(view, StopToken()), first);
}

TEST(Expert, AnswersTheSameWhateverItWasAskedBefore) {
    Match match(rulesOf("scopone"), 4);
    match.deal();
    LevelPlayer player(kExpert, 9);
    while (match.turn() >= 0) {
        const PlayerView view = match.view(match.turn());
        const auto answer = player.choose(view, StopToken());
        ASSERT_EQ(LevelPlayer(kExpert, 9).choose(view, StopToken()), answer);
        match.apply(*answer);
    }
}

class Ladder : public testing::TestWithParam<const char*> {};

TEST_P(Ladder, EachLevelBeatsTheOneBelow) {
    const auto level = [](const LevelProfile& profile) {
        return
            [&profile](std::uint64_t seed) { return std::make_unique<LevelPlayer>(profile, seed); };
    };
    constexpr int kDeals = 200;
    constexpr int kAtLeast = kDeals * 2 * 2 / 10; // 0.2 points a deal; 0.3 in the long run
    const RuleSet rules = rulesOf(GetParam());
    EXPECT_GT(pointsAheadOver(rules, kDeals, level(kCasual), level(kBeginner)), kAtLeast);
    EXPECT_GT(pointsAheadOver(rules, kDeals, level(kGood), level(kCasual)), kAtLeast);
    constexpr int kFewer = 4; // the expert takes its time
    EXPECT_GT(pointsAheadOver(rules, kDeals / kFewer, level(kExpert), level(kGood)),
              kAtLeast / kFewer);
}

INSTANTIATE_TEST_SUITE_P(Games, Ladder, testing::Values("scopa", "scopone"),
                         [](const auto& game) { return std::string(game.param); });

} // namespace
} // namespace settebello
