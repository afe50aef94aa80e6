// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <array>

#include <optional>

namespace settebello {

enum class SuitSymbols {
    Latin, ///< coins, cups, swords, batons
    French ///< diamonds, hearts, spades, clubs instead (rules.md §1)
};

/// The figures on the cards of rank 8, 9 and 10.
enum class Court { Jack, Horse, Queen, King, Number };

/// A deck of pictures: a folder with `deck.json`, an SVG for each card (`7D.svg`) and `back.svg`;
/// or with `deck.json` alone, which shows another deck's pictures in another order. Decks are
/// shipped in the resources; players may add their own (resources/decks/README.md).
struct Deck {
    QString id;                   ///< the folder's name, as in the settings
    QString folder;               ///< without a slash at the end
    QString pictures;             ///< the folder with the SVGs: its own or that of another deck
    QMap<int, QString> faces;     ///< by rank: the picture's name where it differs from the card's
    QMap<QString, QString> names; ///< by language: "en", "fr", "it"
    /// What the pictures show, by the picture's name and by language.
    QMap<QString, QMap<QString, QString>> descriptions;
    QString author;
    QString licence;
    double aspect = 0.606;       ///< width : height
    double cornerRadius = 0.055; ///< as a part of the width
    SuitSymbols suits = SuitSymbols::Latin;
    std::array<Court, 3> courts{Court::Jack, Court::Horse, Court::King}; ///< ranks 8, 9, 10

    /// The name in the player's language, else in English, else the id.
    QString name() const;
    /// What a card's picture shows, likewise, as part of a sentence; empty if the deck does not
    /// say.
    QString description(Card card) const;
    /// The picture's name: "7D".
    QString faceName(Card card) const;
    QString faceFile(Card card) const;
    QString backFile() const;
};

/// The result of reading a deck's folder. Errors are in the player's language.
struct DeckRead {
    QString id;               ///< the folder's name
    QString folder;           ///< the folder itself
    std::optional<Deck> deck; ///< nothing if there is no readable deck.json
    QStringList faults;       ///< why it cannot be read, or missing and broken pictures

    bool isComplete() const { return deck && faults.isEmpty(); }
};

/// Reads `deck.json` and checks that every picture exists and can be drawn (deck_file.h).
DeckRead readDeck(const QString& folder);

/// Reads the text of a `deck.json`; the pictures are not looked at.
DeckRead parseDeck(const QByteArray& text, const QString& folder);

/// The folders searched for decks: the resources, then `decks` in the user's data folder.
QStringList deckFolders();

/// The folder of the first deck of that id, or an empty string.
QString findDeckFolder(const QString& id, const QStringList& places = deckFolders());

/// Every deck found, complete or not, each id once; folders that are no deck are included with
/// their errors.
QList<DeckRead> allDecks(const QStringList& places = deckFolders());

} // namespace settebello
