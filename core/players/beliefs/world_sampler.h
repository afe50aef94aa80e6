// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/player_view.h"
#include "game/round.h"

#include <array>
#include <span>

namespace settebello {

/// Draws rounds that are consistent with what one seat has seen, uniformly over all distributions
/// of the hidden cards. Public are the plays, the table, the piles and the cards shown by
/// declarations; that somebody did not declare is not public and is ignored. In a round that asks
/// the seat to declare, a seat that was asked before and could declare is assumed to have declared.
class WorldSampler {
public:
    /// @pre the view is of a round that was played so far (Match::view), its phase Playing, or
    /// CutChoice or Declaring with view.turn the view's own seat.
    explicit WorldSampler(const PlayerView& view);

    /// A round in the view's position, with the hidden cards distributed at random. Allocates
    /// nothing. The reference is valid until the next call.
    const Round& draw(Random& random);

    /// A round with the hidden cards as given, for enumeration and for weighted worlds.
    /// @param hands by seat. @param stock in the order in which it is dealt, a known cut card
    /// first. @pre as Round::replaceHidden().
    const Round& with(std::span<const CardSet> hands, std::span<const Card> stock);

    /// The cards that the seat cannot place.
    CardSet unseen() const { return m_unseen; }
    /// The cards known to lie in that seat's hand: all of the own one, elsewhere those shown.
    CardSet known(int seat) const { return m_known[seat]; }
    /// How many unseen cards lie in that seat's hand.
    int hidden(int seat) const { return m_hidden[seat]; }
    int handSize(int seat) const { return known(seat).size() + hidden(seat); }
    int stockSize() const { return m_round.stockSize(); }

private:
    Round m_round;
    CardSet m_unseen;
    BySeat<CardSet> m_known{};
    BySeat<int> m_hidden{};
    /// The unseen cards in the order of the last draw; before them a cut card that is known.
    std::array<Card, kCardCount + 1> m_cards{};
};

} // namespace settebello
