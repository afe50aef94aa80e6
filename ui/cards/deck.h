// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <array>

#include <optional>

namespace settebello {

enum class SuitSymbols {
    Latin, ///< coins, cups, swords, batons
    French ///< in their places diamonds, hearts, spades, clubs (rules.md §1)
};

/// What the cards of rank 8, 9 and 10 show.
enum class Court { Jack, Horse, Queen, King, Number };

/// A deck of pictures: a folder with `deck.json`, one SVG a card named like the card (`7D.svg`) and
/// `back.svg`; or with `deck.json` alone, which shows another deck's pictures in another order.
/// Decks are shipped in the resources; people may add their own (resources/decks/README.md).
struct Deck {
    QString id;                   ///< the folder's name, as settings keep it
    QString folder;               ///< without a slash at the end
    QString pictures;             ///< the folder with the SVGs: its own or that of another deck
    QMap<int, QString> faces;     ///< by rank: the picture's name where it is not the card's own
    QMap<QString, QString> names; ///< by language: "en", "fr", "it"
    QString author;
    QString licence;
    double aspect = 0.606;       ///< width : height
    double cornerRadius = 0.055; ///< as a part of the width
    SuitSymbols suits = SuitSymbols::Latin;
    std::array<Court, 3> courts{Court::Jack, Court::Horse, Court::King}; ///< ranks 8, 9, 10

    /// The name in that language, else in English, else the id.
    QString name(const QString& language) const;
    QString faceFile(Card card) const;
    QString backFile() const;
};

/// What came of reading a deck's folder. Whatever is wrong is told in the player's language.
struct DeckRead {
    QString id;               ///< the folder's name
    QString folder;           ///< that was read
    std::optional<Deck> deck; ///< nothing if there is no deck.json that can be read
    QStringList faults;       ///< of a deck that can be read: missing or broken pictures

    bool isComplete() const { return deck && faults.isEmpty(); }
};

/// Reads `deck.json` and looks whether every picture is there and is an SVG.
DeckRead readDeck(const QString& folder);

/// Where decks are looked for, those shipped first: the resources, then `decks` in the user's data
/// folder.
QStringList deckFolders();

/// The folder of a deck of that id in the first place that has one, or an empty string.
QString findDeckFolder(const QString& id, const QStringList& places = deckFolders());

/// Every deck found, whole or not, each id once; what is no deck at all is among them with its
/// faults.
QList<DeckRead> allDecks(const QStringList& places = deckFolders());

} // namespace settebello
