// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For tests that redistribute what a seat cannot see and expect the same of it.

#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"

#include "game/match.h"

#include <algorithm>
#include <cstdlib>

namespace settebello::test {

/// How much is tried: a little in the normal run; in a long one as many positions as the
/// environment variable SETTEBELLO_FAIRNESS_POSITIONS says (10,000 before a release).
struct FairnessExtent {
    int positions = 24;
    int reshuffles = 3;
};

inline FairnessExtent fairnessExtent() {
    const char* positions = std::getenv("SETTEBELLO_FAIRNESS_POSITIONS");
    constexpr int kLongReshuffles = 20;
    return positions == nullptr
               ? FairnessExtent()

               : FairnessExtent{std::max(1, std::atoi(positions)), kLongReshuffles};
}

/// The pack with the cards that are hidden from the view dealt out anew.
inline Pack redealtPack(const Pack& pack, CardSet hidden, Random& random) {
    std::vector<Card> pool(hidden.begin(), hidden.end());
    for (std::size_t left = pool.size(); left > 1; --left) {
        std::swap(pool[left - 1], pool[random.below(static_cast<std::uint32_t>(left))]);
    }
    std::vector<Card> order(pack.cards().begin(), pack.cards().end());
    for (Card& card : order) {
        if (hidden.contains(card)) {
            card = pool.back();
            pool.pop_back();
        }
    }
    return Pack::fromCards(order).value();
}

/// The view of the same round with the hidden cards distributed differently. A seat that would then
/// be asked to declare, and is not known to have done so, passes.
inline PlayerView redealtView(const Match& match, const PlayerView& view, Random& random) {
    const Match::PlayedRound& played = match.played().back();
    Match other(match.rules(), 1, played.dealer);
    EXPECT_TRUE(other.dealFrom(redealtPack(played.pack, view.unseen(), random)));
    const auto passUntil = [&other](auto asked) {
        while (other.round().phase() == Phase::Declaring && !asked()) {
            other.apply(Decision(Decision::Kind::Pass));
        }
    };
    for (const PlayerView::Move& move : view.moves) {
        passUntil([&] {
            return other.turn() == move.seat && move.decision.kind == Decision::Kind::Declare;
        });
        EXPECT_EQ(other.apply(move.decision), DecisionFault::None);
    }
    passUntil([&] { return view.phase == Phase::Declaring && other.turn() == view.seat; });
    PlayerView same = other.view(view.seat);
    same.scores = view.scores; // of earlier rounds, which the other match has not
    same.roundNumber = view.roundNumber;
    return same;
}

/// Every other time a preset, in turn; between them any rules.
inline RuleSet rulesOfTurn(int turn, Random& random) {
    const auto at = static_cast<std::size_t>(turn / 2) % presets().size();
    return turn % 2 == 0 ? presets()[at].rules : randomRules(random);
}

} // namespace settebello::test
