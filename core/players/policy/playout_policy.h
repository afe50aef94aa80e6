// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "cards/random.h"
#include "game/round.h"
#include "rules/objective.h"

#include <cstdint>

namespace settebello {

/// Chooses plays like somebody who thinks one play ahead, and sometimes at random: the ε-greedy
/// playouts that Di Palma and Lanzi 2018 found best (opponents.md), ε = 0.3. Close to GreedyPlayer
/// and many times as fast: sweep, otherwise take the most or lay the least value, and avoid sweeps
/// by the next hand. Where piles may be stolen, it takes the most cards and shows the others a card
/// that few can match. It knows no more of the hidden cards than the seat to play. Allocates
/// nothing.
class PlayoutPolicy {
public:
    static constexpr int kEpsilonPercent = 30;
    static constexpr int kNoneAtRandom = 0; ///< for the same: always what it thinks best
    /// What choosing and making a play takes, in units of WorkBudget.
    static constexpr int kPlayWork = 8;

    /// @param randomPercent the percentage of plays drawn at random. @pre 0 … 100
    explicit PlayoutPolicy(const RuleSet& rules, int randomPercent = kEpsilonPercent);

    /// A legal play of the seat to answer. @pre round.phase() is Playing, and its rules are those
    /// given, of which only capture.sum is checked.
    Play choose(const Round& round, Random& random) const;

    /// Decides whatever the round asks next. @pre the round is neither over nor void.
    void playOn(Round& round, Random& random) const;

    /// Plays a round to its end; a packet that may be declared is, a cut card is kept half of the
    /// time. A void deal (Phase::Redeal) stays as it is.
    void playOut(Round& round, Random& random) const;

private:
    struct Context;
    static Context contextOf(const Round& round);
    int value(const Context& context, const Play& play) const;
    int valueAmongPiles(const Context& context, const Play& play) const;
    int sweepers(CardSet unseen, int sum) const;

    struct CardValue {
        std::int16_t value = 0;
        std::int16_t rank = 0;
    };
    ByCard<CardValue> m_cards{};
    int m_randomPercent;
    Objective m_objective;
    bool m_equal;   ///< a table that adds up to a card's rank is swept by it
    bool m_fifteen; ///< … and one that makes fifteen with it
};

} // namespace settebello
