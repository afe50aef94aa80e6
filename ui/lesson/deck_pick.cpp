// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/deck_pick.h"

#include "cards/card_pictures.h"
#include "widgets/plain_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// Two cards that no two of the decks draw alike.
constexpr Card kBehind(Suit::Swords, kAce);
constexpr Card kInFront(Suit::Coins, kKing);
constexpr double kStep = 0.8; ///< of a card's width, from one card to the other
constexpr int kPadding = 8;
constexpr double kCorner = 8;
constexpr double kOutline = 3;

/// Whether a deck has pictures of its own; the variants of a deck look like it.
bool isDrawnDeck(const DeckRead& read) {
    return read.isComplete() && read.deck->pictures == read.folder;
}

} // namespace

DeckTile::DeckTile(const Deck& deck, std::unique_ptr<CardPictures> pictures, QWidget* parent)
    : QAbstractButton(parent)
    , m_deck(deck)
    , m_pictures(std::move(pictures)) {
    setObjectName(QStringLiteral("deckTile_") + deck.id);
    setCheckable(true);
    setAutoExclusive(true);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // its name may be broken
    setText(deck.name());
    connect(m_pictures.get(), &CardPictures::picturesRendered, this, qOverload<>(&QWidget::update));
}

DeckTile::~DeckTile() = default;

void DeckTile::setTheme(const TableTheme& theme) {
    m_theme = theme;
    update();
}

void DeckTile::setCardHeight(int height) {
    m_cardHeight = height;
    updateGeometry();
    update();
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
        .boundingRect(QRect(0, 0, width - 2 * kPadding, QWIDGETSIZE_MAX),
                      Qt::AlignHCenter | Qt::TextWordWrap, text())
        .height();
}

int DeckTile::heightForWidth(int width) const {
    return m_cardHeight + textHeight(width) + 3 * kPadding;
}

QSize DeckTile::sizeHint() const {
    const int name = fontMetrics().horizontalAdvance(text()) + 1;
    const int width = std::max(picturesWidth(), name) + 2 * kPadding;
    return {width, heightForWidth(width)};
}

QSize DeckTile::minimumSizeHint() const {
    const int word = longestWord(fontMetrics(), text()) + 1;
    return {std::max(picturesWidth(), word) + 2 * kPadding, sizeHint().height()};
}

void DeckTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF frame =
        QRectF(rect()).adjusted(kOutline / 2, kOutline / 2, -kOutline / 2, -kOutline / 2);
    QColor ground = m_theme.accent;
    ground.setAlphaF(isChecked() ? 0.25F : underMouse() ? 0.12F : 0.0F);
    painter.setBrush(ground);
    painter.setPen(hasFocus()    ? QPen(m_theme.focus, kOutline, Qt::DashLine)
                   : isChecked() ? QPen(m_theme.accent, kOutline)
                                 : QPen(Qt::NoPen));
    painter.drawRoundedRect(frame, kCorner, kCorner);
    const QSize card = cardSize();
    const double corner = m_pictures->deck().cornerRadius * card.width();
    QPointF at((width() - picturesWidth()) / 2.0, kPadding);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x40, 0x30, 0x20, 0x90), 1));
    for (const Card shown : {kBehind, kInFront}) {
        painter.drawPixmap(at, m_pictures->face(shown, card, devicePixelRatioF()));
        painter.drawRoundedRect(QRectF(at, card).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
        at.rx() += card.width() * kStep;
    }
    painter.setPen(m_theme.plateText);
    const int top = 2 * kPadding + m_cardHeight;
    painter.drawText(QRect(kPadding, top, width() - 2 * kPadding, height() - top),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text());
}

bool DeckTile::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setText(m_deck.name());
        updateGeometry();
    }
    return QAbstractButton::event(event);
}

DeckPick::DeckPick(const QString& current, QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    const auto threads = std::make_shared<DrawingThreads>();
    QList<DeckRead> decks = allDecks({deckFolders().constFirst()});
    decks.removeIf([](const DeckRead& read) { return !isDrawnDeck(read); });
    std::stable_partition(decks.begin(), decks.end(),
                          [&current](const DeckRead& read) { return read.id == current; });
    for (const DeckRead& read : decks) {
        auto pictures = std::make_unique<CardPictures>(threads);
        pictures->setDeck(read);
        auto* tile = new DeckTile(*read.deck, std::move(pictures), this);
        tile->setChecked(read.id == current);
        connect(tile, &DeckTile::clicked, this, [this, tile] { emit chosen(tile->id()); });
        m_tiles.push_back(tile);
    }
    setColumns(count());
}

void DeckPick::setTheme(const TableTheme& theme) {
    for (DeckTile* tile : m_tiles) {
        tile->setTheme(theme);
    }
}

void DeckPick::setLook(int text, int card) {
    QFont named = font();
    named.setPixelSize(text);
    for (DeckTile* tile : m_tiles) {
        tile->setFont(named);
        tile->setCardHeight(card);
    }
    updateGeometry(); // or the layout around it would still have the sizes of before
}

void DeckPick::setColumns(int columns) {
    for (int i = 0; i < count(); ++i) {
        m_grid->addWidget(m_tiles[static_cast<std::size_t>(i)], i / columns, i % columns,
                          Qt::AlignHCenter | Qt::AlignTop);
    }
    updateGeometry();
}

} // namespace settebello
