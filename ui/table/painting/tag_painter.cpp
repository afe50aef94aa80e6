// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/tag_painter.h"

#include "table/layout/card_places.h"
#include "table/layout/table_layout.h"
#include "text/table_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLeastTagPixels = 11;
/// Of the height of a stack, what the text of its number takes at most, so that the stack is seen.
constexpr qreal kMostOfStack = 0.5;

QSizeF sizeOf(const StackTag& tag) {
    const QFontMetricsF metrics(tag.font);
    return {metrics.horizontalAdvance(tag.text) + metrics.height() * 0.7, metrics.height() * 1.1};
}

StackTag tagFor(const QString& text, const QFont& font, qreal pixels) {
    StackTag tag{
        {},
        text,
        sizedFont(font, std::max(kLeastTagPixels, qRound(pixels * lineScale(font))), true)};
    tag.place.setSize(sizeOf(tag));
    return tag;
}

/// In its middle, or beside that where it would cover a label or leave the cloth.
void placeOnStock(StackTag& tag, const TableLayout& layout, QPointF middle) {
    QRectF& place = tag.place;
    place.moveCenter(middle);
    for (int seat = 0; seat < layout.players(); ++seat) {
        const QRectF& label = layout.seat(seat).label;
        if (label.intersects(place) && label.left() > middle.x()) {
            place.moveRight(label.left() - 1);
        }
    }
    const QRectF cloth = layout.cloth();
    place.moveLeft(std::clamp(place.left(), cloth.left(),
                              std::max(cloth.left(), cloth.right() - place.width())));
}

/// Where a tag on a pile may begin: on the cloth, and beside all labels, which have marks at their
/// ends.
qreal leastLeft(const TableLayout& layout, const QRectF& tag, const QRectF& pile) {
    qreal left = layout.cloth().left();
    for (int seat = 0; seat < layout.players(); ++seat) {
        const QRectF& label = layout.seat(seat).label;
        const bool sameHeight = label.top() < tag.bottom() && tag.top() < label.bottom();
        if (sameHeight && label.right() <= pile.left()) {
            left = std::max(left, label.right() + 1);
        }
    }
    return left;
}

/// At the right end of the pile, and as far to the left as there is nothing else. It has smaller
/// letters where that is too narrow, and reaches out to the right where even the smallest do.
void placeOnPile(StackTag& tag, const TableLayout& layout, const QRectF& pile, qreal top) {
    tag.place.moveTopRight({pile.right(), top});
    const qreal left = leastLeft(layout, tag.place, pile);
    while (tag.place.width() > pile.right() - left && tag.font.pixelSize() > kLeastTagPixels) {
        tag.font.setPixelSize(tag.font.pixelSize() - 1);
        tag.place.setSize(sizeOf(tag));
    }
    tag.place.moveTopRight({pile.right(), top});
    tag.place.moveLeft(std::max(tag.place.left(), left));
}

} // namespace

std::vector<StackTag> stackTags(const Board& board, const TableLayout& layout, const QFont& font,
                                bool last) {
    std::vector<StackTag> tags;
    const int left = board.stock().size();
    if (left > 0) {
        const CardGeometry stock = stockPlace(layout, left - 1);
        StackTag tag = tagFor(QString::number(left), font,
                              std::min(layout.labelText(), stock.height * kMostOfStack));
        placeOnStock(tag, layout, stock.centre);
        tags.push_back(tag);
    }
    const int side = board.lastTaker();
    if (last && side >= 0) {
        const QRectF& pile = layout.side(side).pile;
        StackTag tag = tagFor(TableText::capturedLast(), font, layout.labelText() * 0.72);
        // At the upper edge of the pile, above the sweeps that stick out; at the lower one of a
        // card that lies face up, so that its rank is seen.
        const int under = static_cast<int>(board.side(side).pile.size()) - 1;
        const CardGeometry top = pilePlace(layout, side, std::max(0, under));
        const qreal edge = board.top(side) ? top.height / 2 - tag.place.height() : -top.height / 2;
        placeOnPile(tag, layout, pile, top.centre.y() + edge);
        tags.push_back(tag);
    }
    return tags;
}

void paintStackTags(QPainter& painter, const TableTheme& theme, const std::vector<StackTag>& tags) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const StackTag& tag : tags) {
        QColor ground = theme.plate;
        ground.setAlpha(255);
        painter.setPen(QPen(theme.accent, 1.2));
        painter.setBrush(ground);
        const qreal corner = tag.place.height() * 0.4;
        painter.drawRoundedRect(tag.place, corner, corner);
        painter.setPen(theme.plateText);
        drawFittedLine(painter, tag.place, Qt::AlignCenter, tag.text, tag.font);
    }
    painter.restore();
}

} // namespace settebello
