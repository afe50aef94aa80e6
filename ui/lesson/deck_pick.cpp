// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/deck_pick.h"

#include "cards/card_pictures.h"
#include "cards/deck_tile.h"

#include <QGridLayout>

#include <algorithm>

namespace settebello {

namespace {

/// Two cards that no two of the decks draw alike.
constexpr Card kBehind(Suit::Swords, kAce);
constexpr Card kInFront(Suit::Coins, kKing);

/// Whether a deck has pictures of its own; the variants of a deck look like it.
bool isDrawnDeck(const DeckRead& read) {
    return read.isComplete() && read.deck->pictures == read.folder;
}

} // namespace

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
        auto* tile = new DeckTile(*read.deck, std::move(pictures), {kBehind, kInFront}, this);
        tile->setObjectName(QStringLiteral("deckTile_") + read.id);
        tile->setChecked(read.id == current);
        connect(tile, &DeckTile::clicked, this, [this, tile] { emit chosen(tile->id()); });
        m_tiles.push_back(tile);
    }
    setColumns(count());
}

void DeckPick::setTheme(const TableTheme& theme) {
    for (DeckTile* tile : m_tiles) {
        tile->setColours({theme.accent, theme.focus, theme.plateText});
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
