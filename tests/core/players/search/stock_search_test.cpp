// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"
#include "game/match.h"
#include "players/beliefs/hand_belief.h"
#include "players/evaluation/match_chance.h"
#include "players/search/stock_search.h"
#include "players/solvers/duel_solver.h"
#include "players/solvers/last_deal_solver.h"
#include "rules/objective.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <optional>

namespace settebello {
namespace {

RuleSet randomRulesWithStock(Random& random) {
    for (;;) {
        RuleSet rules = randomRules(random);
        rules.match.end = MatchEnd::AfterRound; // the search plays every round to its end
        rules.capture.steal = false;            // which it does not cover
        if (rules.table.players == 2 && rules.deal.handCards != HandCards::All) {
            return rules;
        }
    }
}

Decision anyPlay(const PlayerView& view, Random& random) {
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    std::erase(decisions, Decision(Decision::Kind::ClaimOut));
    return decisions[random.below(static_cast<std::uint32_t>(decisions.size()))];
}

/// A view that asks for a play with cards in the stock, of a round played at random; nothing if the
/// match ended before.
std::optional<PlayerView> randomView(const RuleSet& rules, Random& random) {
    Match match(rules, random.next());
    match.deal();
    for (auto left = random.below(26); match.turn() >= 0; left -= left > 0 ? 1 : 0) {
        const PlayerView view = match.view(match.turn());
        if (left == 0 && StockSearch::covers(view)) {
            return view;
        }
        match.apply(anyPlay(view, random));
    }
    return std::nullopt;
}

Limits hands(int count) {
    Limits limits;
    limits.iterations = count;
    return limits;
}

TEST(StockSearch, WeighsEveryPlayOfAnyRuleSetAndTheSameAgain) {
    Random random(1);
    for (int done = 0; done < 25;) {
        const auto view = randomView(randomRulesWithStock(random), random);
        if (!view) {
            continue;
        }
        ++done;
        const auto found = StockSearch(5, hands(20)).analyze(*view, StopToken());
        const auto again = StockSearch(5, hands(20)).analyze(*view, StopToken());
        std::vector<Decision> legal;
        legalDecisions(*view, legal);
        std::erase(legal, Decision(Decision::Kind::ClaimOut));
        ASSERT_EQ(found.size(), legal.size()) << rulesText(view->rules);
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_NE(std::find(legal.begin(), legal.end(), found[i].decision), legal.end());
            EXPECT_GE(found[i].chance, -1e-9) << rulesText(view->rules);
            EXPECT_LE(found[i].chance, 1 + 1e-9) << rulesText(view->rules);
            EXPECT_LE(found[i].chance, found.front().chance);
            EXPECT_GT(found[i].weight, 0);
            EXPECT_EQ(found[i].decision, again[i].decision);
            EXPECT_EQ(found[i].points, again[i].points);
        }
    }
}

TEST(StockSearch, AnswersAtOnceWhenStopped) {
    Random random(2);
    const auto view = randomView(RuleSet(), random);
    StopSource stop;
    stop.requestStop();
    EXPECT_FALSE(StockSearch(1).analyze(*view, stop.token()).empty());
}

TEST(StockSearch, SweepsAndTakesTheSettebello) {
    Match match((RuleSet()), 1, 1);
    // Seat 0 leads: a seven on the table of four, the settebello and two court cards in hand.
    ASSERT_TRUE(match.dealFrom(test::packFrom("7D 4C 9S 5B 8C 3B 7S 10D 1S 2B")));
    const auto found = StockSearch(1).analyze(match.view(0), StopToken());
    EXPECT_EQ(toString(found.front().decision), "7D=7S");
    EXPECT_GT(found.front().points, found.back().points + 0.5);
}

TEST(StockSearch, PlaysForTheMatch) {
    Random random(3);
    auto view = *randomView(RuleSet(), random);
    const auto other = static_cast<std::size_t>(1 - view.seat);
    view.scores[other] = 10;
    const double behind = StockSearch(1, hands(20)).analyze(view, StopToken()).front().chance;
    view.scores[other] = 0;
    const double level = StockSearch(1, hands(20)).analyze(view, StopToken()).front().chance;
    EXPECT_LT(behind, level - 0.2);
}

/// A position with nothing but these.
Position positionOf(const std::array<Tally, 2>& tallies) {
    Position position;
    for (int side = 0; side < 2; ++side) {
        const Tally& tally = tallies[static_cast<std::size_t>(side)];
        position.piles[side] = tally.pile;
        position.sweeps[side] = static_cast<std::int16_t>(tally.sweeps + tally.declarations);
        position.declared[side] = static_cast<std::int16_t>(tally.declarations);
    }
    return position;
}

TEST(PileEvaluation, IsTheScoreOnceEveryCardIsInAPile) {
    Random random(4);
    for (int i = 0; i < 40; ++i) {
        const RuleSet rules = randomRulesWithStock(random);
        const PileEvaluation piles(rules);
        for (int j = 0; j < 100; ++j) {
            std::array<Tally, 2> tallies{};
            const std::uint32_t favour = 2 + random.below(7);
            for (const Card card : Pack::contents(rules.pack.cards)) {
                tallies[random.below(10) < favour ? 0 : 1].pile.insert(card);
            }
            tallies[0].sweeps = static_cast<int>(random.below(4));
            tallies[0].sweeps *= rules.scoring.courtsAndAces ? 0 : 1; // nothing is a sweep
            tallies[1].declarations = static_cast<int>(random.below(4));
            if (rules.scoring.wholeSuitWins && (holdsWholeSuit(rules, tallies[0].pile) ||
                                                holdsWholeSuit(rules, tallies[1].pile))) {
                continue;
            }
            const PointsBySide points = scoreRound(rules, tallies);
            const int ahead = Objective(rules).worth(points[0].total() - points[1].total()) *
                              PileEvaluation::kPoint;
            ASSERT_EQ(piles.standing(positionOf(tallies)), ahead) << rulesText(rules);
            std::swap(tallies[0], tallies[1]);
            ASSERT_EQ(piles.standing(positionOf(tallies)), -ahead);
        }
    }
}

TEST(PileEvaluation, ExpectsMoreOfMore) {
    const PileEvaluation piles((RuleSet()));
    Position position;
    EXPECT_EQ(piles.standing(position), 0);
    position.piles[0].insert(Card(Suit::Coins, kSeven));
    const int settebello = piles.standing(position);
    EXPECT_GT(settebello, PileEvaluation::kPoint);     // either side was as likely to get it
    EXPECT_LT(settebello, 2 * PileEvaluation::kPoint); // and it helps the prime and the suit
    position.sweeps[0] = 1;
    EXPECT_EQ(piles.standing(position), settebello + PileEvaluation::kPoint);
}

/// A round of scopa played at random until its last packet is dealt.
Match beforeLastPacket(Random& random) {
    Match match(RuleSet(), random.next());
    match.deal();
    while (match.view(0).stockSize > 0) {
        match.apply(anyPlay(match.view(match.turn()), random));
    }
    return match;
}

class LastDealSolverTest : public testing::Test {
protected:
    RuleSet rules;
    PositionRules positions{rules};
    DuelEvaluation evaluation{positions};
    LastDealSolver last{positions, evaluation};
};

TEST_F(LastDealSolverTest, IsTheMeanOverEveryDeal) {
    Random random(5);
    const MatchChance chance(rules);
    for (int i = 0; i < 20; ++i) {
        const Match match = beforeLastPacket(random);
        Position position = positions.position(match.view(match.turn()));
        position.hands = {};
        DuelSolver solver(positions, chance, {});
        const CardSet hidden = positions.hidden(position);
        ASSERT_EQ(hidden.size(), 6);
        int sum = 0;
        for (unsigned set = 0; set < 64; ++set) {
            if (std::popcount(set) == 3) {
                Position dealt = position;
                unsigned bits = set;
                for (const Card card : hidden) {
                    dealt.hands[bits & 1U].insert(card);
                    bits >>= 1U;
                }
                sum += solver.value(dealt, 0, DuelSolver::Aim::Points);
            }
        }
        EXPECT_DOUBLE_EQ(last.value(position, 0), sum / 20.0);
        EXPECT_EQ(last.value(position, 1), -last.value(position, 0));
        for (const int side : {0, 1}) { // mistakes can only bring more
            EXPECT_GE(last.valueAgainstGreedy(position, side), last.value(position, side));
        }
    }
}

/// A hidden card is exchanged with one of a pile, as when another hand is assumed.
TEST_F(LastDealSolverTest, DoesNotTakeOnePositionForAnother) {
    Random random(6);
    const Match match = beforeLastPacket(random);
    const PlayerView view = match.view(match.turn());
    const CardSet hidden = view.unseen() | view.hand;
    for (const int side : {0, 1}) {
        for (const Card taken : view.tallies[side].pile) {
            for (const Card other : hidden) {
                auto tallies = view.tallies;
                tallies[side].pile.erase(taken);
                tallies[side].pile.insert(other);
                const Position position = positions.position(BySeat<CardSet>{}, view.table, tallies,
                                                             view.turn, view.lastCapturer);
                ASSERT_DOUBLE_EQ(last.value(position, 0),
                                 LastDealSolver(positions, evaluation).value(position, 0))
                    << toString(taken) << ' ' << toString(other);
            }
        }
    }
}

/// The share of the assumed hands, by weight, that hold a card.
double share(const std::vector<WeightedHand>& hands, Card card) {
    double with = 0;
    double all = 0;
    for (const WeightedHand& hand : hands) {
        with += hand.hand.contains(card) ? hand.weight : 0;
        all += hand.weight;
    }
    return with / all;
}

TEST(HandBelief, WhoLaysACardCouldSeldomCapture) {
    Match match((RuleSet()), 1, 0);
    // Seat 1 leads and lays a king while a seven lies there.
    ASSERT_TRUE(match.dealFrom(test::packFrom("10C 4C 9S 5B 8C 3B 7S 1D 1S 5S")));
    ASSERT_EQ(match.apply(*parseDecision("10C")), DecisionFault::None);
    const PlayerView view = match.view(0);
    PositionRules rules(view.rules);
    DuelEvaluation evaluation(rules);
    ReplyModel model(evaluation);
    Random random(1);
    const auto hands = HandBelief(view, model).draw(100'000, random);
    const double any = 2.0 / view.unseen().size();
    EXPECT_LT(share(hands, *parseCard("7D")), any / 3);
    EXPECT_GT(share(hands, *parseCard("4D")), any);
}

} // namespace
} // namespace settebello
