// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/oracle/compare.h"
#include "core/oracle/naive_round.h"
#include "core/oracle/random_rules.h"
#include "game/match.h"
#include "players/evaluation/match_chance.h"
#include "players/levels/levels.h"
#include "players/search/last_packet_search.h"
#include "players/solvers/duel_solver.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace settebello {
namespace {

using naive::NaiveRound;

// 4 parts × 25 are the 100 positions of a normal run; SETTEBELLO_ORACLE_FACTOR=100 makes 10,000.
constexpr int kParts = 4;
constexpr int kPositions = 25;

/// The parameter is the part, and the seed.
class LastPacketOracle : public testing::TestWithParam<std::uint64_t> {};

INSTANTIATE_TEST_SUITE_P(Part, LastPacketOracle,
                         testing::Range(std::uint64_t{0}, std::uint64_t{kParts}));

RuleSet randomRulesForTwo(Random& random) {
    for (;;) {
        RuleSet rules = randomRules(random);
        rules.match.end = MatchEnd::AfterRound; // the search plays every round to its end
        if (rules.table.players == 2 && rules.deal.handCards != HandCards::All) {
            return rules;
        }
    }
}

struct OraclePosition {
    Match match;
    PlayerView view;
    NaiveRound round; ///< the same
};

/// Plays at random until both hands together hold this many cards and the stock is empty.
std::optional<OraclePosition> randomPosition(const RuleSet& rules, int inHands, Random& random) {
    Match match(rules, random.next());
    match.deal();
    while (match.turn() >= 0) {
        const PlayerView view = match.view(match.turn());
        if (view.phase == Phase::Playing && view.stockSize == 0 &&
            view.handSizes[0] + view.handSizes[1] <= inHands) {
            const auto cards = match.played().back().pack.cards();
            NaiveRound naive(rules, {cards.begin(), cards.end()}, view.dealer);
            for (const PlayerView::Move& move : match.played().back().moves) {
                naive.answer(toString(move.decision));
            }
            return OraclePosition{match, view, naive};
        }
        std::vector<Decision> decisions;
        legalDecisions(view, decisions);
        std::erase(decisions, Decision(Decision::Kind::ClaimOut));
        match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
    }
    return std::nullopt; // the match ended before
}

/// The value of a round for the first side under best play, found by exhaustive search.
struct Value {
    int points = 0;
    int chance = 0; ///< of the match, in millionths
};

Value finalValue(const RuleSet& rules, const NaiveRound& round, const MatchChance& chance,
                 const MatchChance::Scores& scores) {
    if (round.wholeSuit() >= 0) {
        const bool first = round.wholeSuit() == 0;
        return {first ? DuelSolver::kMatchWon : -DuelSolver::kMatchWon,
                first ? DuelSolver::kCertain : 0};
    }
    MatchChance::Scores after = scores;
    std::vector<naive::Score> points = naive::score(rules, round.piles());
    after[0] += points[0]["total"];
    after[1] += points[1]["total"];
    const int lead = points[0]["total"] - points[1]["total"];
    return {(rules.match.lowestWins ? -lead : lead) * PileEvaluation::kPoint,
            static_cast<int>(std::lround(DuelSolver::kCertain * chance.between(after, 0)))};
}

Value bruteForce(const RuleSet& rules, const NaiveRound& round, const MatchChance& chance,
                 const MatchChance::Scores& scores) {
    if (round.over()) {
        return finalValue(rules, round, chance, scores);
    }
    std::optional<Value> best;
    for (const std::string& play : round.options()) {
        NaiveRound next = round;
        next.answer(play);
        const Value value = bruteForce(rules, next, chance, scores);
        if (!best) {
            best = value;
        } else if (round.turn() == 0) {
            best = {std::max(best->points, value.points), std::max(best->chance, value.chance)};
        } else {
            best = {std::min(best->points, value.points), std::min(best->chance, value.chance)};
        }
    }
    return *best;
}

TEST_P(LastPacketOracle, EveryPlayIsWorthWhatTryingEverythingSays) {
    Random random(GetParam() + 100);
    for (int done = 0; done < kPositions * oracleFactor();) {
        const RuleSet rules = randomRulesForTwo(random);
        // Seven cards take as long as fifty others: only in a long run.
        const int inHands = done % 50 == 49 ? 7 : 4 + done % 3;
        std::optional<OraclePosition> position = randomPosition(rules, inHands, random);
        if (!position) {
            continue;
        }
        ++done;
        PlayerView& view = position->view;
        const auto target = static_cast<std::uint32_t>(rules.match.target);
        view.scores = {static_cast<int>(random.below(target)),
                       static_cast<int>(random.below(target))};
        const MatchChance chance(rules);
        const auto candidates = LastPacketSearch().analyze(view, StopToken());
        ASSERT_EQ(candidates.size(), position->round.options().size());
        for (const Candidate& candidate : candidates) {
            NaiveRound next = position->round;
            next.answer(toString(candidate.decision));
            const Value value = bruteForce(rules, next, chance, view.scores);
            const bool first = view.seat == 0;
            ASSERT_EQ(candidate.points * PileEvaluation::kPoint,
                      first ? value.points : -value.points)
                << rulesText(rules) << toString(candidate.decision);
            const int expected = first ? value.chance : DuelSolver::kCertain - value.chance;
            ASSERT_NEAR(candidate.chance * DuelSolver::kCertain, expected, 0.01)
                << rulesText(rules) << toString(candidate.decision);
            ASSERT_LE(candidate.chance, candidates.front().chance);
        }
    }
}

TEST(LastPacketSearch, LooksAsFarAsItMayWhereAllIsDealt) {
    RuleSet rules;
    rules.deal.handCards = HandCards::All;
    Match match(rules, 3);
    match.deal();
    const PlayerView view = match.view(match.turn());
    ASSERT_TRUE(LastPacketSearch::covers(view));
    Limits limits;
    limits.iterations = 2000;
    std::vector<Decision> decisions;
    legalDecisions(view, decisions);
    const auto candidates = LastPacketSearch(limits).analyze(view, StopToken());
    EXPECT_EQ(candidates.size(), decisions.size());
    EXPECT_GE(candidates.front().weight, 4);
    StopSource stop;
    stop.requestStop();
    EXPECT_EQ(LastPacketSearch().analyze(view, stop.token()).size(), decisions.size());
}

/// What LastPacketSearch won from a greedy player in the last packet of one deal beyond what
/// perfect play was sure of, in points.
double beyondWhatIsSure(std::uint64_t seed) {
    Random random(seed);
    const auto position = randomPosition(RuleSet{}, 2 * 3, random);
    Match match = position->match;
    const int seat = match.turn();
    LastPacketSearch search;
    const auto greedy = makePlayer("greedy", 1);
    const double sure = search.analyze(match.view(seat), StopToken()).front().points;
    while (!match.needsDeal() && !match.over()) {
        const PlayerView view = match.view(match.turn());
        const Decision decision = view.seat == seat
                                      ? search.analyze(view, StopToken()).front().decision
                                      : *greedy->choose(view, StopToken());
        match.apply(decision);
    }
    const PointsBySide points = match.played().back().points;
    const auto own = static_cast<std::size_t>(seat);
    return points[own].total() - points[1 - own].total() - sure;
}

TEST(LastPacketSearch, TakesMoreFromTheGreedyThanIsSure) {
    constexpr std::uint64_t kDeals = 300;
    double all = 0;
    for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
        const double value = beyondWhatIsSure(seed);
        EXPECT_GE(value, 0) << seed;
        all += value;
    }
    EXPECT_GT(all, 0.7 * kDeals); // 0.54 a deal, were equals left in their order
}

TEST(LastPacketSearch, IsForTwoPlayersWithAnEmptyStock) {
    Match match(RuleSet{}, 1);
    match.deal();
    EXPECT_FALSE(LastPacketSearch::covers(match.view(match.turn())));
}

} // namespace
} // namespace settebello
