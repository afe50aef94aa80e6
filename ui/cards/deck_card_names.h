// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck.h"

#include <QTranslator>

namespace settebello {

/// "eight", "nine" or "ten": what a deck without courts calls the rank. @pre 8 ≤ rank ≤ 10
QString courtNumber(int rank);

/// Translates the names in card_names.h to what a deck shows: with French suits the seven of coins
/// is the seven of diamonds, and the horse a queen. Installed after the language's own translator
/// it is asked first, so that code that names cards need not know the deck.
class DeckCardNames : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    /// @return true if the names have changed.
    bool setDeck(const Deck& deck);
    /// True for a deck whose cards are called as in card_names.h.
    bool isEmpty() const override;
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;

private:
    SuitSymbols m_suits = SuitSymbols::Latin;
    std::array<Court, 3> m_courts = Deck().courts;
};

} // namespace settebello
