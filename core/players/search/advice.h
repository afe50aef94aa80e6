// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/search/search.h"

#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// One reason for a play, from what the seat can see.
struct Reason {
    enum class Kind {
        OnlyPlay,        ///< nothing else is allowed
        WinsAtOnce,      ///< it ends the match in favour of the player's side
        Sweeps,          ///< it is a sweep that counts
        TakesSettebello, ///< also where the settebello itself captures
        TakesReBello,    ///< if that scores
        TakesBonusSuit,  ///< `count` cards of the bonus suit, not counting the settebello
        TakesSevens,     ///< `count` sevens of other suits, where sevens score
        TakesCards,      ///< `count` cards in all
        LeavesTooMuch,   ///< no card can sweep what it leaves, which adds up to `count`
        SweepersGone,    ///< no card to come can sweep the `count` it leaves
        FewSweepers,     ///< only `count` cards that are still to come could sweep what it leaves
        NobodyTakes,     ///< no card that is still to come can take the card laid
        Keeps,           ///< it keeps `cards` in hand, which the next best play gives away
        AvoidsSweep,     ///< which the next best play would make, where points are to be avoided
        TakesNothing,    ///< likewise
        TakesFewer,      ///< likewise: `count` cards fewer
        Sheds,           ///< it lays `cards`, which score for whoever must take them
        MorePoints       ///< none of these: only the search knows
    };
    Kind kind = Kind::MorePoints;
    int count = 0;
    CardSet cards;
    bool operator==(const Reason&) const = default;
};

/// What to do, and why.
struct Advice {
    Decision best;               ///< a play, or a claim that wins at once, which needs no reasons
    std::vector<Reason> reasons; ///< the most important first, at most kMostReasons
    /// How much better than the next best play, 0 or more; nothing if there is no other, or if the
    /// match may end before the round does.
    std::optional<double> points; ///< of this round
    std::optional<double> chance; ///< to win the match
};

inline constexpr std::size_t kMostReasons = 3;

/// Explains the result of a search. @param candidates of Search::analyze() for that view, the best
/// first. @pre there is at least one.
Advice advise(const PlayerView& view, std::span<const Candidate> candidates);

} // namespace settebello
