// SPDX-License-Identifier: GPL-3.0-or-later
// Single cards' spots within the places of a TableLayout.
#include "cards/card_number.h"
#include "table/table_layout.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr qreal kColumnGap = 0.16; ///< between table cards, in card widths
constexpr qreal kRowGap = 0.09;    ///< in card heights
constexpr int kSweepsInColumn = 4; ///< more need a second one, where there is room for it
/// How far cards shrink for a large hand, of their usual height.
constexpr qreal kLeastInHand = 0.5;

struct Grid {
    int rows = 1;
    int columns = 1;
    qreal height = 0; ///< of a card
};

/// The rows in which so many cards can be largest; of two as good the more compact ones.
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

/// The columns in the order in which they fill: from the middle outwards.
int columnOf(int order, int columns) {
    const int middle = (columns - 1) / 2;
    const int off = (order + 1) / 2;
    return order % 2 == 1 ? middle + off : middle - off;
}

/// Where the i-th of n starts on a line of that length, no further apart than `most`, in its
/// middle. @param extent what one takes.
qreal along(int i, int n, qreal length, qreal extent, qreal most) {
    const qreal step = n > 1 ? std::min(most, (length - extent) / (n - 1)) : 0;
    return (length - extent - step * (n - 1)) / 2 + step * i;
}

} // namespace

/// The viewer's card i of n: in the middle of the window if there is room, so large that the number
/// in the corner of each can be read.
CardSpot TableLayout::ownCard(const QRectF& fan, int i, int n) const {
    CardSpot spot = newSpot();
    const auto step = [&] {
        return n > 1 ? std::min(spot.width() * 1.07, (fan.width() - spot.width()) / (n - 1)) : 0;
    };
    for (spot.height = m_handHeight; spot.height > m_handHeight * kLeastInHand; --spot.height) {
        if (n < 2 || step() >= numberStrip(spot.height)) {
            break;
        }
    }
    const qreal width = spot.width() + step() * (n - 1);
    const qreal left = std::clamp(m_cloth.center().x() - width / 2, fan.left(),
                                  std::max(fan.left(), fan.right() - width));
    spot.centre = {left + step() * i + spot.width() / 2, fan.bottom() - spot.height / 2};
    return spot;
}

CardSpot TableLayout::handCard(int seatNumber, int i, int n) const {
    const SeatPlace& place = seat(seatNumber);
    if (place.edge == Edge::Bottom) {
        return ownCard(place.fan, i, n);
    }
    CardSpot spot = newSpot();
    spot.height = m_smallHeight;
    if (place.edge == Edge::Top) {
        // Seen from across: their left is our right.
        const qreal x = along(n - 1 - i, n, place.fan.width(), spot.width(), spot.width() * 0.55);
        spot.centre = {place.fan.left() + x + spot.width() / 2,
                       place.fan.top() + m_smallHeight / 2};
        spot.angle = 180;
        return spot;
    }
    spot.height = std::min(m_smallHeight, place.fan.width());
    const bool left = place.edge == Edge::Left;
    const qreal width = std::min(spot.width(), place.fan.height());
    spot.height = width * m_needs.cardRatio;
    const qreal y = along(left ? i : n - 1 - i, n, place.fan.height(), width, width * 0.55);
    spot.centre = {left ? place.fan.left() + spot.height / 2 : place.fan.right() - spot.height / 2,
                   place.fan.top() + y + width / 2};
    spot.angle = left ? 90 : -90;
    return spot;
}

CardSpot TableLayout::tableCard(int place, int places) const {
    const int count = std::max(places, place + 1);
    const Grid grid = bestGrid(count, m_table.size(), m_needs.cardRatio, m_handHeight * 0.8);
    CardSpot spot = newSpot();
    spot.height = grid.height;
    const qreal width = spot.width();
    const qreal stepX = width * (1 + kColumnGap);
    const qreal stepY = grid.height * (1 + kRowGap);
    // Column by column from the middle, so that few cards lie together and more rows or columns
    // leave them where they are.
    const int column = columnOf(place / grid.rows, grid.columns);
    const int row = place % grid.rows;
    const QPointF centre = m_table.center();
    spot.centre = {centre.x() + (column - (grid.columns - 1) / 2.0) * stepX,
                   centre.y() + (row - (grid.rows - 1) / 2.0) * stepY};
    return spot;
}

CardSpot TableLayout::pileCard(int sideNumber, int i) const {
    const QRectF& box = side(sideNumber).pile;
    CardSpot spot = newSpot();
    // Twenty cards are as thick as a tenth of their width; the pile grows towards the viewer.
    spot.height = stackHeight();
    const qreal rise = std::min(i * 0.0009, 0.036) * m_smallHeight;
    spot.centre = {box.right() - spot.width() / 2 - rise * 0.3,
                   box.bottom() - spot.height / 2 - rise};
    return spot;
}

int TableLayout::sweepColumn(int sideNumber, int i, int n) const {
    const int columns = n > kSweepsInColumn ? side(sideNumber).columns : 1;
    return i / ((n + columns - 1) / columns);
}

CardSpot TableLayout::sweepCard(int sideNumber, int i, int n) const {
    const SidePlace& place = side(sideNumber);
    const QRectF& box = place.pile;
    CardSpot spot = newSpot();
    spot.height = stackHeight();
    spot.angle = -90;
    const int columns = n > kSweepsInColumn ? place.columns : 1;
    const int rows = (n + columns - 1) / columns;
    const qreal width = spot.width();
    const qreal step = rows > 1 ? std::min(width * 0.42, (box.height() - width) / (rows - 1)) : 0;
    const int column = i / rows;
    // The pile is at the right; the second column sticks out as far as the first again.
    const qreal out = (place.columns - 1 - column) * kSweepOut * m_smallHeight;
    spot.centre = {box.left() + out + spot.height / 2,
                   box.bottom() - width / 2 - step * (i % rows)};
    return spot;
}

CardSpot TableLayout::stockCard(int i) const {
    const QRectF& box = seat(m_needs.dealer).stock;
    CardSpot spot = newSpot();
    // Thin enough that forty still lie inside the place.
    spot.height =
        std::min({stackHeight(), box.height() * 0.92, box.width() * m_needs.cardRatio * 0.94});
    const qreal rise = std::min(i, 40) * 0.0022 * spot.height;
    spot.centre = {box.left() + spot.width() / 2 + box.width() * 0.08 - rise * 0.3,
                   box.bottom() - spot.height / 2 - rise};
    return spot;
}

CardSpot TableLayout::cutCard(int seatNumber) const {
    CardSpot spot = newSpot();
    if (seat(seatNumber).edge == Edge::Bottom) {
        // Between its two places, the table and the hand.
        spot.height = std::floor(std::min(m_handHeight * 0.8, m_table.height() * 0.8));
        spot.centre = {m_table.center().x(), m_strip.top() - spot.height / 2 - m_gap};
        return spot;
    }
    spot.height = m_smallHeight;
    const QPointF hand = seat(seatNumber).fan.center();
    spot.centre = hand;
    return spot;
}

QRectF TableLayout::shownArea() const {
    QRectF area = m_table.united(m_strip);
    const qreal width = std::min(area.width(), area.height() * 2.6);
    area.setLeft(area.center().x() - width / 2);
    area.setWidth(width);
    const qreal pad = m_gap;
    return area.adjusted(pad, 0, -pad, -pad);
}

} // namespace settebello
