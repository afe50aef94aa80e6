// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/sweep_painter.h"

#include "table/painting/gilt_word.h"
#include "table/painting/lettering.h"
#include "table/painting/scattered.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace settebello {

namespace {

/// When the broom has passed and when the word begins to fade, as parts of the whole duration.
constexpr qreal kPassed = 0.6;
constexpr qreal kFades = 0.86;
constexpr int kFlying = 44;
constexpr qreal kChipLife = 0.4;
/// Within this part of the width at either edge everything fades, in steps.
constexpr qreal kFadingEdge = 0.12;
constexpr int kFadingSteps = 24;

/// Slow, fast in the middle, slow, as an arm moves.
qreal swung(qreal t) {
    const qreal s = std::clamp(t, 0.0, 1.0);
    return s * s * (3 - 2 * s);
}

QRectF sweepArea(const TableLayout& layout) {
    return layout.tableArea().united(layout.strip()).toAlignedRect();
}

/// How high a small letter of a word is. @param letters the word's bounds where it is one high
qreal unitOf(const QRectF& letters, const QRectF& area) {
    return std::min(area.width() * 0.66 / letters.width(), area.height() * 0.74 / letters.height());
}

QRectF wordPlace(const QRectF& letters, const QRectF& area) {
    const qreal unit = unitOf(letters, area);
    QRectF place(QPointF(), letters.size() * unit + QSizeF(unit, unit) * 2 * kGiltMargin);
    place.moveCenter(area.center());
    return place;
}

/// When the broom is at a place from 0 to 1 of its way.
qreal whenSwung(qreal place) {
    qreal low = 0;
    qreal high = 1;
    for (int i = 0; i < 12; ++i) {
        const qreal middle = (low + high) / 2;
        (swung(middle) < place ? low : high) = middle;
    }
    return low * kPassed;
}

} // namespace

QRectF sweepWordPlace(const TableLayout& layout, const QString& word, const QFont& font) {
    return wordPlace(writtenWord(word, font).boundingRect(), sweepArea(layout));
}

void SweepPainter::fit(const TableLayout& layout, const TableTheme& theme, const QFont& font,
                       const QString& word, qreal ratio) {
    const QRectF area = sweepArea(layout);
    const QString wanted = QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                               .arg(word, theme.id, font.family())
                               .arg(area.x())
                               .arg(area.width())
                               .arg(area.height())
                               .arg(ratio);
    if (wanted == m_wanted || area.isEmpty()) {
        return;
    }
    m_wanted = wanted;
    m_area = area;
    m_ratio = ratio;
    const QPainterPath path = writtenWord(word, font);
    const QRectF letters = path.boundingRect();
    m_unit = unitOf(letters, area);
    m_wordRect = wordPlace(letters, area);
    m_word = {}; // the others are of another size too
    m_drawing.start([style = SweepStyle{path, theme, area.size(), m_unit, ratio}](
                        const TaskRun& /*run*/) { return drawSweep(style); },
                    [this](const SweepPictures& pictures) { use(pictures); });
}

void SweepPainter::use(const SweepPictures& pictures) {
    m_word = QPixmap::fromImage(pictures.word);
    m_broom = QPixmap::fromImage(pictures.broom);
    m_rays = QPixmap::fromImage(pictures.rays);
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i] = QPixmap::fromImage(pictures.chips[i]);
    }
    m_coin = QPixmap::fromImage(pictures.coin);
    m_glint = QPixmap::fromImage(pictures.glint);
}

/// Where the broom's front is.
qreal SweepPainter::broomAt(qreal progress) const {
    const qreal breadth = m_broom.width() / m_ratio;
    return m_area.left() - breadth * 0.1 +
           (m_area.width() + breadth * 1.1) * swung(progress / kPassed);
}

void SweepPainter::paint(QPainter& painter, const Effect& effect) const {
    if (m_word.isNull()) {
        return;
    }
    const qreal t = effect.progress;
    painter.save();
    painter.setClipRect(m_area);
    if (effect.rich) {
        painter.setOpacity(std::clamp(std::min(t * 4, (1 - t) * 6), 0.0, 1.0));
        painter.drawPixmap(m_area.center() - QPointF(m_area.height(), m_area.height()) / 2, m_rays);
        painter.setOpacity(1);
    }
    if (effect.still) {
        painter.setOpacity(std::clamp(std::min(t * 5, (1 - t) * 5), 0.0, 1.0));
        painter.drawPixmap(m_wordRect.topLeft(), m_word);
        painter.restore();
        return;
    }
    paintWord(painter, effect);
    const qreal breadth = m_broom.width() / m_ratio;
    if (t < kPassed) {
        // With what is left of its light behind it.
        paintBroom(painter, broomAt(t - 0.07) - breadth, 0.4);
        paintBroom(painter, broomAt(t) - breadth, 1);
    }
    paintChips(painter, effect);
    painter.restore();
}

/// How much is seen of what passes there: less and less towards the edges.
qreal SweepPainter::seenAt(qreal x) const {
    const qreal inside = std::min(x - m_area.left(), m_area.right() - x);
    return swung(inside / (m_area.width() * kFadingEdge));
}

/// In vertical strips near the edges.
void SweepPainter::paintBroom(QPainter& painter, qreal left, qreal opacity) const {
    const QPointF corner(std::round(left * m_ratio) / m_ratio, m_area.top());
    const QRectF broom(corner, m_broom.deviceIndependentSize());
    const qreal edge = m_area.width() * kFadingEdge;
    qreal from = m_area.left();
    const auto paintTo = [&](qreal to) {
        const QRectF strip = broom & QRectF(from, m_area.top(), to - from, m_area.height());
        if (!strip.isEmpty()) {
            painter.setOpacity(opacity * seenAt((from + to) / 2));
            painter.drawPixmap(strip, m_broom,
                               {(strip.topLeft() - corner) * m_ratio, strip.size() * m_ratio});
        }
        from = to;
    };
    for (int i = 1; i <= kFadingSteps; ++i) {
        paintTo(std::round(m_area.left() + edge * i / kFadingSteps));
    }
    for (int i = 0; i <= kFadingSteps; ++i) {
        paintTo(std::round(m_area.right() - edge * (kFadingSteps - i) / kFadingSteps));
    }
    painter.setOpacity(1);
}

void SweepPainter::paintWord(QPainter& painter, const Effect& effect) const {
    const qreal t = effect.progress;
    // The broom uncovers it.
    const qreal breadth = m_broom.width() / m_ratio;
    const qreal seen =
        std::min(m_wordRect.width(), broomAt(t) - breadth * 0.14 - m_wordRect.left());
    if (seen <= 0) {
        return;
    }
    painter.setOpacity(std::clamp((1 - t) / (1 - kFades), 0.0, 1.0));
    const QRectF part(0, 0, seen * m_ratio, m_word.height());
    painter.drawPixmap(QRectF(m_wordRect.topLeft(), part.size() / m_ratio), m_word, part);
    painter.setOpacity(1);
    // A glint runs along the gold once it is all there.
    for (const auto& [place, when] :
         {std::pair(QPointF(0.27, 0.13), 0.5), std::pair(QPointF(0.62, 0.36), 0.6),
          std::pair(QPointF(0.94, 0.10), 0.7)}) {
        const qreal since = (t - when) / 0.2;
        if (since <= 0 || since >= 1) {
            continue;
        }
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(m_wordRect.left() + place.x() * m_wordRect.width(),
                          m_wordRect.top() + place.y() * m_wordRect.height());
        painter.rotate(since * 40);
        const qreal size = std::sin(since * std::numbers::pi);
        painter.scale(size, size);
        const QSizeF own = m_glint.deviceIndependentSize();
        painter.drawPixmap(QPointF(-own.width() / 2, -own.height() / 2), m_glint);
        painter.restore();
    }
}

void SweepPainter::paintChips(QPainter& painter, const Effect& effect) const {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int i = 0; i < kFlying; ++i) {
        const qreal place = (i + 0.5) / kFlying;
        const qreal since = (effect.progress - whenSwung(place)) / kChipLife;
        if (since <= 0 || since >= 1) {
            continue;
        }
        // Thrown on and up, falling again.
        const qreal start = m_area.top() + m_area.height() * (0.3 + 0.55 * scattered(i, 4));
        const qreal x =
            m_area.left() + m_area.width() * place + m_unit * (0.6 + 1.6 * scattered(i, 5)) * since;
        const qreal y =
            start - m_unit * (1.0 + 2.2 * scattered(i, 6)) * since + m_unit * 2.4 * since * since;
        const QPixmap& chip = effect.rich ? m_coin : m_chips[i % kSweepChips];
        const QSizeF own = chip.deviceIndependentSize();
        painter.save();
        painter.setOpacity(std::min(1.0, (1 - since) * 2.5) * seenAt(x));
        painter.translate(x, y);
        painter.rotate((scattered(i, 7) - 0.3) * 500 * since + 360 * scattered(i, 8));
        const qreal size = 0.6 + 0.7 * scattered(i, 9);
        // Turning over in the air.
        painter.scale(size * std::max(0.2, std::abs(std::cos(since * 9 * scattered(i, 10)))), size);
        painter.drawPixmap(QPointF(-own.width() / 2, -own.height() / 2), chip);
        painter.restore();
    }
}

} // namespace settebello
