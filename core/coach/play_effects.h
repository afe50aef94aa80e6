// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <vector>

namespace settebello {

/// What a play takes and leaves, as far as its seat can see.
class PlayEffects {
public:
    /// @param view must outlive this. @pre the play is legal.
    PlayEffects(const PlayerView& view, const Play& play);

    /// With the card played; empty if it is laid.
    CardSet taken() const { return m_taken; }
    /// On the table.
    CardSet left() const { return m_left; }
    bool sweeps() const;

    /// By cardValue().
    int valueTaken() const;
    int valueOfCard() const;

    /// Whether a card that the seat does not see could sweep what is left.
    bool canBeSwept() const;
    /// Whether a card could take something of what is left.
    bool takesOfLeft(Card card) const;
    /// Whether a card that the seat does not see could take something of it.
    bool canBeTaken() const;
    /// The most valuable capture that a card which the seat does not see could make, and could not
    /// make after the other play; empty if there is none. @param moreThan only captures of more
    /// table cards.
    CardSet bestReply(int moreThan, const PlayEffects& other) const;

private:
    std::vector<CardSet> repliesOf(Card card) const;
    int valueOf(CardSet cards) const;
    bool isLastPlay() const;

    const PlayerView& m_view;
    Play m_play;
    CardSet m_taken;
    CardSet m_left;
};

} // namespace settebello
