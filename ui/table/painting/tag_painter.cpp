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
/// Narrow letters, in percent of their width: rather than two lines, and where those do not fit.
constexpr int kReadilyCondensed = 80;
constexpr int kMostCondensed = 60;
/// How much of a tag of two lines is above the pile where that is its side's, so that it is seen.
constexpr qreal kAbovePile = 0.6;
/// Of the height of a pile, what its side's tag covers at most.
constexpr qreal kMostOfPile = 0.45;
/// Of that height, what it covers at most where there is room for it beside the pile.
constexpr qreal kReadilyCovered = 0.25;
/// Of the height of a stack, what the text of its number takes at most, so that the stack is seen.
constexpr qreal kMostOfStack = 0.5;
/// Of a stack, what its number hides at most in its middle, and what of its width at an edge.
constexpr qreal kMostOfStock = 0.4;
constexpr qreal kOverStock = 0.3;

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

/// Whether a tag there is on the cloth and covers nothing of the table but the stock.
/// @param except a side whose pile it may cover, or −1
bool isFree(const QRectF& tag, const TableLayout& layout, int except = -1) {
    bool covers = tag.intersects(layout.tableArea()) || tag.intersects(layout.strip());
    for (int seat = 0; seat < layout.players(); ++seat) {
        covers |= tag.intersects(layout.seat(seat).label) || tag.intersects(layout.seat(seat).fan);
    }
    for (int side = 0; side < layout.sides(); ++side) {
        covers |= side != except && tag.intersects(layout.side(side).pile);
    }
    return !covers && layout.cloth().contains(tag);
}

/// In its middle, or at its right or left edge where it would hide too much of the stock; away from
/// labels and on the cloth at last.
void placeOnStock(StackTag& tag, const TableLayout& layout, const QRectF& stock) {
    QRectF& place = tag.place;
    place.moveCenter(stock.center());
    const QRectF hidden = place & stock;
    if (hidden.width() * hidden.height() > stock.width() * stock.height() * kMostOfStock) {
        for (const qreal left : {stock.right() - stock.width() * kOverStock,
                                 stock.left() + stock.width() * kOverStock - place.width()}) {
            const QRectF beside(QPointF(left, place.top()), place.size());
            if (isFree(beside, layout)) {
                place = beside;
                return;
            }
        }
    }
    for (int seat = 0; seat < layout.players(); ++seat) {
        const QRectF& label = layout.seat(seat).label;
        if (label.intersects(place) && label.left() > stock.center().x()) {
            place.moveRight(label.left() - 1);
        }
    }
    const QRectF cloth = layout.cloth();
    place.moveLeft(std::clamp(place.left(), cloth.left(),
                              std::max(cloth.left(), cloth.right() - place.width())));
}

/// From where to where a tag on a pile may reach: on the cloth, beside all labels, which have marks
/// at their ends, all hands, what lies in the middle, and the stock with its number.
QRectF roomFor(const QRectF& tag, const TableLayout& layout, const QRectF& pile,
               const QRectF& stock) {
    QRectF room = layout.cloth();
    const auto leaveOut = [&](const QRectF& place) {
        const bool isSameHeight =
            !place.isEmpty() && place.top() < tag.bottom() && tag.top() < place.bottom();
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
    leaveOut(stock);
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

/// Narrows the letters of a tag at the left of its room until it fits. @param most how far at most,
/// in percent of their width. @return whether it fits
bool condense(StackTag& tag, const QRectF& room, int most) {
    const int whole = tag.font.stretch() > 0 ? tag.font.stretch() : QFont::Unstretched;
    for (int percent = 90; percent >= most && tag.place.right() > room.right(); percent -= 10) {
        tag.font.setStretch(whole * percent / 100);
        tag.place.setSize(sizeOf(tag));
    }
    return tag.place.right() <= room.right();
}

/// A tag that is tried in several forms at the upper edge of a pile, or at the lower one of a card
/// that lies face up there.
class TagOnPile {
public:
    /// @param stock with its number, which it leaves free
    TagOnPile(StackTag& tag, const TableLayout& layout, const Board& board, const QRectF& stock)
        : m_tag(tag)
        , m_layout(layout)
        , m_side(board.lastTaker())
        , m_pile(layout.side(m_side).pile)
        , m_stock(stock)
        , m_text(tag.text)
        , m_usual(tag.font)
        , m_isOpen(board.top(m_side).has_value()) {
        const Board::Side& side = board.side(m_side);
        const int under = static_cast<int>(side.pile.size()) - 1;
        const int sweeps = static_cast<int>(side.sweeps.size());
        m_top = pilePlace(layout, m_side, std::max(0, under)).bounds();
        m_seen = m_top | pilePlace(layout, m_side, 0).bounds();
        for (int i = 0; i < sweeps; ++i) {
            m_seen |= sweepPlace(layout, m_side, i, sweeps).bounds();
        }
    }

    /// On the pile, or if that would hide much of it above, below or beside it.
    void place() {
        placeOnPile();
        const qreal hidden = (m_tag.place & m_top).height();
        if (!m_isOpen && hidden > m_top.height() * kReadilyCovered) {
            placeBeside();
        }
    }

private:
    /// At the right end of the pile, and as far to the left as there is nothing else. Where that is
    /// too narrow it has smaller letters, then narrow ones, then two lines, unless they would hide
    /// the rank of an open card or most of the pile, and reaches out to the right at last.
    void placeOnPile() {
        const int usual = m_usual.pixelSize();
        const int least = std::min(usual, kLeastTagPixels);
        if (fits(false, usual, least, 100) || fits(false, least, least, kReadilyCondensed) ||
            (!m_isOpen && fits(true, usual, kLeastBroken, 100)) ||
            fits(false, least, kLeastBroken, 100)) {
            return;
        }
        set(!m_isOpen, m_isOpen ? least : kLeastBroken);
        condense(m_tag, room(), kMostCondensed);
    }

    /// Where it covers nothing at all, in narrow letters if need be; if there is no such place it
    /// stays where it is.
    void placeBeside() {
        StackTag beside{{}, m_text, m_usual};
        const int least = std::min(m_usual.pixelSize(), kLeastTagPixels);
        for (int pixels = m_usual.pixelSize(); pixels >= least; --pixels) {
            beside.font.setPixelSize(pixels);
            if (isBeside(beside)) {
                m_tag = beside;
                return;
            }
        }
        const int whole = m_usual.stretch() > 0 ? m_usual.stretch() : QFont::Unstretched;
        for (int percent = 90; percent >= kReadilyCondensed; percent -= 10) {
            beside.font.setStretch(whole * percent / 100);
            if (isBeside(beside)) {
                m_tag = beside;
                return;
            }
        }
    }

    /// Puts a tag above, below or beside the pile. @return whether it covers nothing there
    bool isBeside(StackTag& tag) const {
        QRectF& place = tag.place;
        place.setSize(sizeOf(tag));
        const qreal above = m_seen.top() - place.height() - 1;
        const qreal below = m_seen.bottom() + 1;
        const qreal middle = m_top.center().x() - place.width() / 2;
        const qreal atRight = m_top.right() - place.width(); // where both end
        const qreal level = m_top.center().y() - place.height() / 2;
        for (const QPointF corner :
             {QPointF(middle, above), QPointF(atRight, above), QPointF(m_top.left(), above),
              QPointF(middle, below), QPointF(atRight, below), QPointF(m_top.left(), below),
              QPointF(m_seen.right() + 1, level),
              QPointF(m_seen.left() - place.width() - 1, level)}) {
            place.moveTopLeft(corner);
            if (isFree(place, m_layout, m_side) && !place.intersects(m_stock)) {
                return true;
            }
        }
        return false;
    }

    QRectF room() const { return roomFor(m_tag.place, m_layout, m_pile, m_stock); }

    void set(bool isBroken, int pixels) {
        m_tag.text = isBroken ? brokenInTwo(m_text) : m_text;
        m_tag.font = m_usual;
        m_tag.font.setPixelSize(pixels);
        QRectF& place = m_tag.place;
        place.setSize(sizeOf(m_tag));
        const qreal edge = m_isOpen ? m_top.bottom() - place.height() : m_top.top();
        const qreal raised = isBroken ? place.height() * kAbovePile : 0;
        place.moveTopRight({m_pile.right(), std::max(std::min(edge, m_pile.top()), edge - raised)});
        place.moveRight(std::min(m_pile.right(), room().right()));
        place.moveLeft(std::max(place.left(), room().left()));
    }

    bool fits(bool isBroken, int most, int least, int condensed) {
        for (int pixels = most; pixels >= least; --pixels) {
            set(isBroken, pixels);
            const qreal hidden = m_tag.place.bottom() - m_top.top();
            const bool leavesPile = m_isOpen || hidden <= m_top.height() * kMostOfPile;
            if (leavesPile && condense(m_tag, room(), condensed)) {
                return true;
            }
        }
        return false;
    }

    StackTag& m_tag;
    const TableLayout& m_layout;
    const int m_side;
    const QRectF m_pile; ///< with room for many sweeps
    const QRectF m_stock;
    QRectF m_top;  ///< its uppermost card
    QRectF m_seen; ///< the cards and sweeps that are there
    const QString m_text;
    const QFont m_usual;
    const bool m_isOpen;
};

} // namespace

std::vector<StackTag> stackTags(const Board& board, const TableLayout& layout, const QFont& font,
                                bool last) {
    std::vector<StackTag> tags;
    const int left = board.stock().size();
    QRectF withNumber;
    if (left > 0) {
        const CardGeometry stock = stockPlace(layout, left - 1);
        StackTag tag = tagFor(QString::number(left), font,
                              std::min(layout.labelText(), stock.height * kMostOfStack));
        placeOnStock(tag, layout, stock.bounds());
        withNumber = stock.bounds() | tag.place;
        tags.push_back(tag);
    }
    if (last && board.lastTaker() >= 0) {
        StackTag tag = tagFor(TableText::capturedLast(), font, layout.labelText() * 0.72);
        TagOnPile(tag, layout, board, withNumber).place();
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
