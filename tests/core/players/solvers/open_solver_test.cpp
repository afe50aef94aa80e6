// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/open_solver.h"

#include "core/players/full_deal_helpers.h"

#include "game/round.h"
#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace settebello {
namespace {

/// A deal that is not void.
Round randomDeal(const RuleSet& rules, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    const Round round(rules, pack, static_cast<int>(random.below(2)));
    return round.phase() == Phase::Redeal ? randomDeal(rules, random) : round;
}

/// A round played at random until no more than that many cards are in hands; nothing if it ends
/// before.
std::optional<Round> lateRound(const RuleSet& rules, int cards, Random& random) {
    Round round = randomDeal(rules, random);
    std::vector<Play> plays;
    while (!round.over()) {
        if (round.cardsInHands() <= cards) {
            return round;
        }
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
        round.applyLegal(plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
    return std::nullopt;
}

/// Solves random positions of random rules in both ways. @return how many.
int compareWithBruteForce(std::uint64_t seed, int ruleSets, int positions, int cards,
                          bool twoSides) {
    Random random(seed);
    int compared = 0;
    for (int i = 0; i < ruleSets; ++i) {
        const RuleSet rules = randomFullDealRules(random);
        if ((rules.sides() == 2) != twoSides) {
            continue;
        }
        PositionRules open(rules);
        OpenSolver solver(open, 10); // so few that entries are driven out
        for (int j = 0; j < positions; ++j) {
            const std::optional<Round> round = lateRound(rules, cards, random);
            if (!round) {
                continue;
            }
            const Position position = open.position(*round);
            const Values values = bruteForce(*round);
            for (int side = 0; side < rules.sides(); ++side) {
                const int guess = static_cast<int>(random.below(7)) - 3;
                EXPECT_EQ(solver.solve(position, side, guess),
                          values[static_cast<std::size_t>(side)])
                    << rulesText(rules);
            }
            ++compared;
        }
        if (testing::Test::HasFailure()) {
            break;
        }
    }
    return compared;
}

TEST(OpenSolver, AgreesWithBruteForceForTwoSides) {
    EXPECT_GT(compareWithBruteForce(1, 60 * oracleFactor(), 30, 6, true), 500);
    EXPECT_GT(compareWithBruteForce(2, 10 * oracleFactor(), 2, 8, true), 5);
}

TEST(OpenSolver, AgreesWithBruteForceForMoreSides) {
    EXPECT_GT(compareWithBruteForce(3, 150 * oracleFactor(), 20, 6, false), 400);
}

TEST(OpenSolver, CanBeStopped) {
    const RuleSet rules = findPreset("scopone")->rules;
    PositionRules open(rules);
    OpenSolver solver(open);
    Random random(5);
    const Position whole = open.position(randomDeal(rules, random));
    const StopSource stop;
    stop.requestStop();
    EXPECT_EQ(solver.solve(whole, 0, 0, stop.token()), std::nullopt) << "which takes hours";
    const std::optional<Round> late = lateRound(rules, 8, random);
    EXPECT_EQ(solver.solve(open.position(*late), 0, 0, StopToken()),
              OpenSolver(open).solve(open.position(*late), 0))
        << "nothing is left of what it did not finish";
}

TEST(OpenSolver, TellsTheValueOfEveryPlay) {
    const RuleSet rules = findPreset("scopone")->rules;
    PositionRules open(rules);
    OpenSolver solver(open);
    Random random(4);
    std::vector<OpenSolver::Solved> solved;
    for (int i = 0; i < 200; ++i) {
        const std::optional<Round> round = lateRound(rules, 7, random);
        solver.solvePlays(open.position(*round), solved);
        std::vector<Play> plays;
        legalPlays(round->rules(), round->hand(round->turn()), round->takeable(), plays);
        ASSERT_EQ(solved.size(), plays.size());
        for (std::size_t j = 0; j < plays.size(); ++j) {
            EXPECT_EQ(solved[j].play, plays[j]);
            Round after = *round;
            after.applyLegal(plays[j]);
            EXPECT_EQ(solved[j].difference,
                      bruteForce(after)[static_cast<std::size_t>(rules.sideOf(round->turn()))]);
        }
    }
}

} // namespace
} // namespace settebello
