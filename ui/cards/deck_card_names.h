// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"

#include <QTranslator>

namespace settebello {

/// The names of cards as a deck shows them: with French suits the seven of coins is the seven of
/// diamonds, and the horse a queen. Installed after the language's own translator it speaks first,
/// for the names in card_names.h alone, so that nobody who asks for a card's name need know the
/// deck.
class DeckCardNames : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    /// @return true if the words are others now.
    bool setDeck(const Deck& deck);
    /// False for a deck with the names that card_names.h has of itself.
    bool isEmpty() const override;
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;

private:
    SuitSymbols m_suits = SuitSymbols::Latin;
    std::array<Court, 3> m_courts = Deck().courts;
};

} // namespace settebello
