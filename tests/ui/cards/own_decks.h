// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <ostream>
#include <vector>

namespace settebello {

/// A deck as players may have it, of pictures that are drawn here.
struct OwnDeck {
    const char* folder;
    /// Writes the file of a card or the back, without a suffix.
    std::function<void(const QString& path, const QString& name)> write;
    bool international = false; ///< AH to KH, and the cards that scopa does not need
    bool hasBack = false;
    QByteArray description; ///< deck.json; none if it is empty

    friend void PrintTo(const OwnDeck& deck, std::ostream* out) { *out << deck.folder; }
};

/// Decks of six kinds.
std::vector<OwnDeck> ownDecks();

/// Writes the deck into a folder of its name in that place, which is created. @return the folder
QString writeOwnDeck(const OwnDeck& deck, const QString& place);

} // namespace settebello
