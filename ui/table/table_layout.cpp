// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_layout.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// How much of a sideways card sticks out of its pile.
constexpr qreal kSweepOut = 0.55;

/// Which edges the others sit at, going round from the seat after the viewer to the right.
std::vector<Edge> edgesAround(int players) {
    switch (players) {
    case 2:
        return {Edge::Top};
    case 3:
        return {Edge::Right, Edge::Left};
    case 4:
        return {Edge::Right, Edge::Top, Edge::Left};
    default:
        return {Edge::Right, Edge::Top, Edge::Top, Edge::Top, Edge::Left};
    }
}

/// A rectangle of that size whose middle is there.
QRectF around(QPointF centre, qreal width, qreal height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

} // namespace

QRectF CardSpot::bounds() const {
    const qreal turn = std::fmod(std::abs(angle), 180.0) * std::acos(-1.0) / 180;
    const qreal c = std::abs(std::cos(turn));
    const qreal s = std::abs(std::sin(turn));
    return around(centre, width() * c + height * s, width() * s + height * c);
}

CardSpot TableLayout::newSpot() const {
    CardSpot spot;
    spot.ratio = m_needs.cardRatio;
    return spot;
}

/// With its sweeps.
qreal TableLayout::pileWidth() const {
    return (kSweepOut + 0.02) * m_smallHeight + widthOf(m_smallHeight);
}

TableLayout::TableLayout(const TableNeeds& needs)
    : m_needs(needs) {
    const qreal w = needs.size.width();
    const qreal h = needs.size.height();
    const qreal least = std::min(w, h);
    // Broad enough for the ornament to be seen, and modest where room is dear.
    m_border = std::clamp(std::min(least * 0.056, 19 + (least - 530) * 0.1), 15.0, 112.0);
    m_gap = std::max(5.0, least * 0.011);
    m_text = needs.textHeight;
    m_cloth = QRectF(0, 0, w, h).adjusted(m_border, m_border, -m_border, -m_border);
    const bool crowd = needs.players == 6;
    // Whole pixels, so that pictures need no smoothing.
    m_handHeight = std::floor(std::min({h * 0.27, w * 0.26, 620.0}));
    m_smallHeight = std::floor(std::min({h * (crowd ? 0.105 : 0.135), w * 0.1, 300.0}));

    const std::vector<Edge> edges = edgesAround(needs.players);
    const int onTop = static_cast<int>(std::count(edges.begin(), edges.end(), Edge::Top));
    const bool hasSides = std::find(edges.begin(), edges.end(), Edge::Right) != edges.end();
    m_sideWidth = hasSides ? std::max(std::min(m_text * 8, w * 0.2),
                                      pileWidth() + widthOf(m_smallHeight) + m_gap)
                           : 0;
    placeBottom();
    // In teams nobody on top has the points.
    const qreal label = m_text * (needs.teams ? 2.2 : needs.counts ? 4.6 : 3.5);
    m_topHeight = onTop == 0  ? 0
                  : onTop > 1 ? m_smallHeight + m_gap + label
                              : std::max(m_smallHeight, label);
    int place = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        // The next to play sits to the right when play goes anticlockwise, to the left otherwise.
        const int step = static_cast<int>(i) + 1;
        const int seat = needs.direction == Direction::Anticlockwise
                             ? (needs.viewer + step) % needs.players
                             : (needs.viewer - step + needs.players) % needs.players;
        if (edges[i] == Edge::Top) {
            placeTop(seat, place++, onTop);
        } else {
            placeSide(seat, edges[i]);
        }
    }
    placeMiddle();
    placeSides();
}

bool TableLayout::isHome(int seat) const {
    if (!m_needs.teams) {
        return true;
    }
    return seat == m_needs.viewer || seat == (m_needs.viewer + 1) % m_needs.players;
}

void TableLayout::placeBottom() {
    SeatPlace& seat = m_seats[static_cast<std::size_t>(m_needs.viewer)];
    m_bottomHeight = m_handHeight + m_gap;
    seat.edge = Edge::Bottom;
    seat.zone = QRectF(m_cloth.left() + m_gap, m_cloth.bottom() - m_bottomHeight,
                       m_cloth.width() - 2 * m_gap, m_handHeight);
    const qreal labelHeight =
        std::min(m_text * (m_needs.counts ? 4.6 : 3.5), m_handHeight - m_smallHeight - m_gap);
    const qreal block = std::max(std::min(m_text * 10, m_needs.size.width() * 0.2), pileWidth());
    const qreal height = std::max(labelHeight, m_text * 2.4);
    seat.label = QRectF(seat.zone.left(), seat.zone.bottom() - height, block, height);
    const qreal stockHeight = std::min(m_smallHeight, seat.zone.height() - height - m_gap);
    seat.stock = QRectF(seat.zone.left(), seat.label.top() - m_gap - stockHeight,
                        widthOf(m_smallHeight), stockHeight);
    seat.fan = seat.zone.adjusted(block + 2 * m_gap, 0, -block - 2 * m_gap, 0);
}

void TableLayout::placeTop(int seatNumber, int place, int places) {
    SeatPlace& seat = m_seats[static_cast<std::size_t>(seatNumber)];
    const int column = places - 1 - place; // places go round from the right
    const qreal width = m_cloth.width() / places;
    seat.edge = Edge::Top;
    seat.zone = QRectF(m_cloth.left() + column * width + m_gap, m_cloth.top() + m_gap,
                       width - 2 * m_gap, m_topHeight);
    const QRectF& zone = seat.zone;
    const qreal card = widthOf(m_smallHeight);
    const qreal pile = pileWidth();
    if (places > 1) {
        const qreal wide = std::min(zone.width(), m_text * 12);
        seat.label = QRectF(zone.center().x() - wide / 2, zone.top(), wide,
                            m_topHeight - m_smallHeight - m_gap);
        const QRectF cards(zone.left(), zone.bottom() - m_smallHeight, zone.width(), m_smallHeight);
        seat.stock = QRectF(cards.right() - card, cards.top(), card, m_smallHeight);
        // In teams no pile lies up here, and the hand is in the middle.
        const qreal before = m_needs.teams ? card : pile;
        seat.fan = cards.adjusted(before + m_gap, 0, -card - m_gap, 0);
        return;
    }
    const qreal label = std::min(m_text * 10, m_needs.size.width() * 0.2);
    const qreal side = label + card + 2 * m_gap;
    seat.fan = zone.adjusted(side + m_gap, 0, -side - m_gap, 0);
    seat.fan.setHeight(m_smallHeight);
    const qreal labelHeight = std::min(m_topHeight, m_text * (m_needs.counts ? 4.6 : 3.5));
    seat.label = QRectF(zone.right() - label, zone.top(), label, labelHeight);
    seat.stock = QRectF(seat.label.left() - m_gap - card, zone.top(), card, m_smallHeight);
}

void TableLayout::placeSide(int seatNumber, Edge edge) {
    SeatPlace& seat = m_seats[static_cast<std::size_t>(seatNumber)];
    seat.edge = edge;
    const qreal top = m_cloth.top() + m_gap + (m_topHeight > 0 ? m_topHeight + m_gap : 0);
    const qreal bottom = m_cloth.bottom() - m_bottomHeight - m_gap;
    const qreal left =
        edge == Edge::Left ? m_cloth.left() + m_gap : m_cloth.right() - m_gap - m_sideWidth;
    seat.zone = QRectF(left, top, m_sideWidth, bottom - top);
    const QRectF& zone = seat.zone;
    const qreal want = m_text * (m_needs.counts ? 4.6 : 3.5);
    const qreal label = std::min(want, zone.height() * 0.36);
    seat.label = QRectF(zone.left(), zone.top(), zone.width(), label);
    const qreal card = widthOf(m_smallHeight);
    const qreal stockLeft = edge == Edge::Left ? zone.left() : zone.right() - card;
    seat.stock = QRectF(stockLeft, zone.bottom() - m_smallHeight, card, m_smallHeight);
    seat.fan = QRectF(zone.left(), seat.label.bottom() + m_gap, zone.width(),
                      zone.bottom() - m_smallHeight - m_gap - seat.label.bottom() - m_gap);
}

void TableLayout::placeMiddle() {
    const qreal top = m_cloth.top() + m_gap + (m_topHeight > 0 ? m_topHeight + m_gap : 0);
    const qreal bottom = m_cloth.bottom() - m_bottomHeight - m_gap;
    const qreal side = m_gap + (m_sideWidth > 0 ? m_sideWidth + m_gap : 0);
    const QRectF middle(m_cloth.left() + side, top, m_cloth.width() - 2 * side, bottom - top);
    const qreal strip = std::min(m_text * 2.3, middle.height() * 0.2);
    m_table = middle.adjusted(0, 0, 0, -strip - m_gap);
    m_strip = QRectF(middle.left(), middle.bottom() - strip, middle.width(), strip);
}

void TableLayout::placeSides() {
    const qreal width = pileWidth();
    for (int side = 0; side < sideCount(); ++side) {
        SidePlace& place = m_sides[static_cast<std::size_t>(side)];
        place.home = side;
        if (m_needs.teams) {
            const bool own = side == m_needs.viewer % 2;
            place.home = own ? m_needs.viewer : (m_needs.viewer + 1) % m_needs.players;
        }
        const SeatPlace& home = seat(place.home);
        switch (home.edge) {
        case Edge::Bottom:
            place.pile = QRectF(home.zone.right() - width, home.zone.bottom() - m_smallHeight,
                                width, m_smallHeight);
            break;
        case Edge::Top:
            place.pile =
                QRectF(home.zone.left(), home.zone.bottom() - m_smallHeight, width, m_smallHeight);
            if (home.label.left() > home.fan.left()) { // one on top: all in one row
                place.pile.moveTop(home.zone.top());
            }
            break;
        case Edge::Right:
            place.pile = QRectF(home.zone.left(), home.stock.top(), width, m_smallHeight);
            break;
        case Edge::Left:
            place.pile = QRectF(home.zone.right() - width, home.stock.top(), width, m_smallHeight);
            break;
        }
        place.plate = home.label;
        // Name and level take two lines of the label, whatever its height has come to.
        place.plate.setTop(home.label.top() +
                           home.label.height() * (m_needs.counts ? 2.1 / 4.6 : 2.1 / 3.5));
    }
}

} // namespace settebello
