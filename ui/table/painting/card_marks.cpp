// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/card_marks.h"

#include "table/motion/board.h"
#include "table/painting/fitted_text.h"

#include <QPainter>

#include <algorithm>

namespace settebello {

QPainterPath cardOutline(const Pose& pose, qreal margin) {
    const qreal scale = 1 + pose.lift * 0.12; // as CardPainter paints it
    const qreal w = pose.geometry.width() * scale + 2 * margin;
    const qreal h = pose.geometry.height * scale + 2 * margin;
    const qreal corner = std::max(1.0, pose.geometry.width() * 0.07 + margin);
    QPainterPath path;
    path.addRoundedRect(QRectF(-w / 2, -h / 2, w, h), corner, corner);
    QTransform turned;
    turned.translate(pose.geometry.centre.x(), pose.geometry.centre.y());
    turned.rotate(pose.geometry.angle);
    return turned.map(path);
}

QPainterPath visibleOutline(Card card, const Board& board, const Poses& poses, qreal margin) {
    const QPainterPath own = cardOutline(poses[card], 0);
    QPainterPath edge = cardOutline(poses[card], margin);
    if (board.viewer() < 0) {
        return edge;
    }
    for (const Card other : board.hand(board.viewer())) {
        const QPainterPath outline = cardOutline(poses[other], 0);
        if (other == card || !outline.intersects(edge.boundingRect())) {
            continue;
        }
        const bool above = poses[other].z > poses[card].z;
        edge = edge.subtracted(above ? outline : outline.subtracted(own));
    }
    return edge;
}

void CardMarks::paintRing(QPainter& painter, const Pose& pose, const std::vector<QColor>& colours,
                          qreal width, Qt::PenStyle style) const {
    const QPainterPath path = cardOutline(pose, width * 0.55);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    paintShade(painter, path, width);
    constexpr qreal kDash = 4; // in line widths
    const auto count = static_cast<qreal>(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i) {
        QPen pen(colours[i], width, style, Qt::RoundCap);
        if (colours.size() > 1) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({kDash, kDash * (count - 1)});
            pen.setDashOffset(-kDash * static_cast<qreal>(i));
        }
        painter.setPen(pen);
        painter.drawPath(path);
    }
    painter.restore();
}

void CardMarks::paintEdge(QPainter& painter, const QPainterPath& edge, const QColor& colour,
                          qreal width) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    paintShade(painter, edge, width);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(edge);
    painter.restore();
}

/// Under a line, which is then seen on light and on dark.
void CardMarks::paintShade(QPainter& painter, const QPainterPath& path, qreal width) const {
    QColor under = m_theme.shade;
    under.setAlpha(150);
    painter.setPen(QPen(under, width + 2));
    painter.drawPath(path);
}

void CardMarks::paintSeam(QPainter& painter, const QPainterPath& edge, const QColor& colour,
                          qreal width) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(edge, Qt::IntersectClip); // cuts off the outer half of each stroke
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QColor& ink, qreal depth, Qt::PenStyle style) {
        QPen pen(ink, 2 * depth, style, Qt::FlatCap);
        if (style != Qt::SolidLine) {
            pen.setDashPattern({2 * width / depth, width / depth});
        }
        painter.setPen(pen);
        painter.drawPath(edge);
    };
    const qreal margin = std::max(1.5, width * 0.5);
    stroke(m_theme.shade, width + 2 * margin, Qt::SolidLine);
    stroke(colour, width + margin, Qt::DashLine);
    stroke(m_theme.shade, margin, Qt::SolidLine);
    painter.restore();
}

void CardMarks::paintBadge(QPainter& painter, const QRectF& rect, const QColor& colour,
                           const QString& text, bool chosen) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal edge = std::max(1.5, rect.height() * 0.06);
    painter.setPen(QPen(QColor(0x1a, 0x14, 0x10), edge));
    painter.setBrush(colour);
    painter.drawEllipse(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2));
    if (chosen) {
        painter.setPen(QPen(Qt::white, std::max(2.0, rect.height() * 0.09)));
        painter.drawEllipse(rect.adjusted(edge + 1, edge + 1, -edge - 1, -edge - 1));
    }
    painter.setPen(colour.lightness() > 110 ? QColor(0x1a, 0x14, 0x10) : QColor(Qt::white));
    const qreal pixels = rect.height() * (text.size() > 1 ? 0.5 : 0.62);
    painter.setFont(sizedFont(m_font, qRound(pixels), true));
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace settebello
