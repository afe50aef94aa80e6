// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/card_places.h"

#include "cards/card_number.h"
#include "table/layout/table_layout.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr qreal kColumnGap = 0.16; ///< between table cards, in card widths
constexpr qreal kRowGap = 0.09;    ///< in card heights
constexpr int kSweepsInColumn = 4; ///< more need a second one, where there is room for it
/// How far cards shrink for a large hand, of their usual height.
constexpr qreal kLeastInHand = 0.5;
/// From card to card in the own hand, in card widths, where there is room.
constexpr qreal kHandStep = 1.07;

struct Grid {
    int rows = 1;
    int columns = 1;
    qreal height = 0; ///< of a card
};

/// The grid in which that many cards can be largest; of two equally good the more compact one.
Grid bestGrid(int cards, QSizeF area, qreal cardRatio, qreal most) {
    Grid best;
    for (int rows = 1; rows <= cards; ++rows) {
        const int columns = (cards + rows - 1) / rows;
        if (columns * (rows - 1) >= cards) {
            continue; // a row would stay empty
        }
        const qreal byHeight = area.height() / (rows + (rows - 1) * kRowGap);
        const qreal byWidth = area.width() / (columns + (columns - 1) * kColumnGap) * cardRatio;
        const qreal height = std::floor(std::min({byHeight, byWidth, most}));
        const bool compact = rows == 1 || cards > rows * rows;
        if (height > best.height * 1.02 || (compact && height >= best.height * 0.95)) {
            best = {rows, columns, height};
        }
    }
    return best;
}

/// Where the i-th of n starts on a line of that length, no further apart than `most`, in its
/// middle. @param extent what one takes.
qreal along(int i, int n, qreal length, qreal extent, qreal most) {
    const qreal step = n > 1 ? std::min(most, (length - extent) / (n - 1)) : 0;
    return (length - extent - step * (n - 1)) / 2 + step * i;
}

/// A card of this deck, not placed yet.
CardGeometry unplaced(const TableLayout& layout) {
    CardGeometry geometry;
    geometry.ratio = layout.cardRatio();
    return geometry;
}

/// The viewer's card i of n: side by side if all of its room is enough for that, as near to the
/// middle of the window as they can, and so large that the number in the corner of each can be
/// read.
CardGeometry ownHandPlace(const TableLayout& layout, int i, int n) {
    const QRectF& fan = layout.seat(layout.viewer()).fan;
    CardGeometry geometry = unplaced(layout);
    const qreal middle = layout.cloth().center().x();
    const auto step = [&]() -> qreal {
        const qreal width = geometry.width();
        return n < 2 ? 0 : std::min(width * kHandStep, (fan.width() - width) / (n - 1));
    };
    for (geometry.height = layout.handHeight();
         geometry.height > layout.handHeight() * kLeastInHand; --geometry.height) {
        if (n < 2 || step() >= numberStrip(geometry.height)) {
            break;
        }
    }
    const qreal width = geometry.width() + step() * (n - 1);
    const qreal left =
        std::clamp(middle - width / 2, fan.left(), std::max(fan.left(), fan.right() - width));
    geometry.centre = {left + step() * i + geometry.width() / 2,
                       fan.bottom() - geometry.height / 2};
    return geometry;
}

} // namespace

CardGeometry handPlace(const TableLayout& layout, int seat, int i, int n) {
    const SeatLayout& place = layout.seat(seat);
    if (place.edge == Edge::Bottom) {
        return ownHandPlace(layout, i, n);
    }
    CardGeometry geometry = unplaced(layout);
    geometry.height = layout.smallHeight();
    if (place.edge == Edge::Top) {
        // Seen from across: their left is our right.
        const qreal x =
            along(n - 1 - i, n, place.fan.width(), geometry.width(), geometry.width() * 0.55);
        geometry.centre = {place.fan.left() + x + geometry.width() / 2,
                           place.fan.top() + layout.smallHeight() / 2};
        geometry.angle = 180;
        return geometry;
    }
    geometry.height = std::min(layout.smallHeight(), place.fan.width());
    const bool left = place.edge == Edge::Left;
    const qreal width = std::min(geometry.width(), place.fan.height());
    geometry.height = width * layout.cardRatio();
    const qreal y = along(left ? i : n - 1 - i, n, place.fan.height(), width, width * 0.55);
    geometry.centre = {left ? place.fan.left() + geometry.height / 2
                            : place.fan.right() - geometry.height / 2,
                       place.fan.top() + y + width / 2};
    geometry.angle = left ? 90 : -90;
    return geometry;
}

CardGeometry tablePlace(const TableLayout& layout, int place, int places) {
    const int count = std::max(places, place + 1);
    // No larger than the own hand, whose pictures are there already.
    const Grid grid =
        bestGrid(count, layout.tableArea().size(), layout.cardRatio(), layout.handHeight());
    CardGeometry geometry = unplaced(layout);
    geometry.height = grid.height;
    const qreal stepX = geometry.width() * (1 + kColumnGap);
    const qreal stepY = grid.height * (1 + kRowGap);
    const int row = place / grid.columns;
    const int inRow = std::min(grid.columns, count - row * grid.columns);
    const QPointF centre = layout.tableArea().center();
    geometry.centre = {centre.x() + (place % grid.columns - (inRow - 1) / 2.0) * stepX,
                       centre.y() + (row - (grid.rows - 1) / 2.0) * stepY};
    return geometry;
}

qreal questionKeepingCards(const TableLayout& layout, int places) {
    const TableLayout usual = layout.withQuestion(0);
    QRectF cards;
    for (int place = 0; place < places; ++place) {
        cards |= tablePlace(usual, place, places).bounds();
    }
    const qreal spare = std::floor(usual.tableArea().height() - cards.height());
    return usual.highestQuestion(usual.strip().height() + spare);
}

qreal questionShrinkingCards(const TableLayout& layout, int places, qreal least) {
    constexpr qreal kStep = 2; // pixels
    const TableLayout usual = layout.withQuestion(0);
    const qreal smallest = tablePlace(usual, 0, places).height * least;
    qreal question = usual.highestQuestion();
    while (question > 0 && tablePlace(layout.withQuestion(question), 0, places).height < smallest) {
        question -= kStep;
    }
    return std::max(question, questionKeepingCards(layout, places));
}

CardGeometry pilePlace(const TableLayout& layout, int side, int i) {
    const QRectF& box = layout.side(side).pile;
    CardGeometry geometry = unplaced(layout);
    // Thicker than it would be, so that it is seen to grow; it grows towards the viewer.
    geometry.height = layout.stackHeight();
    const qreal rise = std::min(i * 0.0028, 0.105) * layout.smallHeight();
    geometry.centre = {box.right() - geometry.width() / 2 - rise * 0.4,
                       box.bottom() - geometry.height / 2 - rise};
    return geometry;
}

int sweepColumn(const TableLayout& layout, int side, int i, int n) {
    const int columns = n > kSweepsInColumn ? layout.side(side).columns : 1;
    return i / ((n + columns - 1) / columns);
}

CardGeometry sweepPlace(const TableLayout& layout, int side, int i, int n) {
    const SideLayout& place = layout.side(side);
    const QRectF& box = place.pile;
    CardGeometry geometry = unplaced(layout);
    geometry.height = layout.stackHeight();
    geometry.angle = -90;
    const int columns = n > kSweepsInColumn ? place.columns : 1;
    const int rows = (n + columns - 1) / columns;
    const qreal width = geometry.width();
    const qreal step = rows > 1 ? std::min(width * 0.42, (box.height() - width) / (rows - 1)) : 0;
    const int column = i / rows;
    // The pile is at the right; the second column sticks out as far as the first again.
    const qreal out = (place.columns - 1 - column) * kSweepOut * layout.smallHeight();
    geometry.centre = {box.left() + out + geometry.height / 2,
                       box.bottom() - width / 2 - step * (i % rows)};
    return geometry;
}

CardGeometry stockPlace(const TableLayout& layout, int i) {
    const QRectF& box = layout.seat(layout.dealer()).stock;
    CardGeometry geometry = unplaced(layout);
    // Thin enough that forty still lie inside the place.
    geometry.height = std::min(
        {layout.stackHeight(), box.height() * 0.92, box.width() * layout.cardRatio() * 0.94});
    const qreal rise = std::min(i, 40) * 0.0022 * geometry.height;
    geometry.centre = {box.left() + geometry.width() / 2 + box.width() * 0.08 - rise * 0.3,
                       box.bottom() - geometry.height / 2 - rise};
    return geometry;
}

CardGeometry cutPlace(const TableLayout& layout, int seat) {
    CardGeometry geometry = unplaced(layout);
    if (layout.seat(seat).edge == Edge::Bottom) {
        // Between its two places, the table and the hand.
        geometry.height =
            std::floor(std::min(layout.handHeight() * 0.8, layout.tableArea().height() * 0.8));
        geometry.centre = {layout.tableArea().center().x(),
                           layout.strip().top() - geometry.height / 2 - layout.gap()};
        return geometry;
    }
    geometry.height = layout.smallHeight();
    const QPointF hand = layout.seat(seat).fan.center();
    geometry.centre = hand;
    return geometry;
}

} // namespace settebello
