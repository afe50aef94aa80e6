// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/tag_painter.h"

#include "table/layout/card_places.h"
#include "table/layout/table_layout.h"
#include "text/table_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace settebello {

namespace {

constexpr int kLeastTagPixels = 11;
/// Where one line has no room in letters of that size there are two, of this size at least.
constexpr int kLeastBroken = 8;
constexpr int kMostCondensed = 60; ///< percent; where those are too wide as well
/// How much of a tag of two lines is above the pile where that is its side's, so that it is seen.
constexpr qreal kAbovePile = 0.6;
/// Of the height of a stack, what the text of its number takes at most, so that the stack is seen.
constexpr qreal kMostOfStack = 0.5;

QSizeF sizeOf(const StackTag& tag) {
    const QFontMetricsF metrics(tag.font);
    const QStringList lines = tag.text.split(QLatin1Char('\n'));
    qreal widest = 0;
    for (const QString& line : lines) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    const qreal edges = lines.size() > 1 ? 0.4 : 0.7;
    return {widest + metrics.height() * edges,
            metrics.height() * (static_cast<qreal>(lines.size()) + 0.1)};
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

/// From where to where a tag on a pile may reach: on the cloth, beside all labels, which have marks
/// at their ends, all hands, and what lies in the middle.
QRectF roomFor(const QRectF& tag, const TableLayout& layout, const QRectF& pile) {
    QRectF room = layout.cloth();
    const auto leaveOut = [&](const QRectF& place) {
        const bool isSameHeight = place.top() < tag.bottom() && tag.top() < place.bottom();
        if (isSameHeight && place.center().x() < pile.center().x()) {
            room.setLeft(std::max(room.left(), place.right() + 1));
        } else if (isSameHeight) {
            room.setRight(std::min(room.right(), place.left() - 1));
        }
    };
    for (int seat = 0; seat < layout.players(); ++seat) {
        leaveOut(layout.seat(seat).label);
        leaveOut(layout.seat(seat).fan);
    }
    leaveOut(layout.tableArea());
    leaveOut(layout.strip());
    return room;
}

/// The text in two lines of about the same length.
QString brokenInTwo(QString text) {
    qsizetype best = -1;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isNearer =
            best < 0 || std::abs(2 * i - text.size()) < std::abs(2 * best - text.size());
        if (text[i] == QLatin1Char(' ') && isNearer) {
            best = i;
        }
    }
    if (best > 0) {
        text[best] = QLatin1Char('\n');
    }
    return text;
}

/// Narrows the letters of a tag at the left of its room until it fits.
void condense(StackTag& tag, const QRectF& room) {
    const int whole = tag.font.stretch() > 0 ? tag.font.stretch() : QFont::Unstretched;
    for (int percent = 90; percent >= kMostCondensed && tag.place.right() > room.right();
         percent -= 10) {
        tag.font.setStretch(whole * percent / 100);
        tag.place.setSize(sizeOf(tag));
    }
}

/// At the right end of the pile, and as far to the left as there is nothing else. Where that is too
/// narrow it has smaller letters, then two lines, unless they would hide the rank of an open card,
/// and reaches out to the right at last.
void placeOnPile(StackTag& tag, const TableLayout& layout, const QRectF& pile, qreal top,
                 bool isOpen) {
    const int usual = tag.font.pixelSize();
    const QString text = tag.text;
    for (const bool isBroken : {false, true}) {
        if (isBroken && isOpen) {
            break;
        }
        tag.text = isBroken ? brokenInTwo(text) : text;
        const int least = std::min(usual, isBroken ? kLeastBroken : kLeastTagPixels);
        for (int pixels = usual; pixels >= least; --pixels) {
            tag.font.setPixelSize(pixels);
            tag.place.setSize(sizeOf(tag));
            const qreal raised = isBroken ? tag.place.height() * kAbovePile : 0;
            tag.place.moveTopRight(
                {pile.right(), std::max(std::min(top, pile.top()), top - raised)});
            const QRectF room = roomFor(tag.place, layout, pile);
            tag.place.moveRight(std::min(pile.right(), room.right()));
            if (tag.place.left() >= room.left()) {
                return;
            }
            tag.place.moveLeft(room.left());
            if (isBroken && tag.place.right() <= room.right()) {
                return;
            }
        }
    }
    condense(tag, roomFor(tag.place, layout, pile));
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
        const bool isOpen = board.top(side).has_value();
        const qreal edge = isOpen ? top.height / 2 - tag.place.height() : -top.height / 2;
        placeOnPile(tag, layout, pile, top.centre.y() + edge, isOpen);
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
        if (tag.text.contains(QLatin1Char('\n'))) {
            painter.setFont(tag.font);
            painter.drawText(tag.place, Qt::AlignCenter, tag.text);
        } else {
            drawFittedLine(painter, tag.place, Qt::AlignCenter, tag.text, tag.font);
        }
    }
    painter.restore();
}

} // namespace settebello
