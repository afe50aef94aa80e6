// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/possible_match.h"

#include "analysis/line.h"
#include "core/players/redealt_view.h"
#include "game/match_at.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

/// Plays rounds at random, and shows each position with two legal plays and the match played out.
/// @param show void(const Match&, int round, int move, const Play&, const Play&)
template <typename Show>
void forMoves(int matches, std::uint64_t seed, Show show) {
    Random random(seed);
    for (int turn = 0; turn < matches; ++turn) {
        Match match(rulesOfTurn(turn, random), random.next());
        match.deal();
        std::vector<std::vector<Decision>> options;
        while (match.turn() >= 0 && match.played().size() == 1) {
            std::vector<Decision> decisions;
            legalDecisions(match.view(match.turn()), decisions);
            std::erase(decisions, Decision(Decision::Kind::ClaimOut));
            match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
            options.push_back(decisions);
        }
        for (int move = 0; std::cmp_less(move, options.size()); move += 3) {
            const auto& decisions = options[static_cast<std::size_t>(move)];
            if (decisions.size() > 1 && decisions.front().kind == Decision::Kind::Play &&
                decisions.back().kind == Decision::Kind::Play) {
                show(match, 0, move, decisions.front().play, decisions.back().play);
            }
        }
    }
}

/// Every line can be shown on a table, which looks the same to the seat that was to move; hardly
/// ever not, where an exchange gives a seat a packet that it would have been asked to declare.
TEST(PossibleMatch, LetsLinesBeShown) {
    int lines = 0;
    int exchanged = 0;
    int refused = 0;
    forMoves(24, 3, [&](const Match& match, int round, int move, const Play& a, const Play& b) {
        const Match then = matchAt(match, round, move);
        const PlayerView view = then.view(then.turn());
        const auto found = linesOf(view, a, b);
        ASSERT_TRUE(found);
        std::vector<Play> plays{b};
        for (const Line::Step& step : found->played.steps) {
            plays.push_back(step.play);
        }
        std::optional<Match> possible = possibleMatch(match, round, move, plays);
        if (!possible && view.rules.scoring.declarations != Declarations::None) {
            ++refused;
            return;
        }
        ASSERT_TRUE(possible) << rulesText(view.rules);
        EXPECT_EQ(possible->view(view.seat), view);
        ++lines;
        exchanged += possible->played().back().pack == then.played().back().pack ? 0 : 1;
        for (const Play& play : plays) {
            EXPECT_EQ(possible->apply(Decision(play)), DecisionFault::None);
        }
    });
    EXPECT_GT(lines, 100);
    EXPECT_LE(refused, lines / 100);
    EXPECT_GT(exchanged, lines / 10) << "others often lack what they may have";
}

/// A seat keeps its own hand, and a card is played once.
TEST(PossibleMatch, RefusesWhatTheSeatKnowsToBeImpossible) {
    forMoves(2, 5, [](const Match& match, int round, int move, const Play& a, const Play&) {
        EXPECT_FALSE(possibleMatch(match, round, move, std::vector<Play>{a, a}));
        const Match then = matchAt(match, round, move);
        const CardSet others = CardSet::all() - then.round().hand(then.turn());
        EXPECT_FALSE(possibleMatch(match, round, move, std::vector<Play>{{*others.begin(), {}}}));
    });
}

} // namespace
} // namespace settebello
