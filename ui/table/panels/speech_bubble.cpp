// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/speech_bubble.h"

#include "table/layout/card_places.h"
#include "table/layout/table_layout.h"
#include "table/motion/board.h"
#include "table/painting/tag_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace settebello {

namespace {

/// In heights of its text: the widest lines that are tried, the margin around the text, the length
/// of the tail, and how far apart the places are that are tried.
constexpr std::array kWidest{15.0, 10.0, 7.0, 20.0};
constexpr qreal kMargin = 0.55;
constexpr qreal kTail = 0.7;
constexpr qreal kStep = 0.4;
/// Its letters, of those on the labels: smaller where there is no room otherwise.
constexpr std::array kLetters{0.8, 0.68, 0.58};
constexpr int kLeastPixels = 9;
/// How far a card of the own hand may be lifted, in card heights.
constexpr qreal kLifted = 0.1;

/// Everything that it must not cover: cards, tools, captions, questions and labels.
std::vector<QRectF> thingsOnTable(const TableLayout& layout, const Board& board,
                                  const QFont& font) {
    std::vector<QRectF> things{layout.strip()};
    for (int seat = 0; seat < layout.players(); ++seat) {
        things.push_back(layout.seat(seat).label);
        const int n = static_cast<int>(board.hand(seat).size());
        for (int i = 0; i < n; ++i) {
            const QRectF card = handPlace(layout, seat, i, n).bounds();
            const qreal lift = seat == layout.viewer() ? card.height() * kLifted : 0;
            things.push_back(card.adjusted(0, -lift, 0, 0));
        }
    }
    const int cards = static_cast<int>(board.tableCards().size());
    for (int place = 0; place < cards; ++place) {
        things.push_back(tablePlace(layout, place, board.places()).bounds());
    }
    for (int side = 0; side < layout.sides(); ++side) {
        if (!board.captured(side).empty()) {
            things.push_back(layout.side(side).pile);
        }
    }
    if (!board.stock().empty()) {
        things.push_back(layout.seat(layout.dealer()).stock);
    }
    for (const StackTag& tag : stackTags(board, layout, font)) {
        things.push_back(tag.place);
    }
    return things;
}

bool isFree(const QRectF& place, const std::vector<QRectF>& things) {
    return std::none_of(things.begin(), things.end(),
                        [&](const QRectF& thing) { return place.intersects(thing); });
}

/// The point of a rectangle that is nearest to another's middle.
QPointF nearest(const QRectF& rect, const QRectF& to) {
    return {std::clamp(to.center().x(), rect.left(), rect.right()),
            std::clamp(to.center().y(), rect.top(), rect.bottom())};
}

/// How far apart two of them are.
qreal distance(const QRectF& a, const QRectF& b) {
    const qreal x = std::max({0.0, a.left() - b.right(), b.left() - a.right()});
    const qreal y = std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()});
    return std::hypot(x, y);
}

} // namespace

SpeechBubble::SpeechBubble(QWidget* table)
    : QWidget(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("speechBubble"));
    hide();
}

void SpeechBubble::setTheme(const TableTheme& theme) {
    m_theme = theme;
    update();
}

bool SpeechBubble::say(const QString& text, int seat, const TableLayout& layout,
                       const Board& board) {
    m_text = text;
    m_seat = seat;
    show();
    raise();
    return place(layout, board);
}

QFont SpeechBubble::textFont(const TableLayout& layout, qreal letters) const {
    QFont font = parentWidget()->font();
    font.setPixelSize(std::max(kLeastPixels, qRound(layout.labelText() * letters)));
    return font;
}

/// Finds the free place nearest to the plate, with its tail, for lines of that length in the
/// current letters. @param least the distance of what was found so far; it becomes smaller
void SpeechBubble::find(const TableLayout& layout, const std::vector<QRectF>& things, qreal widest,
                        qreal& least) {
    const QFontMetricsF metrics(font());
    const qreal line = metrics.height();
    const QRectF cloth = layout.cloth();
    const QRectF text = metrics.boundingRect(
        QRectF(0, 0, std::min(widest * line, cloth.width() / 2), cloth.height()),
        Qt::TextWordWrap | Qt::AlignHCenter, m_text);
    const QSizeF size(text.width() + 2 * kMargin * line, text.height() + 2 * kMargin * line);
    const QRectF plate = layout.seat(m_seat).label;
    for (qreal y = cloth.top(); y + size.height() <= cloth.bottom(); y += kStep * line) {
        for (qreal x = cloth.left(); x + size.width() <= cloth.right(); x += kStep * line) {
            const QRectF body(QPointF(x, y), size);
            const qreal away = distance(body, plate);
            if (away < kTail * line || away >= least || !isFree(body, things)) {
                continue;
            }
            const QPointF from = nearest(body, plate);
            const QPointF tip = from + (nearest(plate, body) - from) * (kTail * line / away);
            if (isFree(body | QRectF(tip, QSizeF(1, 1)), things)) {
                least = away;
                m_body = body;
                m_tail = tip;
            }
        }
    }
}

std::vector<QRectF> SpeechBubble::thingsOn(const TableLayout& layout, const Board& board) const {
    std::vector<QRectF> things = thingsOnTable(layout, board, parentWidget()->font());
    if (!m_panel.isEmpty()) {
        things.push_back(m_panel);
    }
    return things;
}

/// As near to the plate as it covers nothing, in smaller letters rather than not at all.
bool SpeechBubble::place(const TableLayout& layout, const Board& board) {
    if (isHidden()) {
        return false;
    }
    const std::vector<QRectF> things = thingsOn(layout, board);
    constexpr qreal kNowhere = std::numeric_limits<qreal>::max();
    qreal least = kNowhere;
    for (const qreal letters : kLetters) {
        setFont(textFont(layout, letters));
        for (const qreal widest : kWidest) {
            find(layout, things, widest, least);
        }
        if (least < kNowhere) {
            break;
        }
    }
    if (least == kNowhere) {
        hide();
        return false;
    }
    const QRectF all = m_body | QRectF(m_tail, QSizeF(1, 1));
    setGeometry(all.adjusted(-2, -2, 2, 2).toAlignedRect());
    m_body.translate(-pos());
    m_tail -= pos();
    update();
    return true;
}

void SpeechBubble::makeWay(const TableLayout& layout, const Board& board) {
    const QRectF body = m_body.translated(pos());
    if (!isHidden() && !isFree(body, thingsOn(layout, board))) {
        place(layout, board);
    }
}

void SpeechBubble::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = QFontMetricsF(font()).height();
    QPainterPath body;
    body.addRoundedRect(m_body, kMargin * line, kMargin * line);
    // The tail is as wide where it leaves the bubble, whichever way it points.
    const QPointF centre = m_body.center();
    const QPointF way = m_tail - centre;
    const QPointF across = std::abs(way.x()) / m_body.width() > std::abs(way.y()) / m_body.height()
                               ? QPointF(0, line * 0.35)
                               : QPointF(line * 0.35, 0);
    const QPointF root(std::clamp(m_tail.x(), m_body.left() + line, m_body.right() - line),
                       std::clamp(m_tail.y(), m_body.top() + line / 2, m_body.bottom() - line / 2));
    QPainterPath tail;
    tail.addPolygon(QPolygonF({root + across, m_tail, root - across}));
    tail.closeSubpath();
    painter.setPen(QPen(m_theme.accent, m_theme.strong ? 2.5 : 1.2));
    painter.setBrush(m_theme.plate);
    painter.drawPath(body.united(tail));
    painter.setPen(m_theme.plateText);
    const qreal margin = kMargin * line;
    painter.drawText(m_body.adjusted(margin, margin, -margin, -margin).adjusted(-1, 0, 1, 0),
                     Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

} // namespace settebello
