// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_strip.h"

#include "cards/card_names.h"
#include "cards/card_pictures.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// The visible fraction of a card under its neighbour, if there is room.
constexpr double kRoomyStep = 0.72;

} // namespace

CardStrip::CardStrip(CardPictures& pictures, std::vector<Card> cards, double lines, QWidget* parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_cards(std::move(cards))
    , m_lines(lines) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&m_pictures, &CardPictures::picturesRendered, this, qOverload<>(&QWidget::update));
    name();
}

QSize CardStrip::cardSize() const {
    const double height = fontMetrics().height() * m_lines;
    return QSizeF(height * m_pictures.aspect(), height).toSize();
}

QSize CardStrip::sizeHint() const {
    if (m_cards.empty()) {
        return {0, 0};
    }
    const QSize card = cardSize();
    const int others = std::max(0, static_cast<int>(m_cards.size()) - 1);
    return {card.width() + static_cast<int>(others * card.width() * kRoomyStep), card.height()};
}

QSize CardStrip::minimumSizeHint() const {
    return m_cards.empty() ? QSize(0, 0) : cardSize();
}

void CardStrip::paintEvent(QPaintEvent*) {
    if (m_cards.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x40, 0x30, 0x20, 0x90), 1));
    const QSize card = cardSize();
    const int others = static_cast<int>(m_cards.size()) - 1;
    double step = card.width() * kRoomyStep;
    if (others > 0) {
        step = std::min(step, static_cast<double>(width() - card.width()) / others);
    }
    const bool leftToRight = layoutDirection() == Qt::LeftToRight;
    for (int i = 0; i <= others; ++i) {
        const double x = leftToRight ? i * step : width() - card.width() - i * step;
        painter.drawPixmap(QPointF(x, 0), m_pictures.face(m_cards[static_cast<std::size_t>(i)],
                                                          card, devicePixelRatioF()));
        // White cards on white cards need an outline.
        const double corner = m_pictures.deck().cornerRadius * card.width();
        painter.drawRoundedRect(QRectF(QPointF(x, 0), card).adjusted(0.5, 0.5, -0.5, -0.5), corner,
                                corner);
    }
}

void CardStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        name();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void CardStrip::name() {
    CardSet set;
    for (const Card card : m_cards) {
        set.insert(card);
    }
    setAccessibleName(theCards(set));
    setToolTip(capitalized(theCards(set)));
}

} // namespace settebello
