// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_strip.h"

#include "cards/card_names.h"
#include "cards/card_number.h"
#include "cards/card_pictures.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace settebello {

namespace {

/// The visible fraction of a card under its neighbour, if there is room.
constexpr double kRoomyStep = 0.72;
constexpr int kBetweenRows = 3; ///< pixels
constexpr int kTen = 10;
/// What must be seen of a number, of its height, for lines of ten to be of use.
constexpr double kLeastOfNumber = 0.65;

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

void CardStrip::setNumbers(bool numbers) {
    m_numbers = numbers;
    update();
}

void CardStrip::setRows(int rows) {
    Q_ASSERT(rows >= 1);
    m_rows = rows;
    updateGeometry();
    update();
}

void CardStrip::setTens() {
    m_inTens = true;
    m_numbers = true;
    setRows((static_cast<int>(m_cards.size()) + kTen - 1) / kTen);
}

/// From the top of a row to that of the next.
int CardStrip::rowStep() const {
    const int height = cardSize().height();
    return m_inTens ? qCeil(numberStrip(height)) + 1 : height + kBetweenRows;
}

int CardStrip::perRow() const {
    return m_inTens ? kTen : (static_cast<int>(m_cards.size()) + m_rows - 1) / m_rows;
}

double CardStrip::step() const {
    const int card = cardSize().width();
    const double roomy = card * kRoomyStep;
    return perRow() > 1 ? std::min(roomy, static_cast<double>(width() - card) / (perRow() - 1))
                        : roomy;
}

QSize CardStrip::sizeHint() const {
    if (m_cards.empty()) {
        return {0, 0};
    }
    const QSize card = cardSize();
    const int others = perRow() - 1;
    return {card.width() + static_cast<int>(others * card.width() * kRoomyStep),
            card.height() + (m_rows - 1) * rowStep()};
}

QSize CardStrip::minimumSizeHint() const {
    if (m_cards.empty()) {
        return {0, 0};
    }
    const QSize card = cardSize();
    const double number = m_inTens ? numberStrip(card.height()) * kLeastOfNumber : 0;
    return {card.width() + static_cast<int>((perRow() - 1) * number), sizeHint().height()};
}

void CardStrip::paintEvent(QPaintEvent*) {
    if (m_cards.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    const QSize card = cardSize();
    const int down = rowStep();
    const bool leftToRight = layoutDirection() == Qt::LeftToRight;
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        const double along = i % perRow() * step();
        const double x = leftToRight ? along : width() - card.width() - along;
        const int y = i / perRow() * down;
        paintCard(painter, m_cards[static_cast<std::size_t>(i)], QPointF(x, y));
    }
}

void CardStrip::paintCard(QPainter& painter, Card card, QPointF where) {
    const QSize size = cardSize();
    const qreal ratio = devicePixelRatioF();
    painter.drawPixmap(where, m_numbers ? numberedFace(m_pictures, card, size, ratio)
                                        : m_pictures.face(card, size, ratio));
    // White cards on white cards need an outline.
    painter.setPen(QPen(QColor(0x40, 0x30, 0x20, 0x90), 1));
    const double corner = m_pictures.deck().cornerRadius * size.width();
    painter.drawRoundedRect(QRectF(where, size).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
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
    const CardSet set = setOf(m_cards);
    setAccessibleName(theCards(set));
    setToolTip(capitalized(theCards(set)));
}

} // namespace settebello
