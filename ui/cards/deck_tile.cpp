// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_tile.h"

#include "cards/card_pictures.h"
#include "widgets/plain_text.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr double kStep = 0.8; ///< of a card's width, from one card to the other
constexpr int kPadding = 8;
/// The name keeps so far off the edge: less than the pictures, so that columns which layouts round
/// by a pixel do not break it into another line.
constexpr int kNamePadding = kPadding - 2;
constexpr double kCorner = 8;
constexpr double kOutline = 3;
constexpr double kDisabled = 0.6; ///< the opacity of its name then
constexpr int kLongestPart = 16;  ///< of a word, in letters
constexpr int kFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;

} // namespace

DeckTile::DeckTile(const Deck& deck, std::unique_ptr<CardPictures> pictures,
                   std::array<Card, 2> shown, QWidget* parent)
    : QRadioButton(parent)
    , m_deck(deck)
    , m_pictures(std::move(pictures))
    , m_shown(shown) {
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // its name may be broken
    retranslate();
    connect(m_pictures.get(), &CardPictures::picturesRendered, this, qOverload<>(&QWidget::update));
}

DeckTile::~DeckTile() = default;

void DeckTile::showFolder(bool shown) {
    if (std::exchange(m_isFolderShown, shown) != shown) {
        retranslate();
    }
}

void DeckTile::retranslate() {
    setText(menuText(m_isFolderShown ? m_deck.nameWithFolder() : m_deck.name()));
    updateGeometry();
}

void DeckTile::setColours(const Colours& colours) {
    m_colours = colours;
    update();
}

void DeckTile::setCardHeight(int height) {
    m_cardHeight = height;
    updateGeometry();
    update();
}

QString DeckTile::shownName() const {
    return breakable(text(), kLongestPart);
}

QSize DeckTile::cardSize() const {
    return QSizeF(m_cardHeight * m_pictures->aspect(), m_cardHeight).toSize();
}

int DeckTile::picturesWidth() const {
    return qRound(cardSize().width() * (1 + kStep));
}

/// @param width of the tile
int DeckTile::textHeight(int width) const {
    return fontMetrics()
        .boundingRect(QRect(0, 0, width - 2 * kNamePadding, QWIDGETSIZE_MAX), kFlags, shownName())
        .height();
}

int DeckTile::heightForWidth(int width) const {
    return m_cardHeight + textHeight(width) + 3 * kPadding;
}

QSize DeckTile::sizeHint() const {
    const int name = fontMetrics().horizontalAdvance(shownName()) + 1;
    const int width = std::max(picturesWidth(), name) + 2 * kPadding;
    return {width, heightForWidth(width)};
}

QSize DeckTile::minimumSizeHint() const {
    const int word = longestWord(fontMetrics(), shownName()) + 1;
    return {std::max(picturesWidth(), word) + 2 * kPadding, sizeHint().height()};
}

void DeckTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF frame =
        QRectF(rect()).adjusted(kOutline / 2, kOutline / 2, -kOutline / 2, -kOutline / 2);
    QColor ground = m_colours.chosen;
    ground.setAlphaF(isChecked() ? 0.25F : underMouse() ? 0.12F : 0.0F);
    painter.setBrush(ground);
    painter.setPen(hasFocus()    ? QPen(m_colours.focus, kOutline, Qt::DashLine)
                   : isChecked() ? QPen(m_colours.chosen, kOutline)
                                 : QPen(Qt::NoPen));
    painter.drawRoundedRect(frame, kCorner, kCorner);
    const QSize card = cardSize();
    const double corner = m_pictures->deck().cornerRadius * card.width();
    QPointF at((width() - picturesWidth()) / 2.0, kPadding);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x40, 0x30, 0x20, 0x90), 1));
    for (const Card shown : m_shown) {
        painter.drawPixmap(at, m_pictures->face(shown, card, devicePixelRatioF()));
        painter.drawRoundedRect(QRectF(at, card).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        at.rx() += card.width() * kStep;
    }
    painter.setPen(m_colours.text);
    painter.setOpacity(isEnabled() ? 1 : kDisabled);
    const int top = 2 * kPadding + m_cardHeight;
    painter.drawText(QRect(kNamePadding, top, width() - 2 * kNamePadding, height() - top), kFlags,
                     shownName());
}

bool DeckTile::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    return QRadioButton::event(event);
}

} // namespace settebello
