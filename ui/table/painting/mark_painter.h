// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/motion/move_mark.h"
#include "table/painting/card_marks.h"

#include <optional>

namespace settebello {

/// Paints the marks over the cards that need no choice: the last move, a move selected in the list,
/// the places for a card that is laid or was cut, and the focus.
class MarkPainter {
public:
    /// @param theme must outlive the marks, as must the director.
    MarkPainter(const TableTheme& theme, const QFont& font, const Director& director)
        : m_theme(theme)
        , m_font(font)
        , m_marks(theme, font)
        , m_director(director) {}

    /// The free place where the chooser's card would be laid, if it may. Painted under the cards.
    void paintFreePlace(QPainter& painter, const PlayChooser& chooser) const;
    /// Marks the last move softly. @param poses as painted.
    void paintLastMove(QPainter& painter, const Poses& poses) const;
    /// Marks where the card of an earlier move lies now: on the table, or in a side's pile.
    void paintMoveMark(QPainter& painter, const MoveMark& move, const Poses& poses) const;
    /// The two places where a cut card may go. @param keep the one under the mouse, if any; true is
    /// the hand.
    void paintCutPlaces(QPainter& painter, std::optional<bool> keep) const;
    /// Marks the card that has the keyboard focus, around what is visible of it.
    void paintFocus(QPainter& painter, Card card, const Poses& poses) const;
    /// Marks the hand card that a hint is about, likewise.
    void paintAdvised(QPainter& painter, Card card, const Poses& poses) const;
    /// Marks a card that does not lie there, likewise.
    void paintGhostEdge(QPainter& painter, const Pose& ghost) const;
    /// Where the card of a play would lie: on the free place, or over what it takes.
    CardGeometry placeOf(const Play& play, const Poses& poses) const;

private:
    CardGeometry besideCards(CardGeometry place, const Poses& poses) const;
    void clipOutPileOver(QPainter& painter, Card card, const Poses& poses) const;
    void paintPileMark(QPainter& painter, const QRectF& pile, const QString& number) const;
    void paintCutPlace(QPainter& painter, bool hand, bool target) const;
    qreal badgeSize() const { return m_director.layout().textHeight() * 1.5; }
    qreal markWidth() const;

    const TableTheme& m_theme;
    QFont m_font;
    CardMarks m_marks;
    const Director& m_director;
};

} // namespace settebello
