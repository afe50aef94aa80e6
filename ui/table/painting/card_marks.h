// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/motion/pose.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QPainterPath>

#include <vector>

class QPainter;

namespace settebello {

/// The edge of a card. @param margin how far outside of it, in pixels; negative inside.
QPainterPath cardOutline(const Pose& pose, qreal margin);

/// The edge of what is visible of a card, without what the hand's cards above it hide.
/// @param margin how far outside of the card it runs where no other card of the hand lies.
QPainterPath visibleOutline(Card card, const Board& board, const Poses& poses, qreal margin = 0);

/// Paints the marks that highlight single cards: rings, seams and numbered badges.
class CardMarks {
public:
    CardMarks(const TableTheme& theme, const QFont& font)
        : m_theme(theme)
        , m_font(font) {}

    /// A line around a card that keeps clear of its neighbours; several colours alternate.
    void paintRing(QPainter& painter, const Pose& pose, const std::vector<QColor>& colours,
                   qreal width, Qt::PenStyle style) const;
    /// A line along an edge.
    void paintEdge(QPainter& painter, const QPainterPath& edge, const QColor& colour,
                   qreal width) const;
    /// A dashed line just inside an edge, in the middle of a dark band.
    void paintSeam(QPainter& painter, const QPainterPath& edge, const QColor& colour,
                   qreal width) const;
    /// A disc with a number or another short text. @param chosen it has a second, light ring.
    void paintBadge(QPainter& painter, const QRectF& rect, const QColor& colour,
                    const QString& text, bool chosen) const;

private:
    void paintShade(QPainter& painter, const QPainterPath& path, qreal width) const;

    const TableTheme& m_theme;
    QFont m_font;
};

} // namespace settebello
