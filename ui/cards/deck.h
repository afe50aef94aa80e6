// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace settebello {

/// A deck of pictures: a folder with `deck.json`, one SVG a card named like the card (`7D.svg`) and
/// `back.svg`. Decks are shipped in the resources; people may add their own.
struct Deck {
    QString id;                   ///< the folder's name, as settings keep it
    QString folder;               ///< without a slash at the end
    QMap<QString, QString> names; ///< by language: "en", "fr", "it"
    QString author;
    QString licence;
    double aspect = 0.606;       ///< width : height
    double cornerRadius = 0.055; ///< as a part of the width

    /// The name in that language, else in English, else the id.
    QString name(const QString& language) const;
    QString faceFile(Card card) const;
    QString backFile() const;
};

/// What came of reading a deck's folder. Whatever is wrong is told in the player's language.
struct DeckRead {
    std::optional<Deck> deck; ///< nothing if there is no deck.json that can be read
    QStringList faults;       ///< of a deck that can be read: missing or broken pictures

    bool isWhole() const { return deck && faults.isEmpty(); }
};

/// Reads `deck.json` and looks whether every picture is there and is an SVG.
DeckRead readDeck(const QString& folder);

/// Where decks are looked for, those shipped first: the resources, then `decks` in the user's data
/// folder.
QStringList deckPlaces();

/// The folder of a deck of that id in the first place that has one, or an empty string.
QString findDeckFolder(const QString& id, const QStringList& places = deckPlaces());

/// Every deck found, whole or not, each id once; what is no deck at all is among them with its
/// faults.
QList<DeckRead> allDecks(const QStringList& places = deckPlaces());

} // namespace settebello
