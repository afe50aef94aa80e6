// SPDX-License-Identifier: GPL-3.0-or-later
// The half of Overlay that shows what a play would take.
#include "table/painting/overlay.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

const Pose& at(const Poses& poses, Card card) {
    return poses[static_cast<std::size_t>(card.index())];
}

/// The outline of a card. @param out how far outside of its edge, in pixels; negative within.
QPainterPath outlineOf(const Pose& pose, qreal out) {
    const qreal scale = 1 + pose.lift * 0.12; // as CardPainter paints it
    const qreal w = pose.geometry.width() * scale + 2 * out;
    const qreal h = pose.geometry.height * scale + 2 * out;
    const qreal corner = std::max(1.0, pose.geometry.width() * 0.07 + out);
    QPainterPath path;
    path.addRoundedRect(QRectF(-w / 2, -h / 2, w, h), corner, corner);
    QTransform turned;
    turned.translate(pose.geometry.centre.x(), pose.geometry.centre.y());
    turned.rotate(pose.geometry.angle);
    return turned.map(path);
}

/// How many badges of that size fit on a card one below another and side by side.
struct BadgeGrid {
    qreal size = 0;
    int columns = 1;
};

/// @param wanted the badges' size if there is room. @param count at least 1.
BadgeGrid badgeGrid(const CardGeometry& geometry, qreal wanted, int count) {
    BadgeGrid grid{std::min(wanted, geometry.width() * 0.46), 1};
    for (;;) {
        const qreal step = grid.size * 1.06;
        grid.columns = std::max(1, static_cast<int>(geometry.width() * 0.98 / step));
        const int rows = static_cast<int>(geometry.height * 0.98 / step);
        if (grid.columns * rows >= count || grid.size < 8) {
            return grid;
        }
        grid.size *= 0.92;
    }
}

} // namespace

void Overlay::ring(QPainter& painter, const Pose& pose, const std::vector<QColor>& colours,
                   qreal width, Qt::PenStyle style) const {
    const QPainterPath path = outlineOf(pose, width * 0.55);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QColor under = m_theme.shade;
    under.setAlpha(150);
    painter.setPen(QPen(under, width + 2));
    painter.drawPath(path);
    constexpr qreal kDash = 4; // of the line's width
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

QPainterPath Overlay::seenEdge(Card card, const Poses& poses, qreal out) const {
    const QPainterPath own = outlineOf(at(poses, card), 0);
    QPainterPath edge = outlineOf(at(poses, card), out);
    const int viewer = m_director.board().viewer();
    if (viewer < 0) {
        return edge;
    }
    for (const Card other : m_director.board().hand(viewer)) {
        const QPainterPath outline = outlineOf(at(poses, other), 0);
        if (other == card || !outline.intersects(edge.boundingRect())) {
            continue;
        }
        const bool over = at(poses, other).z > at(poses, card).z;
        edge = edge.subtracted(over ? outline : outline.subtracted(own));
    }
    return edge;
}

void Overlay::innerRing(QPainter& painter, const QPainterPath& edge, const QColor& colour,
                        qreal width, Qt::PenStyle style) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(edge, Qt::IntersectClip);
    painter.setBrush(Qt::NoBrush);
    // A seam: the line in the middle of a dark band. The outer half of each stroke is cut off.
    const auto stroke = [&](const QColor& ink, qreal deep, Qt::PenStyle dashes) {
        painter.setPen(QPen(ink, 2 * deep, dashes, Qt::FlatCap));
        if (dashes != Qt::SolidLine) {
            QPen pen = painter.pen();
            pen.setDashPattern({2 * width / deep, width / deep});
            painter.setPen(pen);
        }
        painter.drawPath(edge);
    };
    const qreal margin = std::max(1.5, width * 0.5);
    stroke(m_theme.shade, width + 2 * margin, Qt::SolidLine);
    stroke(colour, width + margin, style);
    stroke(m_theme.shade, margin, Qt::SolidLine);
    painter.restore();
}

void Overlay::badge(QPainter& painter, const QRectF& rect, const QColor& colour,
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
    painter.setFont(sized(rect.height() * (text.size() > 1 ? 0.5 : 0.62), true));
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

std::vector<ChoiceBadge> Overlay::badges(const PlayChooser& chooser) const {
    std::vector<ChoiceBadge> badges;
    const std::vector<CardSet>& choices = chooser.choices();
    if (choices.size() < 2) {
        return badges;
    }
    const Poses poses = restingPoses(m_director.board(), m_director.layout());
    std::array<int, kCardCount> used{};
    const auto put = [&](int choice, std::optional<Card> card) {
        const CardGeometry geometry = card ? at(poses, *card).geometry : freePlace();
        const qreal wanted =
            std::max(m_director.layout().textHeight() * 1.5, geometry.height * 0.17);
        const int count = card ? chooser.choicesWith(*card) : 1;
        const BadgeGrid grid = badgeGrid(geometry, wanted, count);
        const int before = card ? used[static_cast<std::size_t>(card->index())]++ : 0;
        const int row = before / grid.columns;
        const int inRow = std::min(grid.columns, count - row * grid.columns);
        const qreal step = grid.size * 1.06;
        // In the upper right corner, in rows to be read from the left.
        const QPointF corner(
            geometry.centre.x() + geometry.width() / 2 - step * (inRow - before % grid.columns),
            geometry.centre.y() - geometry.height / 2 + step - grid.size + step * row);
        badges.push_back({QRectF(corner, QSizeF(grid.size, grid.size)), choice, card});
    };
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        const CardSet choice = choices[static_cast<std::size_t>(i)];
        for (const Card card : choice) {
            put(i, card);
        }
        if (choice.empty()) {
            put(i, std::nullopt);
        }
    }
    return badges;
}

void Overlay::ringChoices(QPainter& painter, const PlayChooser& chooser, Card card,
                          const Poses& poses) const {
    const std::vector<CardSet>& choices = chooser.choices();
    const Pose& pose = at(poses, card);
    const qreal width = std::max(3.0, pose.geometry.height * 0.019);
    if (choices.size() == 1) {
        ring(painter, pose, {m_theme.accent}, width, Qt::SolidLine);
        return;
    }
    std::vector<QColor> colours;
    for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
        if (choices[static_cast<std::size_t>(i)].contains(card)) {
            colours.push_back(colourOf(i));
        }
    }
    const int chosen = chooser.chosen();
    if (chosen < 0) {
        ring(painter, pose, colours, width, Qt::SolidLine);
    } else if (choices[static_cast<std::size_t>(chosen)].contains(card)) {
        ring(painter, pose, {colourOf(chosen)}, width, Qt::SolidLine);
    } else {
        for (QColor& colour : colours) {
            colour.setAlpha(90);
        }
        ring(painter, pose, colours, width * 0.6, Qt::DotLine);
    }
}

void Overlay::paintChoices(QPainter& painter, const PlayChooser& chooser,
                           const Poses& poses) const {
    for (const Card card : chooser.touched()) {
        const Pose& pose = at(poses, card);
        ring(painter, pose, {m_theme.accent}, std::max(3.0, pose.geometry.height * 0.025),
             Qt::SolidLine);
    }
    for (const Card card : chooser.takers()) {
        innerRing(painter, seenEdge(card, poses), m_theme.accent,
                  std::max(2.0, at(poses, card).geometry.height * 0.01), Qt::DashLine);
    }
    CardSet concerned;
    for (const CardSet choice : chooser.choices()) {
        concerned |= choice;
    }
    for (const Card card : concerned) {
        ringChoices(painter, chooser, card, poses);
    }
    for (const ChoiceBadge& each : badges(chooser)) {
        badge(painter, each.rect, colourOf(each.choice), QString::number(each.choice + 1),
              chooser.chosen() == each.choice);
    }
}

} // namespace settebello
