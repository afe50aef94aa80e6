// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QPainterPath>

#include <optional>

class QPainter;

namespace settebello {

/// A choice's number, on one of its cards.
struct ChoiceBadge {
    QRectF rect;
    int choice = 0;           ///< an index of PlayChooser::choices()
    std::optional<Card> card; ///< on which it lies; none: on the spot where the card would lie
};

/// A move of the round that is looked at.
struct MoveMark {
    int number = 0; ///< from 1
    Card card;      ///< that was played
    int side = 0;   ///< that played it
};

/// Paints what lies over the cards: what a play would take, the choices with their numbers, the
/// focus and the last move.
class Overlay {
public:
    Overlay(const TableTheme& theme, const QFont& font, const Director& director)
        : m_theme(theme)
        , m_font(font)
        , m_director(director) {}

    /// The free place where a card would lie. Painted under the cards.
    void paintFreePlace(QPainter& painter, const PlayChooser& chooser) const;
    /// Marks the last move softly. @param poses as painted.
    void paintLastMove(QPainter& painter, const Poses& poses) const;
    /// Marks where the card of an earlier move lies now: on the table, or in a side's pile.
    void paintMarked(QPainter& painter, const MoveMark& move, const Poses& poses) const;
    void paintChoices(QPainter& painter, const PlayChooser& chooser, const Poses& poses) const;
    /// The two places where a cut card may go, and its marks. @param keep the one aimed at, if any.
    void paintCutPlaces(QPainter& painter, std::optional<bool> keep) const;
    /// Marks the card that has the keyboard's focus, around what is seen of it.
    void paintFocus(QPainter& painter, Card card, const Poses& poses) const;

    /// The round badges with the choices' numbers, where a click chooses too: on every card of each
    /// choice, within the card, none covering another. None for a single choice.
    std::vector<ChoiceBadge> badges(const PlayChooser& chooser) const;
    /// The edge of what is seen of a card: without what the cards of the hand over it hide.
    /// @param out how far outside the card it runs where no other card of the hand lies.
    QPainterPath seenEdge(Card card, const Poses& poses, qreal out = 0) const;

private:
    /// A line around a card that keeps clear of its neighbours; several colours alternate.
    void ring(QPainter& painter, const Pose& pose, const std::vector<QColor>& colours, qreal width,
              Qt::PenStyle style) const;
    /// A seam within a card's edge.
    void innerRing(QPainter& painter, const QPainterPath& edge, const QColor& colour, qreal width,
                   Qt::PenStyle style) const;
    void ringChoices(QPainter& painter, const PlayChooser& chooser, Card card,
                     const Poses& poses) const;
    void badge(QPainter& painter, const QRectF& rect, const QColor& colour, const QString& text,
               bool chosen) const;
    QFont sized(qreal pixels, bool bold) const;
    CardGeometry freePlace() const;
    const QColor& colourOf(int choice) const {
        return m_theme.choices[static_cast<std::size_t>(choice) % m_theme.choices.size()];
    }

    const TableTheme& m_theme;
    QFont m_font;
    const Director& m_director;
};

} // namespace settebello
