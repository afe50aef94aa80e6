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
bool isFree(const QRectF& tag, const TableLayout& layout) {
    bool covers = tag.intersects(layout.tableArea()) || tag.intersects(layout.strip());
    for (int seat = 0; seat < layout.players(); ++seat) {
        covers |= tag.intersects(layout.seat(seat).label) || tag.intersects(layout.seat(seat).fan);
    }
    for (int side = 0; side < layout.sides(); ++side) {
        covers |= tag.intersects(layout.side(side).pile);
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
    TagOnPile(StackTag& tag, const TableLayout& layout, const QRectF& pile, const QRectF& stock,
              const QRectF& top, bool isOpen)
        : m_tag(tag)
        , m_layout(layout)
        , m_pile(pile)
        , m_stock(stock)
        , m_top(top)
        , m_text(tag.text)
        , m_usual(tag.font)
        , m_isOpen(isOpen) {}

    /// At the right end of the pile, and as far to the left as there is nothing else. Where that is
    /// too narrow it has smaller letters, then narrow ones, then two lines, unless they would hide
    /// the rank of an open card or most of the pile, and reaches out to the right at last.
    void place() {
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

private:
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
    const QRectF m_pile;
    const QRectF m_stock;
    const QRectF m_top; ///< its uppermost card
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
    const int side = board.lastTaker();
    if (last && side >= 0) {
        const QRectF& pile = layout.side(side).pile;
        StackTag tag = tagFor(TableText::capturedLast(), font, layout.labelText() * 0.72);
        // Above the sweeps that stick out; where a card lies face up its rank is seen.
        const int under = static_cast<int>(board.side(side).pile.size()) - 1;
        const QRectF top = pilePlace(layout, side, std::max(0, under)).bounds();
        TagOnPile(tag, layout, pile, withNumber, top, board.top(side).has_value()).place();
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
