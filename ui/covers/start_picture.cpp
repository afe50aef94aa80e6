// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/start_picture.h"

#include "cards/card_pictures.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace settebello {

namespace {

/// The fan from left to right, each card over the one before; the settebello is seen whole.
constexpr std::array kFan{Card(Suit::Swords, kAce), Card(Suit::Batons, kJack),
                          Card(Suit::Cups, kHorse), Card(Suit::Swords, kKing),
                          Card(Suit::Coins, kSeven)};
constexpr qreal kBetween = 13; ///< degrees between two cards
/// The point around which they are fanned: so many card heights below their centres.
constexpr qreal kPivot = 1.35;
/// Parts of the height for the name and for the fan, at most, and of the width for the name.
constexpr qreal kTitleShare = 0.38;
constexpr qreal kTitleWidth = 0.8;
/// Higher than this the cards would look coarse beside the buttons.
constexpr qreal kHighestCard = 300;
/// Below this there is room for the name alone.
constexpr qreal kLowestCard = 60;

qreal radians(qreal degrees) {
    return degrees * std::numbers::pi / 180;
}

} // namespace

StartPicture::StartPicture(CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_cards(pictures)
    , m_title(*this) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&pictures, &CardPictures::picturesRendered, this, &StartPicture::fitAgain);
    connect(&pictures, &CardPictures::deckChanged, this, [this] {
        m_cards.changeDeck();
        fitAgain();
    });
}

/// With the pictures that there are now. Not while it is hidden, as it would ask for pictures
/// before those that are seen.
void StartPicture::fitAgain() {
    if (isVisible()) {
        m_cards.invalidate();
        fit();
    }
}

void StartPicture::setTheme(const TableTheme& theme) {
    m_theme = theme;
    m_cards.setTheme(theme);
    fit();
}

void StartPicture::setNumbers(bool numbers) {
    m_cards.setNumbers(numbers);
    fit();
}

void StartPicture::fit() {
    const QString name = QStringLiteral("Settebello");
    const QSizeF word = m_title.size(name);
    const bool alone = height() * (1 - kTitleShare) < kLowestCard;
    const qreal unit = std::min(width() * kTitleWidth / word.width(),
                                height() * (alone ? 1 : kTitleShare) / word.height());
    m_fan = {};
    m_hasRoom = unit >= 1;
    if (m_hasRoom) {
        const QSizeF title = word * unit;
        m_title.show(name, m_theme, unit);
        m_titlePlace = QPointF((width() - title.width()) / 2, 0);
        spreadCards(alone ? QRectF()
                          : QRectF(0, title.height(), width(), height() - title.height()));
    }
    update();
}

/// As large as fits the area: the outermost cards are the lowest and the furthest apart.
void StartPicture::spreadCards(const QRectF& area) {
    m_fan = {};
    for (int i = 0; i < kCardCount; ++i) {
        m_fan[Card::fromIndex(i)].seen = false;
    }
    if (area.isEmpty()) {
        return;
    }
    const qreal ratio = m_cards.cardRatio();
    const qreal outermost = radians(kBetween * (static_cast<qreal>(kFan.size()) - 1) / 2);
    // Of a card of height 1: half the fan's width, and how far its lowest corner is from the pivot.
    const qreal half = (kPivot + 0.5) * std::sin(outermost) + 0.5 / ratio * std::cos(outermost);
    const qreal lowest = (kPivot - 0.5) * std::cos(outermost) - 0.5 / ratio * std::sin(outermost);
    const qreal high = kPivot + 0.5 - lowest;
    constexpr qreal kSpare = 0.94; // for shadows
    const qreal card =
        std::min({area.height() * kSpare / high, area.width() * kSpare / (2 * half), kHighestCard});
    const QPointF pivot(area.center().x(), area.center().y() + (high / 2 + lowest) * card);
    m_cards.setSizes({card}, devicePixelRatioF());
    qreal angle = -kBetween * (static_cast<qreal>(kFan.size()) - 1) / 2;
    int z = 0;
    for (const Card each : kFan) {
        const QPointF up(std::sin(radians(angle)), -std::cos(radians(angle)));
        Pose& pose = m_fan[each];
        pose.seen = true;
        pose.face = 1;
        pose.z = z++;
        pose.geometry = {pivot + up * kPivot * card, card, angle, ratio};
        angle += kBetween;
    }
    m_cards.make(m_fan);
}

void StartPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const Card card : kFan) {
        if (m_fan[card].seen) {
            m_cards.paint(painter, card, m_fan[card]);
        }
    }
    if (m_hasRoom) {
        m_title.paint(painter, m_titlePlace);
    }
}

void StartPicture::resizeEvent(QResizeEvent*) {
    fit();
}

void StartPicture::showEvent(QShowEvent*) {
    fitAgain();
}

} // namespace settebello
