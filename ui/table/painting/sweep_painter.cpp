// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/sweep_painter.h"

#include "table/painting/gilt_coin.h"
#include "table/painting/gilt_word.h"
#include "table/painting/lettering.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace settebello {

namespace {

// The glazes of the tiles.
const QColor kCream(0xf8, 0xf0, 0xdc);
const QColor kBlue(0x1f, 0x4f, 0x8f);
const QColor kOchre(0xd9, 0x9a, 0x2b);
const QColor kGreen(0x2f, 0x7d, 0x5a);
constexpr qreal kTurn = 2 * std::numbers::pi;
/// When the broom has passed and when the word begins to fade, as parts of the whole duration.
constexpr qreal kPassed = 0.6;
constexpr qreal kFades = 0.86;
constexpr int kFlying = 44;
constexpr qreal kChipLife = 0.4;

/// Pseudo-random, from 0 to 1, the same every time: chips only need to look random.
qreal scattered(int i, int which) {
    const qreal value = std::sin((i + 1) * 12.9898 + which * 78.233) * 43758.5453;
    return value - std::floor(value);
}

/// Slow, fast in the middle, slow, as an arm moves.
qreal swung(qreal t) {
    const qreal s = std::clamp(t, 0.0, 1.0);
    return s * s * (3 - 2 * s);
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

/// Where the broom's front is at a height from 0 to 1.
qreal broomFront(QSizeF size, qreal y) {
    return size.width() * (0.72 + 0.27 * std::sin(y * std::numbers::pi) - 0.16 * y);
}

/// Light that swells from nothing up to `peak`, a place from 0 to 1, and ends abruptly.
QLinearGradient streak(qreal from, qreal to, QColor light, qreal alpha, qreal peak) {
    QLinearGradient gradient(from, 0, to, 0);
    light.setAlpha(0);
    gradient.setColorAt(0, light);
    gradient.setColorAt(1, light);
    light.setAlphaF(static_cast<float>(alpha));
    gradient.setColorAt(peak, light);
    return gradient;
}

void drawStraws(QPainter& painter, QSizeF size, const QColor& light) {
    constexpr int kStraws = 120;
    for (int i = 0; i < kStraws; ++i) {
        const qreal y = (i + scattered(i, 0)) / kStraws;
        const qreal strength = std::pow(std::sin(y * std::numbers::pi), 0.8);
        const qreal front = broomFront(size, y);
        const qreal length = size.width() * (0.25 + 0.45 * scattered(i, 1)) * strength;
        const qreal alpha = (0.3 + 0.55 * scattered(i, 2)) * strength;
        const QLinearGradient straw = streak(front - length, front, light, alpha, 0.9);
        const qreal thick = size.height() / kStraws * (0.5 + 1.6 * scattered(i, 3));
        painter.setPen(QPen(QBrush(straw), thick, Qt::SolidLine, Qt::RoundCap));
        // Straws fan out from the hand that holds the broom.
        painter.drawLine(QPointF(front - length, size.height() * (y + (y - 0.5) * -0.10)),
                         QPointF(front, size.height() * y));
    }
}

/// The glow along the front.
void drawGlow(QPainter& painter, QSizeF size, const QColor& light) {
    const qreal glow = size.width() * 0.2;
    for (int y = 0; y < static_cast<int>(size.height()); y += 2) {
        const qreal part = y / size.height();
        const qreal alpha = 0.75 * std::sin(part * std::numbers::pi);
        const qreal front = broomFront(size, part);
        painter.fillRect(QRectF(front - glow, y, glow, 2),
                         streak(front - glow, front, light, alpha, 0.85));
    }
}

} // namespace

void SweepPainter::fit(const TableLayout& layout, const TableTheme& theme, const QFont& font,
                       const QString& word, qreal ratio) {
    const QRectF area = layout.tableArea().united(layout.strip()).toAlignedRect();
    const QString made = QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                             .arg(word, theme.id, font.family())
                             .arg(area.x())
                             .arg(area.width())
                             .arg(area.height())
                             .arg(ratio);
    if (made == m_made || area.isEmpty()) {
        return;
    }
    m_made = made;
    m_area = area;
    m_ratio = ratio;
    if (word != m_wordWritten) {
        m_wordWritten = word;
        m_letters = writtenWord(word, font);
    }
    const QRectF letters = m_letters.boundingRect();
    m_unit =
        std::min(area.width() * 0.66 / letters.width(), area.height() * 0.74 / letters.height());
    const QSizeF size = letters.size() * m_unit + QSizeF(m_unit, m_unit) * 2 * kGiltMargin;
    m_wordRect = QRectF(area.center().x() - size.width() / 2, area.center().y() - size.height() / 2,
                        size.width(), size.height());
    m_word = giltWord(m_letters, theme, m_unit, m_ratio);
    drawBroom(theme);
    drawRays(theme);
    drawChips(theme);
    m_coin = giltCoin(theme, chipSize(), m_ratio);
    drawGlint();
    dropPaintEngines();
}

/// A picture keeps the engine that painted it, whose buffers are larger than most of these; a copy
/// has none.
void SweepPainter::dropPaintEngines() {
    for (QPixmap* picture : {&m_broom, &m_rays, &m_glint}) {
        *picture = picture->copy();
    }
    for (QPixmap& chip : m_chips) {
        chip = chip.copy();
    }
}

QPixmap SweepPainter::canvas(QSizeF size) const {
    QPixmap pixmap((size * m_ratio).toSize().expandedTo({1, 1}));
    pixmap.setDevicePixelRatio(m_ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

/// A bent band, brightest at its front, that trails straws of light.
void SweepPainter::drawBroom(const TableTheme& theme) {
    const QSizeF size(m_area.height() * 0.95, m_area.height());
    m_broom = canvas(size);
    QPainter painter(&m_broom);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor light = theme.accent.lighter(theme.strong ? 100 : 150);
    drawStraws(painter, size, light);
    drawGlow(painter, size, light);
}

void SweepPainter::drawRays(const TableTheme& theme) {
    const qreal radius = m_area.height() / 2;
    m_rays = canvas({2 * radius, 2 * radius});
    QPainter painter(&m_rays);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(radius, radius);
    QRadialGradient light(QPointF(0, 0), radius);
    QColor bright = theme.accent.lighter(140);
    bright.setAlpha(130);
    light.setColorAt(0.1, bright);
    bright.setAlpha(0);
    light.setColorAt(1, bright);
    constexpr int kRays = 24;
    for (int i = 0; i < kRays; ++i) {
        const qreal angle = kTurn * i / kRays;
        const qreal half = kTurn / kRays * (i % 2 == 0 ? 0.3 : 0.16);
        const QPolygonF ray{QPointF(0, 0),
                            QPointF(std::cos(angle - half), std::sin(angle - half)) * radius,
                            QPointF(std::cos(angle + half), std::sin(angle + half)) * radius};
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        painter.drawPolygon(ray);
    }
}

qreal SweepPainter::chipSize() const {
    return std::max(9.0, m_unit * 0.3);
}

void SweepPainter::drawChips(const TableTheme& theme) {
    const qreal size = chipSize();
    const std::array<QColor, kChips> glazes{kBlue, kOchre, kCream, kGreen};
    for (int i = 0; i < kChips; ++i) {
        QPixmap& chip = m_chips[i];
        chip = canvas({size, size});
        QPainter painter(&chip);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size, size);
        painter.setPen(QPen(theme.strong ? theme.accent : kCream, 0.06));
        painter.setBrush(glazes[i]);
        const QPolygonF shapes[kChips] = {{{0.5, 0.05}, {0.95, 0.5}, {0.5, 0.95}, {0.05, 0.5}},
                                          {{0.1, 0.2}, {0.9, 0.1}, {0.6, 0.9}},
                                          {{0.15, 0.1}, {0.9, 0.3}, {0.75, 0.9}, {0.1, 0.7}},
                                          {{0.1, 0.9}, {0.2, 0.15}, {0.9, 0.6}}};
        painter.drawPolygon(shapes[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(i == 2 ? kBlue : kCream);
        painter.drawEllipse(QPointF(0.48, 0.5), 0.13, 0.13);
    }
}

void SweepPainter::drawGlint() {
    const qreal spark = m_unit * 0.9;
    m_glint = canvas({spark, spark});
    QPainter glint(&m_glint);
    glint.setRenderHint(QPainter::Antialiasing);
    glint.scale(spark / 2, spark / 2);
    glint.translate(1, 1);
    glint.setPen(Qt::NoPen);
    QRadialGradient white(QPointF(0, 0), 1);
    white.setColorAt(0, Qt::white);
    white.setColorAt(0.3, QColor(255, 250, 230, 200));
    white.setColorAt(1, QColor(255, 250, 230, 0));
    glint.setBrush(white);
    for (const bool across : {false, true}) {
        const QPointF a = across ? QPointF(1, 0) : QPointF(0, 1);
        const QPointF b = across ? QPointF(0, 0.09) : QPointF(0.09, 0);
        glint.drawPolygon(QPolygonF{a, b, -a, -b});
    }
    glint.drawEllipse(QPointF(0, 0), 0.22, 0.22);
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
        painter.setOpacity(0.4);
        painter.drawPixmap(QPointF(broomAt(t - 0.07) - breadth, m_area.top()), m_broom);
        painter.setOpacity(1);
        painter.drawPixmap(QPointF(broomAt(t) - breadth, m_area.top()), m_broom);
    }
    paintChips(painter, effect);
    painter.restore();
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
        const QPixmap& chip = effect.rich ? m_coin : m_chips[i % kChips];
        const QSizeF own = chip.deviceIndependentSize();
        painter.save();
        painter.setOpacity(std::min(1.0, (1 - since) * 2.5));
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
