// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/picture_fault.h"
#include "players/stop.h"

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

/// The proportions that a deck may have.
inline constexpr double kLeastAspect = 0.4;
inline constexpr double kMostAspect = 1;

/// A deck of pictures: a folder with `deck.json`, a drawing or image for each card (`7D.svg`) and
/// perhaps `back.svg`; or with `deck.json` alone, which shows another deck's pictures in another
/// order. Decks are shipped in the resources; players may add their own
/// (resources/decks/README.md).
struct Deck {
    QString id;                   ///< the folder's name, as in the settings
    QString folder;               ///< without a slash at the end
    QString pictures;             ///< their folder: its own or that of another deck
    QMap<QString, QString> files; ///< the paths of the pictures found there, by the picture's name
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
    bool international = false; ///< the pictures are named AH to KS
    bool hasNumbers = false;    ///< the pictures show the cards' ranks

    /// The name in the player's language, else in English, else the id.
    QString name() const;
    /// The same with the folder's, for two decks of one name.
    QString nameWithFolder() const;
    /// What a card's picture shows, likewise, as part of a sentence; empty if the deck does not
    /// say.
    QString description(Card card) const;
    /// The picture's name: "7D", or in an international deck "QH".
    QString faceName(Card card) const;
    /// The path of the picture; where it would be if there is none.
    QString faceFile(Card card) const;
    /// That of the back; of one of ours if the deck has none.
    QString backFile() const;
};

/// The result of reading a deck's folder. Errors are in the player's language.
struct DeckRead {
    QString id;                    ///< the folder's name
    QString folder;                ///< the folder itself
    std::optional<Deck> deck;      ///< nothing if there is no readable deck.json
    QStringList faults;            ///< why it cannot be read, or missing and broken pictures
    QList<BadPicture> badPictures; ///< which faults tell of too
    QByteArray proposal; ///< a deck.json for the pictures if there is none (deck_proposal.h)

    bool isComplete() const { return deck && faults.isEmpty(); }
};

/// Reads `deck.json` and checks every picture (deck_file.h), but draws none.
DeckRead readDeck(const QString& folder);

/// Reads the text of a `deck.json`; the pictures are not looked at.
DeckRead parseDeck(const QByteArray& text, const QString& folder);

/// The folders searched for decks: the resources, then `decks` in the user's data folder.
QStringList deckFolders();

/// The folder of the first deck of that id, or an empty string.
QString findDeckFolder(const QString& id, const QStringList& places = deckFolders());

/// Every deck found, complete or not; folders that are no deck are included with their errors, and
/// so are those whose id an earlier one has, which cannot be used therefore. May be called on any
/// thread, and reads up to 32 MiB. @param stop returns early, with those that were read
QList<DeckRead> allDecks(const QStringList& places = deckFolders(), const StopToken& stop = {});

} // namespace settebello
