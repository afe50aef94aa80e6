// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of a motion beside the cards: words, the broom's light, the rows of the scoring.
#include "table/furniture.h"
#include "table/overlay.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace settebello {

void Overlay::paintEffect(QPainter& painter) const {
    const Effect& effect = m_director.effect();
    switch (effect.kind) {
    case Effect::Kind::None:
        return;
    case Effect::Kind::Words: {
        const qreal t = effect.progress;
        paintWords(painter, effect.words, std::min({1.0, t * 8, (1 - t) * 8}), 1,
                   m_director.layout().strip().center());
        return;
    }
    case Effect::Kind::Broom:
        paintBroom(painter, effect);
        return;
    case Effect::Kind::Rows:
    case Effect::Kind::Point:
        paintRows(painter, effect);
        if (effect.kind == Effect::Kind::Point) {
            paintPoint(painter, effect);
        }
        return;
    }
}

void Overlay::paintWords(QPainter& painter, const QString& words, qreal opacity, qreal scale,
                         QPointF where) const {
    const TableLayout& layout = m_director.layout();
    const QRectF area = layout.tableArea();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(std::clamp(opacity, 0.0, 1.0));
    QFont font = sized(layout.textHeight() * 1.35 * scale, true);
    // Broken into lines no wider than the table.
    const qreal pad = layout.textHeight();
    const QRectF room = area.adjusted(2 * pad, pad, -2 * pad, -pad);
    const int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QRectF box = QFontMetricsF(font).boundingRect(room, flags, words);
    while (box.height() > room.height() && font.pixelSize() > 9) {
        font.setPixelSize(font.pixelSize() - 1);
        box = QFontMetricsF(font).boundingRect(room, flags, words);
    }
    // Around that place, yet not over the hand.
    box.moveCenter(where);
    box.moveBottom(std::min(box.bottom(), layout.strip().bottom() - pad * 0.5));
    QColor ground = m_theme.plate;
    ground.setAlpha(250);
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(-pad, -pad * 0.5, pad, pad * 0.5), pad * 0.6, pad * 0.6);
    painter.setFont(font);
    painter.setPen(m_theme.plateText);
    painter.drawText(box, flags, words);
    painter.restore();
}

void Overlay::paintBroom(QPainter& painter, const Effect& effect) const {
    const QRectF area = m_director.layout().tableArea();
    const qreal t = effect.progress;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // A slanted band of light passes from left to right, brightest in the middle of its height,
    // with a few bristles of its own.
    const qreal breadth = area.width() * 0.34;
    const qreal x = area.left() - breadth + (area.width() + 2 * breadth) * std::min(1.0, t * 1.4);
    painter.setClipRect(m_director.layout().cloth());
    painter.translate(x, area.center().y());
    painter.shear(-0.35, 0);
    QLinearGradient light(-breadth / 2, 0, breadth / 2, 0);
    QColor bright = m_theme.accent;
    bright.setAlpha(0);
    light.setColorAt(0, bright);
    bright.setAlpha(170);
    light.setColorAt(0.82, bright);
    bright.setAlpha(0);
    light.setColorAt(1, bright);
    constexpr int kStrips = 28;
    const qreal strip = area.height() / kStrips;
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < kStrips; ++i) {
        const qreal y = (i - kStrips / 2.0) * strip;
        const qreal strength = std::sin((i + 0.5) / kStrips * std::acos(-1.0));
        painter.setOpacity(strength);
        painter.fillRect(QRectF(-breadth / 2, y, breadth, strip), light);
        if (i % 2 == 0) {
            const qreal length = breadth * (0.5 + 0.4 * std::sin(i * 1.7));
            QColor bristle = m_theme.focus;
            bristle.setAlpha(110);
            painter.fillRect(QRectF(breadth * 0.32 - length, y, length, 2), bristle);
        }
    }
    painter.restore();
    const qreal pop = t < 0.25 ? 1.4 + t * 5 : 2.65;
    paintWords(painter, effect.words, std::min({1.0, t * 6, (1 - t) * 5}), pop, area.center());
}

void Overlay::paintRows(QPainter& painter, const Effect& effect) const {
    const TableLayout& layout = m_director.layout();
    const qreal text = layout.textHeight();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.text);
    Furniture::drawFitted(painter, layout.shownTitle(), Qt::AlignCenter, effect.words,
                          sized(text * 1.4, true));
    const int rows = static_cast<int>(effect.rows.size());
    for (int i = 0; i < rows; ++i) {
        const Effect::Row& row = effect.rows[static_cast<std::size_t>(i)];
        const QRectF rect = layout.shownWords(i, rows);
        const qreal height = std::min(rect.height() * 0.45, text * 1.3);
        const QPointF middle = rect.center();
        painter.setPen(row.wins ? m_theme.accent : m_theme.text);
        Furniture::drawFitted(painter, {rect.left(), middle.y() - height, rect.width(), height},
                              Qt::AlignLeft | Qt::AlignVCenter, row.name, sized(text * 0.95, true));
        Furniture::drawFitted(painter, {rect.left(), middle.y(), rect.width(), height},
                              Qt::AlignLeft | Qt::AlignVCenter,
                              row.wins ? QStringLiteral("✓ ") + row.value : row.value,
                              sized(text * 1.05, row.wins));
    }
    painter.restore();
}

void Overlay::paintPoint(QPainter& painter, const Effect& effect) const {
    const TableLayout& layout = m_director.layout();
    const int rows = static_cast<int>(effect.rows.size());
    const QPointF from = layout.shownWords(effect.fromRow, rows).center();
    const QPointF to = layout.side(effect.side).plate.center();
    const qreal t = effect.progress * effect.progress * (3 - 2 * effect.progress);
    const QPointF now = from + (to - from) * t;
    const qreal size = layout.textHeight() * 1.9;
    const QString value = (effect.value > 0 ? QStringLiteral("+") : QStringLiteral("−")) +
                          QString::number(std::abs(effect.value));
    badge(painter, QRectF(now.x() - size / 2, now.y() - size / 2, size, size), m_theme.accent,
          value, false);
}

} // namespace settebello
