// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/speech_bubble.h"

#include "table/layout/table_layout.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <limits>

namespace settebello {

namespace {

/// In heights of its text: the widest line, the margin around the text, and the length of the tail.
constexpr qreal kWidest = 15;
constexpr qreal kMargin = 0.55;
constexpr qreal kTail = 0.7;

/// How much there is in the way of a bubble there; the hand of the person at the screen counts
/// most.
qreal covered(const TableLayout& layout, int seat, const QRectF& body) {
    const auto area = [&body](const QRectF& of) {
        const QRectF common = body & of;
        return common.isEmpty() ? 0 : common.width() * common.height();
    };
    constexpr qreal kOwnHand = 100;
    constexpr qreal kQuestion = 10;
    qreal sum = kOwnHand * area(layout.seat(layout.viewer()).zone) +
                kQuestion * area(layout.strip()) + area(layout.tableArea());
    for (int other = 0; other < layout.players(); ++other) {
        sum += area(layout.seat(other).fan);
        sum += other == seat ? 0 : kQuestion * area(layout.seat(other).label);
    }
    return sum;
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

void SpeechBubble::say(const QString& text, int seat, const TableLayout& layout) {
    m_text = text;
    m_seat = seat;
    show();
    raise();
    place(layout);
}

QFont SpeechBubble::textFont(const TableLayout& layout) const {
    QFont font = parentWidget()->font();
    font.setPixelSize(std::max(1, qRound(layout.labelText() * 0.8)));
    return font;
}

/// Beside the plate, where there is least in the way.
void SpeechBubble::place(const TableLayout& layout) {
    if (isHidden()) {
        return;
    }
    setFont(textFont(layout));
    const qreal line = QFontMetricsF(font()).height();
    const QRectF text = QFontMetricsF(font()).boundingRect(
        QRectF(0, 0, std::min(kWidest * line, layout.cloth().width() / 2), layout.cloth().height()),
        Qt::TextWordWrap | Qt::AlignHCenter, m_text);
    const QSizeF size(text.width() + 2 * kMargin * line, text.height() + 2 * kMargin * line);
    const QRectF plate = layout.seat(m_seat).label;
    const qreal tail = kTail * line;
    const QPointF middle = plate.center() - QPointF(size.width(), size.height()) / 2;
    const std::array places{QRectF(QPointF(plate.right() + tail, middle.y()), size),
                            QRectF(QPointF(plate.left() - tail - size.width(), middle.y()), size),
                            QRectF(QPointF(middle.x(), plate.bottom() + tail), size),
                            QRectF(QPointF(middle.x(), plate.top() - tail - size.height()), size)};
    QRectF best = places.front();
    qreal least = std::numeric_limits<qreal>::max();
    for (QRectF body : places) {
        const QRectF cloth = layout.cloth();
        body.moveLeft(std::clamp(body.left(), cloth.left(), cloth.right() - size.width()));
        body.moveTop(std::clamp(body.top(), cloth.top(), cloth.bottom() - size.height()));
        const bool hidesPlate = (body & plate).isValid();
        const qreal cost = hidesPlate ? least : covered(layout, m_seat, body);
        if (cost < least) {
            least = cost;
            best = body;
        }
    }
    const QPointF tip(std::clamp(best.center().x(), plate.left(), plate.right()),
                      std::clamp(best.center().y(), plate.top(), plate.bottom()));
    const QRect all = (best | QRectF(tip, QSizeF(1, 1))).adjusted(-2, -2, 2, 2).toAlignedRect();
    setGeometry(all);
    m_body = best.translated(-all.topLeft());
    m_tail = tip - all.topLeft();
    update();
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
