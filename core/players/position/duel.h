// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "rules/play.h"
#include "rules/scoring.h"

#include <array>

namespace settebello {

/// Cards of a packet of three in both hands; a packet of six each counts as two of them.
inline constexpr int kPacketCards = 6;

/// A round of two players between two deals, with the hands open or supposed: the small state that
/// the searches for two players copy at every step. A seat is its own side.
struct Duel {
    std::array<CardSet, 2> hands{};
    std::array<Tally, 2> tallies{};
    CardSet table;
    int turn = 0;
    int lastCapturer = -1;
    int wholeSuitSide = -1; ///< as Round::wholeSuitSide(); the round is then over

    /// As the view has it, with the other hand as given. @pre two players.
    Duel(const PlayerView& view, CardSet otherHand);

    /// The cards in no pile and not on the table: in hands and in the stock.
    CardSet hidden(const RuleSet& rules) const;
    bool handsEmpty() const { return (hands[0] | hands[1]).empty(); }

    /// Makes a legal play of the seat to answer (rules.md §4). @param lastPacket the stock is
    /// empty, so that the last card of the hands is the round's last.
    void apply(const RuleSet& rules, const Play& play, bool lastPacket);

    /// Puts everything but the hands back to before a play that was made with cards in the stock.
    /// Who had captured before and whole suits are not known any more.
    void takeBack(const RuleSet& rules, int seat, const Play& play);

    /// After the last play: what lies on the table goes to the side that captured last.
    void takeLeftovers(const RuleSet& rules);

private:
    void winByWholeSuit(const RuleSet& rules, std::size_t side);
};

} // namespace settebello
