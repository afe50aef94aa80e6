// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/keyboard_focus.h"

#include "table/motion/director.h"

#include <algorithm>
#include <cmath>

namespace settebello {

std::optional<Card> KeyboardFocus::card() const {
    const Board& board = m_director.board();
    const bool there =
        m_card && (m_isOfHand ? board.isInViewerHand(*m_card) : board.takeable().contains(*m_card));
    return m_inUse && there ? m_card : std::nullopt;
}

void KeyboardFocus::set(Card card) {
    m_inUse = true;
    m_card = card;
    const std::vector<Card>& hand = m_director.board().viewerHand();
    const auto found = std::find(hand.begin(), hand.end(), card);
    m_isOfHand = found != hand.end();
    if (m_isOfHand) {
        m_lastInHand = static_cast<int>(found - hand.begin());
    }
}

std::optional<Card> KeyboardFocus::handCard(int i) const {
    const std::vector<Card>& hand = m_director.board().viewerHand();
    if (hand.empty()) {
        return std::nullopt;
    }
    return *(hand.begin() + std::clamp(i, 0, static_cast<int>(hand.size()) - 1));
}

std::optional<Card> KeyboardFocus::neighbour(int dx, int dy) const {
    const std::optional<Card> from = card();
    if (!from) {
        return lastHandCard();
    }
    if (m_director.board().isInViewerHand(*from) && dy == 0) {
        const int count = static_cast<int>(m_director.board().viewerHand().size());
        return handCard((m_lastInHand + dx + count) % count);
    }
    const std::optional<Card> found = tableNeighbour(dx, dy);
    return !found && dy > 0 ? lastHandCard() : found;
}

/// The nearest card of the table, or on top of a pile that may be stolen, in that direction; the
/// distance to the side counts double.
std::optional<Card> KeyboardFocus::tableNeighbour(int dx, int dy) const {
    const Poses poses = restingPoses(m_director.board(), m_director.layout());
    const QPointF here = poses[*m_card].geometry.centre;
    std::optional<Card> best;
    double least = 1e9;
    for (const Card card : m_director.board().takeable()) {
        const QPointF way = poses[card].geometry.centre - here;
        const double along = way.x() * dx + way.y() * dy;
        const double across = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (along > 8 && along + 2 * across < least) {
            least = along + 2 * across;
            best = card;
        }
    }
    return best;
}

} // namespace settebello
