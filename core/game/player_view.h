// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/round.h"
#include "rules/by_seat.h"
#include "rules/play.h"
#include "rules/rule_set.h"

#include <optional>
#include <vector>

namespace settebello {

/// What one seat may know: its own hand and all that was seen on the table. Players are never given
/// anything else, so that none can use hidden information.
struct PlayerView {
    /// One public decision of this round. Passing, and whether one was asked to declare at all, is
    /// not public.
    struct Move {
        int seat = 0;
        Decision decision;
        bool operator==(const Move&) const = default;
    };

    RuleSet rules;                ///< as Round::rules()
    Phase phase = Phase::Playing; ///< what the seat to answer is asked
    int seat = 0;                 ///< whose view this is
    int turn = 0;                 ///< the seat to answer
    int dealer = 0;
    int roundNumber = 0; ///< 0 for the first

    CardSet hand;
    CardSet table;
    CardSet tops;                 ///< as Round::tops()
    BySide<Tally> tallies{};      ///< by side: pile, sweeps, declarations
    BySeat<int> handSizes{};      ///< by seat
    BySeat<CardSet> shownCards{}; ///< by seat: still in hand, known by a declaration
    BySide<int> scores{};         ///< by side: match points of the rounds scored
    int stockSize = 0;
    int lastCapturer = -1;       ///< a side, or −1
    std::optional<Card> cutCard; ///< the card to keep or to place, if this seat is the cutter
    std::vector<Move> moves;     ///< of this round, oldest first

    int side() const { return rules.sideOf(seat); }
    /// The cards that this seat may take, by its captures: see Round::takeable().
    CardSet takeable() const { return takeable(side()); }
    /// … that a side may take.
    CardSet takeable(int side) const { return table | (tops - tallies[side].pile); }
    /// The cards in no side's pile: in hands, on the table, in the stock; as they are played.
    CardSet uncaptured() const;
    /// The cards this seat cannot place: in other hands or in the stock.
    CardSet unseen() const;
    /// The cards of uncaptured() that this seat can place, except a cut card.
    CardSet inSight() const;
    /// The seven of cups as it was declared in this round, also if it is in a pile since; none if
    /// it is played as a seven.
    CardSet namedSeven() const;

    bool operator==(const PlayerView&) const = default;
};

/// Every decision that a seat may take now, in a fixed order; empty if it is not asked. A claim is
/// offered whenever calling out is played and it is the seat's turn to play. A seat that is asked
/// to declare without having anything to show can only pass: people are asked so at one screen.
void legalDecisions(const PlayerView& view, std::vector<Decision>& decisions);

} // namespace settebello
