// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/card_rows.h"

#include "rules/by_seat.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace settebello {

namespace {

/// More cards lie in lines of ten, so that each can be made out and all are easily counted.
constexpr int kFewCards = 14;
constexpr int kTen = 10;
/// What is seen of a card below the next line, of its height.
constexpr qreal kSeenOfLine = 0.45;
/// Below this height, in pixels, cards cannot be made out.
constexpr qreal kLeastHeight = 34;
/// Between two cards, of their width.
constexpr qreal kApart = 1.06;
/// In the middle of a round hands of this many cards are shown.
constexpr int kPacket = 3;
/// More rows are arranged in two columns.
constexpr int kFewRows = 3;
/// How much of a line one card may take.
constexpr qreal kOfLine = 0.4;
/// How wide rows may be for their height.
constexpr qreal kWidest = 2.4;
/// How wide the foot is for its text to need no second line, in heights of its lines.
constexpr qreal kFootOfOneLine = 33;
/// The part of the area that must be left if the piles are to stay visible.
constexpr qreal kEnough = 0.72;
/// How much narrower rows may be so that they are in the middle.
constexpr qreal kNearly = 0.85;

/// The largest upright rectangle of the cloth that none of these covers; one much wider than high
/// is no better than a narrower one.
QRectF largestFree(const QRectF& cloth, const std::vector<QRectF>& taken) {
    std::vector<qreal> lefts{cloth.left()};
    std::vector<qreal> rights{cloth.right()};
    std::vector<qreal> tops{cloth.top()};
    std::vector<qreal> bottoms{cloth.bottom()};
    for (const QRectF& rect : taken) {
        lefts.push_back(rect.right());
        rights.push_back(rect.left());
        tops.push_back(rect.bottom());
        bottoms.push_back(rect.top());
    }
    const auto score = [](const QRectF& rect) {
        return rect.height() * std::min(rect.width(), rect.height() * kWidest);
    };
    const auto isFree = [&taken](const QRectF& rect) {
        return std::none_of(taken.begin(), taken.end(), [&rect](const QRectF& other) {
            return rect.intersects(other.adjusted(1, 1, -1, -1));
        });
    };
    QRectF best;
    for (const qreal left : lefts) {
        for (const qreal right : rights) {
            for (const qreal top : tops) {
                for (const qreal bottom : bottoms) {
                    const QRectF rect(QPointF(left, top), QPointF(right, bottom));
                    if (rect.width() > 0 && rect.height() > 0 && score(rect) > score(best) + 1 &&
                        isFree(rect)) {
                        best = rect;
                    }
                }
            }
        }
    }
    // Not too wide to be taken in at a glance.
    const qreal over = std::max(0.0, best.width() - best.height() * kWidest) / 2;
    return best.adjusted(over, 0, -over, 0);
}

/// The part of the area that lies in the middle of the cloth, if it is nearly as wide.
QRectF inMiddle(const QRectF& area, const QRectF& cloth) {
    const qreal middle = cloth.center().x();
    const qreal half = std::min(middle - area.left(), area.right() - middle);
    return half * 2 < area.width() * kNearly
               ? area
               : QRectF(middle - half, area.top(), half * 2, area.height());
}

} // namespace

QRectF freeCloth(const TableLayout& layout) {
    const qreal gap = layout.gap();
    const QRectF cloth = layout.cloth().adjusted(gap, gap, -gap, -gap);
    std::vector<QRectF> taken;
    taken.reserve(layout.players());
    for (int seat = 0; seat < layout.players(); ++seat) {
        taken.push_back(layout.seat(seat).label.adjusted(-gap, -gap, gap, gap));
    }
    const QRectF names = largestFree(cloth, taken);
    if (layout.sides() > kFewRows) {
        return names;
    }
    for (int side = 0; side < layout.sides(); ++side) {
        taken.push_back(layout.side(side).pile.adjusted(-gap, -gap, gap, gap));
    }
    const QRectF all = largestFree(cloth, taken);
    const bool enough =
        all.height() > names.height() * kEnough && all.width() > names.width() * kEnough;
    return enough ? all : names;
}

CardRows::CardRows(const TableLayout& layout, int rows, bool scoring)
    : m_text(layout.textHeight())
    , m_gap(layout.gap())
    , m_ratio(layout.cardRatio())
    , m_rows(rows) {
    Q_ASSERT(rows >= 1 && rows <= kMaxSeats);
    m_panel = scoring ? inMiddle(freeCloth(layout), layout.cloth()) : layout.rowsArea();
    m_title = std::min(m_text * 2, m_panel.height() * 0.2);
    const bool isNarrow = m_panel.width() < m_text * layout.lineScale() * kFootOfOneLine;
    m_foot = scoring ? std::min(m_text * (isNarrow ? 2.1 : 1.3), m_panel.height() * 0.12) : 0;
    // One column or two, whichever lets cards be larger.
    for (const int columns : {2, 1}) {
        if (columns >= m_rows && columns > 1) { // two are compared one above the other
            continue;
        }
        const int before = std::exchange(m_columns, columns);
        const QRectF one = row(0);
        const qreal texts = std::min(m_text * 12, one.width() * (columns > 1 ? 0.4 : 0.32));
        const qreal line = one.width() - texts - 2 * m_gap;
        const qreal widest = scoring ? line * kOfLine : line / cardsWide();
        const qreal height =
            std::floor(std::min({one.height(), layout.handHeight(), widest * m_ratio}));
        if (height < m_cardHeight) {
            m_columns = before;
            continue;
        }
        m_textWidth = texts;
        m_cardHeight = height;
    }
    if (!scoring) {
        tighten();
    }
}

/// How wide the cards of a packet are beside one another, in card widths.
qreal CardRows::cardsWide() const {
    return 1 + kApart * (kPacket - 1);
}

/// Leaves as much of the panel as hands of three cards need, in its middle.
void CardRows::tighten() {
    const int lines = (m_rows + m_columns - 1) / m_columns;
    const qreal one = m_textWidth + 2 * m_gap + m_cardHeight / m_ratio * cardsWide();
    const qreal width = m_columns * one + 2 * m_gap * m_columns;
    const qreal height = m_title + 1.5 * m_gap + lines * (m_cardHeight + 2 * m_gap) - m_gap;
    QRectF tight(0, 0, std::min(width, m_panel.width()), std::min(height, m_panel.height()));
    tight.moveCenter(m_panel.center());
    m_panel = tight;
}

QRectF CardRows::title() const {
    return {m_panel.left() + m_gap, m_panel.top(), m_panel.width() - 2 * m_gap, m_title};
}

QRectF CardRows::foot() const {
    return {m_panel.left() + m_gap, m_panel.bottom() - m_foot, m_panel.width() - 2 * m_gap, m_foot};
}

QRectF CardRows::row(int row) const {
    const int lines = (m_rows + m_columns - 1) / m_columns;
    const QRectF area = m_panel.adjusted(m_gap, m_title + m_gap / 2, -m_gap, -m_foot - m_gap);
    const qreal height = (area.height() - m_gap * (lines - 1)) / lines;
    const qreal width = (area.width() - 2 * m_gap * (m_columns - 1)) / m_columns;
    const int column = row / lines;
    const int line = row % lines;
    return {area.left() + column * (width + 2 * m_gap), area.top() + line * (height + m_gap), width,
            height};
}

QRectF CardRows::texts(int row) const {
    QRectF area = this->row(row);
    area.setWidth(m_textWidth);
    return area.adjusted(m_gap, 0, 0, 0);
}

QRectF CardRows::cards(int row) const {
    return this->row(row).adjusted(m_textWidth + m_gap, 0, -m_gap, 0);
}

int CardRows::laidOutAs(int n, int most) {
    return most > kFewCards ? most : n;
}

int CardRows::linesOf(int n) const {
    const int lines = n > kFewCards ? (n + kTen - 1) / kTen : 1;
    return heightIn(lines) < kLeastHeight ? 1 : lines;
}

/// Of cards in so many lines, each of which lies over the one above it.
qreal CardRows::heightIn(int lines) const {
    return std::min(m_cardHeight, row(0).height() / (1 + kSeenOfLine * (lines - 1)));
}

CardGeometry CardRows::card(int row, int i, int n) const {
    const QRectF area = cards(row);
    const int lines = linesOf(n);
    const int inLine = lines > 1 ? kTen : n;
    CardGeometry geometry;
    geometry.ratio = m_ratio;
    geometry.height = heightIn(lines);
    const qreal width = geometry.width();
    const qreal step =
        inLine > 1 ? std::min(width * kApart, (area.width() - width) / (inLine - 1)) : 0;
    const qreal down = geometry.height * kSeenOfLine;
    const int line = i / inLine;
    geometry.centre = {area.left() + step * (i % inLine) + width / 2,
                       area.center().y() + down * (line - (lines - 1) / 2.0)};
    return geometry;
}

QRectF CardRows::tag(int row, int i, int n) const {
    const CardGeometry geometry = card(row, i, n);
    const int lines = linesOf(n);
    const int inLine = lines > 1 ? kTen : n;
    // Within what the cards beside and below it leave to be seen.
    const bool isBeside = i % inLine + 1 < inLine && i + 1 < n;
    const qreal wide =
        isBeside ? card(row, i + 1, n).centre.x() - geometry.centre.x() : geometry.width();
    const qreal high = i / inLine + 1 < lines ? geometry.height * kSeenOfLine : geometry.height;
    const qreal height = std::min(m_text * 1.35, geometry.height * 0.3);
    const qreal width =
        std::min({std::max(height * 2, geometry.width() * 0.5), wide - 2, geometry.width()});
    const QPointF corner = geometry.bounds().topLeft();
    return {corner.x() + (std::min(wide, geometry.width()) - width) / 2,
            corner.y() + high - height * 1.15, width, height};
}

} // namespace settebello
