// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/director.h"
#include "table/play_chooser.h"
#include "table/table_theme.h"

#include <QFont>

#include <optional>

class QPainter;

namespace settebello {

/// Paints what lies over the cards: what a play would take, the choices with their numbers, the
/// focus, the last move, and the effects of a motion.
class Overlay {
public:
    Overlay(const TableTheme& theme, const QFont& font, const Director& director)
        : m_theme(theme)
        , m_font(font)
        , m_director(director) {}

    /// The free place where a card would lie. Painted under the cards.
    void paintSpot(QPainter& painter, const PlayChooser& chooser) const;
    /// Marks the last move softly. @param poses as painted.
    void paintLastMove(QPainter& painter, const Poses& poses) const;
    void paintChoices(QPainter& painter, const PlayChooser& chooser, const Poses& poses) const;
    /// The two places where a cut card may go, and its marks. @param keep the one aimed at, if any.
    void paintCutPlaces(QPainter& painter, std::optional<bool> keep) const;
    void paintFocus(QPainter& painter, const Pose& pose) const;
    /// Words, broom, rows and points of the motion running.
    void paintEffect(QPainter& painter) const;

    /// The round badges with the choices' numbers, by choice, where a click chooses too.
    std::vector<QRectF> badges(const PlayChooser& chooser) const;

private:
    void ring(QPainter& painter, const Pose& pose, const QColor& colour, qreal width,
              Qt::PenStyle style, int layer) const;
    void badge(QPainter& painter, const QRectF& rect, const QColor& colour, const QString& text,
               bool chosen) const;
    void paintWords(QPainter& painter, const QString& words, qreal opacity, qreal scale,
                    QPointF where) const;
    void paintBroom(QPainter& painter, const Effect& effect) const;
    void paintRows(QPainter& painter, const Effect& effect) const;
    void paintPoint(QPainter& painter, const Effect& effect) const;
    QFont sized(qreal pixels, bool bold) const;
    CardSpot freeSpot() const;
    const QColor& colourOf(int choice) const {
        return m_theme.choices[static_cast<std::size_t>(choice) % m_theme.choices.size()];
    }

    const TableTheme& m_theme;
    QFont m_font;
    const Director& m_director;
};

} // namespace settebello
