// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "text/party.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string_view>

namespace settebello {

/// What the table says of a match as it goes on, in the player's language.
class TableText {
    Q_DECLARE_TR_FUNCTIONS(settebello::TableText)

public:
    static QString laid(const QString& name, Card card);
    static QString captured(const QString& name, Card card, CardSet captured);
    /// @param from the side that had the pile
    static QString stolen(const QString& name, const PileStolen& theft, const Party& from);
    /// What is called out at a sweep. @param game the preset that the rules are based on
    static QString scopa(std::string_view game);
    /// Where everything lies, for those who do not see it.
    static QString onTable(CardSet table);
    static QString yourTurn();
    static QString turnOf(const QString& name);
    /// How a round's score is gone through faster.
    static QString howToGoOn();
    static QString howToSkip();
    static QString redealt(Redealt::Reason reason);
    /// @param dealers the dealer's side. @param sum of the first table cards
    static QString tableTaken(const Party& dealers, int sum);
    static QString cutDecided(bool kept);
    static QString cutToHand();
    static QString cutToTable();
    /// How one of several plays is chosen.
    static QString choosing();
    /// How the chosen one is made. @param cards what it takes
    static QString howToTake(const QString& cards, bool byKeyboard);
    static QString howToLay(bool byKeyboard);
    /// Some of the cards to be taken are chosen. @param others what may be taken with them
    static QString whatElse(const QString& cards, const QStringList& others);
    static QString whatElse(const QString& cards);
    static QString nothingElse();
    /// A tag on the pile of the side that captured last.
    static QString capturedLast();
    /// Over the cards that were declared; and beside each hand.
    static QString shown();
    static QString shownPoints(int points);
    static QString leftovers(const Party& side);
    static QString leftoversToNobody();
    static QString wholeSuit(const QString& name);
    static QString dealerDrawn(const Party& dealer);
    static QString reached(const QString& name, int score);
    static QString claim(const QString& name, const ClaimMade& claim);
    /// @param speed its name
    static QString speed(const QString& speed);
    /// What a card's picture shows, if that is known. @param picture part of a sentence, or empty
    static QString shows(Card card, const QString& picture);
    /// @param text what somebody says
    static QString saidBy(const QString& name, const QString& text);
    /// After a pause.
    static QString resumed();
    static QString won(const QString& name, bool isDouble);

    /// What a learner counts in a pile.
    static QString counts(int cards, int suit, int sevens);
    // In the tool tip of a plate.
    static QString toPlay();
    static QString deals();
    static QString team(const QString& names);
    static QString points(int points, const QString& target);
    static QString hasCapturedLast();
    /// On the plate of an opponent whose turn it is.
    static QString thinking();
    /// "of 11": after the match points so far
    static QString target(const QString& target);
    /// "cards": after their number, where nothing else counts
    static QString cards(int cards);

private:
    static QString whoTakesTable(const Party& dealers, int sum);
};

} // namespace settebello
