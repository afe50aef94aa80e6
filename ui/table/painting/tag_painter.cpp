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

StackTag tagFor(const QString& text, const QFont& font, qreal pixels) {
    StackTag tag{
        {},
        text,
        sizedFont(font, std::max(kLeastTagPixels, qRound(pixels * lineScale(font))), true)};
    const QFontMetricsF metrics(tag.font);
    tag.place.setSize(
        {metrics.horizontalAdvance(text) + metrics.height() * 0.7, metrics.height() * 1.1});
    return tag;
}

} // namespace

std::vector<StackTag> stackTags(const Board& board, const TableLayout& layout, const QFont& font,
                                bool last) {
    std::vector<StackTag> tags;
    const int left = board.stock().size();
    if (left > 0) {
        StackTag tag = tagFor(QString::number(left), font, layout.labelText());
        tag.place.moveCenter(stockPlace(layout, left - 1).centre);
        tags.push_back(tag);
    }
    const int side = board.lastTaker();
    if (last && side >= 0) {
        const QRectF& pile = layout.side(side).pile;
        StackTag tag = tagFor(TableText::capturedLast(), font, layout.labelText() * 0.72);
        // At the upper edge of the pile, above the sweeps that stick out.
        const int under = static_cast<int>(board.side(side).pile.size()) - 1;
        const CardGeometry top = pilePlace(layout, side, std::max(0, under));
        tag.place.moveTopRight({pile.right(), top.centre.y() - top.height / 2});
        // Where it is wider than the pile it begins beside it, but on the cloth.
        tag.place.moveLeft(std::max(tag.place.left(), layout.cloth().left()));
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
