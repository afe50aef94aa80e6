// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/card_painter.h"

#include "cards/card_number.h"
#include "cards/card_pictures.h"
#include "cards/card_set.h"
#include "cards/pixmap_cost.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>

namespace settebello {

namespace {

constexpr int kBack = kPlayedCardCount;
/// Cards change their size with their number, so pixmaps are kept for when a size comes back. All
/// cards as large as in a hand on a 4K screen are 36 MB, and five shadows 5 MB.
constexpr int kMadeKilobytes = 64 * 1024;
constexpr int kShadowKilobytes = 8 * 1024;
/// How far a shadow is soft around its card, in card heights.
constexpr qreal kSoft = 0.05;

/// What a card is played as, where that is not what is printed on it: in its lower left corner,
/// which no other card of a hand covers.
void paintPlayedRank(QPainter& painter, Card card, QSizeF size, const TableTheme& theme) {
    const qreal height = std::max(size.height() * 0.24, std::min(18.0, size.height() * 0.4));
    const qreal edge = height * 0.09;
    QRectF tag(QPointF(), QSizeF(height * 1.1, height));
    tag.moveBottomLeft({edge, size.height() - edge});
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(5, qRound(height * 0.72)));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    painter.setPen(QPen(theme.accent, edge));
    QColor plate = theme.plate;
    plate.setAlpha(255);
    painter.setBrush(plate);
    painter.drawRoundedRect(tag, height * 0.3, height * 0.3);
    painter.setPen(theme.plateText);
    painter.drawText(tag, Qt::AlignCenter, QString::number(card.rank()));
}

/// Keeps a copy: a picture has the engine that painted it, whose buffers are large.
void keep(QCache<int, QPixmap>& cache, int key, const QPixmap& pixmap) {
    cache.insert(key, std::make_unique<QPixmap>(pixmap.copy()).release(), kilobytes(pixmap));
}

} // namespace

CardPainter::CardPainter(CardPictures& pictures)
    : m_pictures(pictures)
    , m_made(kMadeKilobytes)
    , m_shadows(kShadowKilobytes) {}

qreal CardPainter::cardRatio() const {
    return 1 / m_pictures.aspect();
}

SuitSymbols CardPainter::signs() const {
    return m_pictures.deck().suits;
}

QSize CardPainter::sizeOf(qreal height) const {
    return {std::max(1, qRound(height * m_pictures.aspect())), std::max(1, qRound(height))};
}

void CardPainter::setSizes(const std::vector<qreal>& heights, qreal ratio) {
    std::vector<qreal> sorted = heights;
    std::sort(sorted.begin(), sorted.end());
    if (sorted == m_heights && ratio == m_ratio) {
        return;
    }
    m_heights = sorted;
    if (ratio != m_ratio) {
        m_ratio = ratio;
        m_shadows.clear();
        invalidate();
    }
}

void CardPainter::prepare() {
    // The largest cards, those of the hand, come first.
    for (auto height = m_heights.rbegin(); height != m_heights.rend(); ++height) {
        for (const Card card : CardSet::all()) {
            m_pictures.prepare(card, pictureSize(*height), m_ratio);
        }
    }
}

void CardPainter::ask(const std::vector<Card>& cards, qreal height) {
    for (const Card card : cards) {
        m_pictures.face(card, pictureSize(sizeFor(height)), m_ratio);
    }
}

/// The size in which the deck's picture is drawn on a card of that height.
QSize CardPainter::pictureSize(qreal height) const {
    const QSize size = sizeOf(height);
    return m_numbers && !m_pictures.deck().hasNumbers ? artBesideNumber(size).toRect().size()
                                                      : size;
}

void CardPainter::make(const Poses& poses) {
    for (const Card card : CardSet::all()) {
        const Pose& pose = poses[card];
        if (pose.seen && !m_heights.empty()) {
            picture(card, pose.face > 0.5, pose.geometry.height);
            shadow(pose.geometry.height);
        }
    }
}

void CardPainter::setNumbers(bool numbers) {
    m_numbers = numbers;
    invalidate();
}

void CardPainter::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_shadows.clear();
    invalidate();
}

void CardPainter::changeDeck() {
    m_shadows.clear();
    invalidate();
}

void CardPainter::invalidate() {
    m_made.clear();
}

QRectF CardPainter::extent(const Pose& pose) {
    const qreal around = pose.geometry.height * (kSoft + 0.06 + std::abs(pose.lift) * 0.35) + 3;
    return pose.geometry.bounds().adjusted(-around, -around, around, around);
}

qreal CardPainter::sizeFor(qreal height) const {
    for (const qreal known : m_heights) {
        if (known >= height - 0.5) {
            return known;
        }
    }
    return m_heights.empty() ? height : m_heights.back();
}

QPixmap CardPainter::picture(Card card, bool face, qreal height) {
    const QSize size = sizeOf(sizeFor(height));
    const int key = size.height() * 64 + (face ? card.index() : kBack);
    if (const QPixmap* known = m_made.object(key)) {
        return *known;
    }
    const QPixmap pixmap = made(card, face, size);
    keep(m_made, key, pixmap);
    return pixmap;
}

QPixmap CardPainter::made(Card card, bool face, QSize size) {
    const QPixmap picture = !face       ? m_pictures.back(size, m_ratio)
                            : m_numbers ? numberedFace(m_pictures, card.printed(), size, m_ratio)
                                        : m_pictures.face(card, size, m_ratio);
    // A clear margin of one pixel, so that a turned card's edges are smoothed too.
    QPixmap pixmap(picture.size() + QSize(2, 2));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.drawPixmap(QRect(QPoint(1, 1), picture.size()), picture, picture.rect());
    if (face && card.isNamed()) {
        painter.translate(1, 1);
        painter.scale(m_ratio, m_ratio);
        paintPlayedRank(painter, card, size, m_theme);
    }
    painter.end();
    pixmap.setDevicePixelRatio(m_ratio);
    return pixmap;
}

QPixmap CardPainter::shadow(qreal height) {
    const int key = qRound(sizeFor(height));
    if (const QPixmap* known = m_shadows.object(key)) {
        return *known;
    }
    const QSizeF card = sizeOf(key);
    const qreal soft = key * kSoft;
    QPixmap pixmap((QSizeF(card.width() + 2 * soft, card.height() + 2 * soft) * m_ratio).toSize());
    pixmap.setDevicePixelRatio(m_ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    // Rounded rectangles one in another add up to a soft edge.
    constexpr int kSteps = 8;
    QColor colour = m_theme.shade;
    colour.setAlpha(m_theme.strong ? 0 : 17);
    painter.setBrush(colour);
    for (int i = 0; i < kSteps; ++i) {
        const qreal in = soft * 2 * i / kSteps;
        const QRectF ring(in, in, card.width() + 2 * soft - 2 * in,
                          card.height() + 2 * soft - 2 * in);
        const qreal corner = m_pictures.deck().cornerRadius * card.width() + soft - in / 2;
        painter.drawRoundedRect(ring, corner, corner);
    }
    painter.end();
    keep(m_shadows, key, pixmap);
    return pixmap;
}

void CardPainter::paint(QPainter& painter, Card card, const Pose& pose) {
    if (!pose.seen || pose.opacity <= 0) {
        return;
    }
    // Turning over: narrowest when half is done.
    const qreal turn = std::cos(pose.face * std::acos(-1.0));
    const qreal width = std::max(0.02, std::abs(turn));
    const qreal height = pose.geometry.height * (1 + pose.lift * 0.12);
    const QPixmap picture = this->picture(card, pose.face > 0.5, pose.geometry.height);
    const qreal scale = height / (picture.deviceIndependentSize().height() - 2 / m_ratio);
    const QPixmap shade = shadow(pose.geometry.height);
    const QPointF fall(height * (0.008 + pose.lift * 0.1), height * (0.014 + pose.lift * 0.16));
    painter.save();
    painter.setOpacity(pose.opacity);
    if (pose.geometry.angle == 0 && width > 0.999 && std::abs(scale - 1) < 0.01) {
        paintUpright(painter, pose.geometry.centre, fall, shade, picture);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const auto paintAt = [&](QPointF centre, const QPixmap& pixmap) {
            const QSizeF size = pixmap.deviceIndependentSize();
            painter.save();
            painter.translate(centre);
            painter.rotate(pose.geometry.angle);
            painter.scale(scale * width, scale);
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap);
            painter.restore();
        };
        paintAt(pose.geometry.centre + fall, shade);
        paintAt(pose.geometry.centre, picture);
    }
    painter.restore();
}

/// On whole pixels, so that nothing is blurred.
void CardPainter::paintUpright(QPainter& painter, QPointF centre, QPointF fall,
                               const QPixmap& shade, const QPixmap& picture) const {
    const QSizeF own = picture.deviceIndependentSize();
    const QSizeF shadeSize = shade.deviceIndependentSize();
    const QPointF corner = centre - QPointF(own.width(), own.height()) / 2;
    painter.drawPixmap(centre + fall - QPointF(shadeSize.width(), shadeSize.height()) / 2, shade);
    painter.drawPixmap(QPointF(std::round(corner.x() * m_ratio) / m_ratio,
                               std::round(corner.y() * m_ratio) / m_ratio),
                       picture);
}

} // namespace settebello
