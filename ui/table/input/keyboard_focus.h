// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <optional>

namespace settebello {

class Director;

/// Which card of the hand or the table has the keyboard focus, and where arrow keys move it.
class KeyboardFocus {
public:
    explicit KeyboardFocus(const Director& director)
        : m_director(director) {}

    /// The focused card, if the keyboard is in use and the card still lies where it got the focus.
    std::optional<Card> card() const;
    /// Focuses a card; the keyboard is in use from now on.
    void set(Card card);
    void clear() { m_card.reset(); }

    /// Whether the keyboard was used last, and not the mouse.
    bool inUse() const { return m_inUse; }
    void setInUse(bool inUse) { m_inUse = inUse; }

    /// The viewer's i-th card, or the nearest if there are fewer; none if the hand is empty.
    std::optional<Card> handCard(int i) const;
    /// The card of the hand that had the focus last, or the one in its place now.
    std::optional<Card> lastHandCard() const { return handCard(m_lastInHand); }
    /// Where an arrow key moves the focus: each of dx and dy is −1, 0 or 1. None if nothing lies
    /// there.
    std::optional<Card> neighbour(int dx, int dy) const;

private:
    std::optional<Card> tableNeighbour(int dx, int dy) const;

    const Director& m_director;
    std::optional<Card> m_card;
    bool m_isOfHand = false; ///< where the card got the focus
    int m_lastInHand = 0;    ///< where in the hand the focus was last
    bool m_inUse = false;
};

} // namespace settebello
