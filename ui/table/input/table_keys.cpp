// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's half of TableInput.
#include "table/input/table_input.h"

#include <algorithm>
#include <cmath>

namespace settebello {

bool TableInput::isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_CapsLock;
}

void TableInput::focusHand(int i) {
    const int count = static_cast<int>(hand().size());
    if (m_director.board().viewer() < 0 || count == 0) {
        return;
    }
    m_lastInHand = std::clamp(i, 0, count - 1);
    setFocus(hand()[static_cast<std::size_t>(m_lastInHand)]);
}

void TableInput::setFocus(Card card) {
    m_keys = true;
    m_focus = card;
    const auto found = std::find(hand().begin(), hand().end(), card);
    if (found != hand().end()) {
        m_lastInHand = static_cast<int>(found - hand().begin());
    }
    if (!m_chooser.choosing()) {
        m_chooser.setCurrentCard(card);
    }
    emit changed();
    emit focused();
}

bool TableInput::activate(Card card) {
    m_director.finish();
    if (!m_chooser.active()) {
        return false;
    }
    if (m_guide && m_guide->touched(card)) {
        return true;
    }
    take(inHand(card) ? m_chooser.selectHandCard(card) : m_chooser.selectTableCard(card));
    return true;
}

void TableInput::selectChoice(int choice) {
    m_director.finish();
    take(m_chooser.selectChoice(choice));
}

void TableInput::moveFocus(int dx, int dy) {
    const int count = static_cast<int>(hand().size());
    if (!focus()) {
        focusHand(m_lastInHand);
        return;
    }
    if (inHand(*m_focus) && dy == 0) {
        focusHand((m_lastInHand + dx + count) % std::max(1, count));
        return;
    }
    // To the nearest card in that direction; sideways distance counts more than the way itself.
    const Poses poses = restingPoses(m_director.board(), m_director.layout());
    const QPointF here = poses[static_cast<std::size_t>(m_focus->index())].geometry.centre;
    std::optional<Card> best;
    double least = 1e9;
    for (const Card card : m_director.board().table()) {
        const QPointF way = poses[static_cast<std::size_t>(card.index())].geometry.centre - here;
        const double along = way.x() * dx + way.y() * dy;
        const double across = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (along > 8 && along + 2 * across < least) {
            least = along + 2 * across;
            best = card;
        }
    }
    if (best) {
        setFocus(*best);
    } else if (dy > 0) {
        focusHand(m_lastInHand);
    }
}

/// Whether numbers mean choices now, or cards of the hand: they are on the table's cards, and the
/// hand card was not reached by such a number itself.
bool TableInput::choosesByNumber() const {
    return m_chooser.choosing() || (!m_keys && m_chooser.card() && m_chooser.choices().size() > 1);
}

bool TableInput::digit(int number) {
    const int which = number == 0 ? 9 : number - 1;
    if (!choosesByNumber()) {
        focusHand(which);
        return true;
    }
    PlayChooser::Outcome outcome;
    if (!m_chooser.choosing()) {
        outcome = m_chooser.selectHandCard(*m_chooser.card());
    }
    take(m_chooser.choosing() ? m_chooser.selectChoice(which) : outcome);
    return true;
}

bool TableInput::tab(int step) {
    if (!m_chooser.choosing()) {
        return false;
    }
    m_keys = true;
    m_director.finish();
    m_chooser.cycleChoice(step);
    emit changed();
    emit focused();
    return true;
}

bool TableInput::key(const QKeyEvent& event) {
    const int key = event.key();
    if (isModifier(key) || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) {
        return false;
    }
    m_director.finish();
    if (m_chooser.choosing()) {
        if (key == Qt::Key_Right || key == Qt::Key_Down) {
            return tab(1);
        }
        if (key == Qt::Key_Left || key == Qt::Key_Up) {
            return tab(-1);
        }
    }
    switch (key) {
    case Qt::Key_Left:
        moveFocus(-1, 0);
        return true;
    case Qt::Key_Right:
        moveFocus(1, 0);
        return true;
    case Qt::Key_Up:
        moveFocus(0, -1);
        return true;
    case Qt::Key_Down:
        moveFocus(0, 1);
        return true;
    case Qt::Key_Home:
        focusHand(0);
        return true;
    case Qt::Key_End:
        focusHand(static_cast<int>(hand().size()) - 1);
        return true;
    case Qt::Key_Escape:
        if (m_chooser.stepBack()) {
            emit changed();
            emit focused();
            return true;
        }
        return false;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        m_keys = true;
        if (m_chooser.choosing()) {
            take(m_chooser.confirm());
        } else if (!focus()) {
            focusHand(m_lastInHand);
        } else {
            activate(*focus());
        }
        return true;
    default:
        return key >= Qt::Key_0 && key <= Qt::Key_9 && digit(key - Qt::Key_0);
    }
}

} // namespace settebello
