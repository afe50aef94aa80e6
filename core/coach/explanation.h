// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/player.h"
#include "players/search/search.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace settebello {

/// One thing that made a player decide as it did.
struct Cause {
    enum class Kind : std::uint8_t {
        NotKnown, ///< asked again, it decides otherwise or cannot be asked: nothing is known

        // The level had nothing to think about.
        Forced,     ///< nothing else was allowed
        WinsAtOnce, ///< it ends the match
        Claims,     ///< the target was certainly reached
        Declares,   ///< it had something to declare
        CutsCard,   ///< keeps a good card, puts another on the table

        // What it missed. Without this weakness it would have decided `instead`.
        OverlookedClaim,       ///< that the target was certainly reached
        OverlookedDeclaration, ///< that it had something to declare
        OverlookedCapture,     ///< `instead`
        MeantToLay,            ///< it did not see that the card had to capture
        ForgotCards,           ///< that `cards` have gone
        DidNotAddUp, ///< the tables that plays leave; `count`: what it left adds up to that and can
                     ///< be swept; 0: it cannot
        DidNotForesee,      ///< that `cards` could be taken next
        DidNotConclude,     ///< from a sweep or a seven left lying what the others lack
        DidNotWorkOut,      ///< the last cards, which it often does
        DidNotThinkThrough, ///< this play, which it often does

        ThoughtThrough, ///< by a search; see Explanation::considered

        // What it wanted. Without this aim alone it would have played `instead`.
        Sweeps,
        TakesValuable, ///< `cards`, of more value than `instead` takes
        TakesMost,     ///< `count` cards in all, more than `instead` takes
        KeepsValuable, ///< `cards`, which `instead` would have laid
        AvoidsSweep,   ///< which `instead` would have offered
        FearsSweep,    ///< seems less likely than after `instead`
        LeavesLess,    ///< to the next player, who after `instead` could have taken `cards`; they
                       ///< may be empty
        LeavesNothing, ///< the next can only lay a card
        HelpsPartner,
        LaysDouble,   ///< a rank that it holds more than once
        KeepsToRules, ///< of thumb: about pairs, low cards, the partner's cards
        AvoidsPoints, ///< where the fewest win, or where `instead` takes what costs points

        // The level would have played the same without any one of its aims.
        OnlyCapture, ///< nothing else could be taken
        NoCapture,   ///< nothing could be taken, and this card was the least loss
        Obvious      ///< it was plainly better than the others
    };
    Kind kind = Kind::NotKnown;
    Decision instead;
    CardSet cards;
    int count = 0;
    bool operator==(const Cause&) const = default;
};

/// Why a player decided as it did.
struct Explanation {
    std::vector<Cause> causes;         ///< the most important first: one or two
    std::vector<Candidate> considered; ///< the best first, if it was thought through
};

/// Whose decision is explained.
struct Decider {
    std::string_view level;            ///< as for makePlayer(); may be unknown
    std::optional<std::uint64_t> seed; ///< nothing: not known, as in records of older versions
    Limits limits;                     ///< as when it played
};

/// Explains a decision by asking the same player again, first as it is and then with one parameter
/// of its LevelProfile changed at a time: with full perception, a perfect memory … (what it
/// missed), without caring for sweeps, for cards … (what it wanted). What changes the answer is a
/// cause. Uses nothing but the view, so a cause is something that the player could know. Takes up
/// to two answers of the level. @return nothing after a stop.
/// @pre view.turn is view.seat, and the decision is legal.
std::optional<Explanation> explain(const PlayerView& view, const Decision& decision,
                                   const Decider& decider, const StopToken& stop);

} // namespace settebello
