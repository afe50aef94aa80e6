// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/beliefs/opponent_style.h"
#include "players/evaluation/duel_evaluation.h"
#include "rules/objective.h"

#include <vector>

namespace settebello {

/// The plays that a seat with some of these cards may make, and how it would value them.
struct Replies {
    struct Reply {
        Play play;
        double value = 0; ///< expected points of the round, in PileEvaluation::kPoint
        int gain = 0;     ///< greedyValue()
        CardSet sweepers; ///< that could sweep what it leaves
    };
    explicit Replies(const RuleSet& rules)
        : objective(rules) {}

    std::vector<Reply> all;
    int hidden = 0;   ///< cards hidden from somebody who sees no hand
    int nextHand = 0; ///< cards of the seat that plays after
    Objective objective;
};

/// Predicts what the other player does with an assumed hand, without knowing ours: a careful player
/// prefers the more valuable plays, a greedy one chooses like GreedyPlayer.
class ReplyModel {
public:
    /// @param evaluation must outlive this.
    explicit ReplyModel(DuelEvaluation& evaluation)
        : m_evaluation(evaluation) {}

    PositionRules& rules() { return m_evaluation.rules(); }

    /// Every play of the seat to answer with one of the cards. @param nextHand cards of the other
    /// seat. @param inHands cards in both hands before the play. @param stock cards not dealt.
    /// @pre inHands ≥ 1, stock ≥ 6
    Replies replies(const Position& position, CardSet cards, int nextHand, int inHands, int stock);

    /// How likely each reply is from a hand, 0 for those that it cannot make; they add up to 1.
    /// @param style Traditional is treated as Careful. @pre the hand has a card of one of the
    /// replies.
    static void chances(const Replies& replies, CardSet hand, OpponentStyle style,
                        std::vector<double>& chances);

private:
    DuelEvaluation& m_evaluation;
    std::vector<CardSet> m_captures;
};

} // namespace settebello
