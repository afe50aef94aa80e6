// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/table_text.h"

#include "cards/card_names.h"
#include "game/dealer_draw.h"
#include "text/named_sentence.h"
#include "text/number_text.h"
#include "text/sweep_name.h"

namespace settebello {

QString TableText::counts(int cards, int suit, int sevens) {
    return tr("Cards %1 · Suit %2 · Sevens %3", "running counts of a pile")
        .arg(cards)
        .arg(suit)
        .arg(sevens);
}

QString TableText::target(const QString& target) {
    return tr("of %1", "match points so far, of the target").arg(target);
}

QString TableText::cards(int cards) {
    return tr("card(s)", "after the number of them in a pile", cards);
}

QString TableText::laid(const QString& name, Card card) {
    return tr("%1: %2 is laid.", "a player, a card").arg(name, theCard(card));
}

QString TableText::captured(const QString& name, Card card, CardSet captured) {
    if (captured.contains(card)) {
        return tr("%1: %2 takes itself.", "a player, a card").arg(name, theCard(card));
    }
    return tr("%1: %2 takes %3.", "a player, a card, the cards taken")
        .arg(name, theCard(card), theCards(captured));
}

QString TableText::stolen(const QString& name, const PileStolen& theft, const Party& from) {
    const int cards = theft.cards.size();
    switch (from.is) {
    case Party::Is::You:
        return numbersInWords(
                   tr("%1: %2 steals your pile of %n card(s).", "a player, a card", cards))
            .arg(name, theCard(theft.card));
    case Party::Is::YourTeam:
        return numbersInWords(
                   tr("%1: %2 steals your team's pile of %n card(s).", "a player, a card", cards))
            .arg(name, theCard(theft.card));
    case Party::Is::Others:
        break;
    }
    const QString sentence = tr("%2: %3 steals a pile of %n card(s) from %1.",
                                "the player or team that had the pile, a player, a card", cards);
    return fittedToName(numbersInWords(sentence), from.name)
        .arg(from.name, name, theCard(theft.card));
}

QString TableText::scopa(std::string_view game) {
    return isCalledChkobba(game) ? tr("Chkobba!") : tr("Scopa!");
}

QString TableText::onTable(CardSet table) {
    return table.empty() ? tr("The table is empty.")
                         : tr("On the table: %1.", "cards").arg(theCards(table));
}

QString TableText::yourTurn() {
    return tr("It is your turn.");
}

QString TableText::turnOf(const QString& name) {
    return namedSentence(tr("It is %1's turn.", "a player"), name);
}

QString TableText::howToGoOn() {
    return tr("A click or a key shows the next item.");
}

QString TableText::howToSkip() {
    return tr("A click or a key shows the next item; Esc ends the counting.");
}

QString TableText::redealt(Redealt::Reason reason) {
    switch (reason) {
    case Redealt::Reason::Kings:
        return tr("Too many %1 on the table: the cards are dealt again.", "kings").arg(kingsName());
    case Redealt::Reason::Equal:
        return tr("Too many equal cards on the table: the cards are dealt again.");
    case Redealt::Reason::Aces:
        return tr("Too many aces on the table: the cards are dealt again.");
    }
    return {};
}

QString TableText::tableTaken(const Party& dealers, int sum) {
    constexpr int kTwoSweeps = 30;
    const QString taken = whoTakesTable(dealers, sum);
    return sum == kTwoSweeps ? taken + QLatin1Char(' ') + tr("Two sweeps!") : taken;
}

/// To whom the first table goes.
QString TableText::whoTakesTable(const Party& dealers, int sum) {
    if (dealers.is == Party::Is::YourTeam) {
        return tr("The table adds up to %1 and goes to your team.", "a number").arg(sum);
    }
    return dealers.is == Party::Is::You
               ? tr("The table adds up to %1 and goes to you, the dealer.", "a number").arg(sum)
               : tr("The table adds up to %1 and goes to the dealer: %2.",
                    "a number; a player or a team")
                     .arg(QString::number(sum), dealers.name);
}

QString TableText::cutDecided(bool kept) {
    return kept ? tr("The cut card is kept.") : tr("The cut card goes to the table.");
}

QString TableText::cutToHand() {
    return tr("Into the hand", "where the cut card may go");
}

QString TableText::cutToTable() {
    return tr("Onto the table", "where the cut card may go");
}

QString TableText::toPlay() {
    return tr("To play now", "a player");
}

QString TableText::deals() {
    return tr("Dealer of this round", "a player");
}

QString TableText::team(const QString& names) {
    return tr("Team: %1", "its players").arg(names);
}

QString TableText::points(int points, const QString& target) {
    return tr("%n point(s); to win: %1", "so far; the target", points).arg(target);
}

QString TableText::hasCapturedLast() {
    return tr("Last to capture so far", "a side");
}

QString TableText::thinking() {
    return tr("thinking…", "an opponent");
}

QString TableText::capturedLast() {
    return tr("last capture", "a tag on a pile");
}

QString TableText::choosing() {
    return tr("Choose what to take: click on it or press its number. Esc steps back.");
}

QString TableText::howToTake(const QString& cards, bool byKeyboard) {
    return (byKeyboard ? tr("Enter takes %1. Esc steps back.", "the key; cards")
                       : tr("Click to take %1. Esc steps back.", "cards"))
        .arg(cards);
}

QString TableText::howToLay(bool byKeyboard) {
    return byKeyboard ? tr("Enter lays the card. Esc steps back.", "the key")
                      : tr("Click to lay the card. Esc steps back.");
}

QString TableText::whatElse(const QString& cards, const QStringList& others) {
    return tr("You take %1, and what else: %2? Click on it or press its number.",
              "cards; other cards, two or three ways")
        .arg(cards, others.join(tr(", or ", "between ways to take cards")));
}

QString TableText::whatElse(const QString& cards) {
    return tr("You take %1, and what else? Click on it or press its number.", "cards").arg(cards);
}

QString TableText::nothingElse() {
    return tr("nothing", "what is taken besides the cards already chosen");
}

QString TableText::shown() {
    return tr("Cards shown", "declarations");
}

QString TableText::shownPoints(int points) {
    return points > 0 ? tr("%n point(s)", "declared", points) : tr("beaten", "declared");
}

QString TableText::leftovers(const Party& side) {
    if (side.is == Party::Is::YourTeam) {
        return tr("The last cards go to your team.");
    }
    return side.is == Party::Is::You
               ? tr("The last cards go to you.")
               : namedSentence(tr("The last cards go to %1.", "a player or a team"), side.name);
}

QString TableText::leftoversToNobody() {
    return tr("Nobody has captured: the last cards belong to no one.");
}

QString TableText::wholeSuit(const QString& name) {
    return tr("%1: the whole suit in one pile!").arg(name);
}

QString TableText::dealerDrawn(const Party& dealer) {
    const QString card = capitalized(theCard(kFirstDealerCard));
    return dealer.is == Party::Is::You
               ? tr("%1! The first deal is yours.", "The king of coins").arg(card)
               : tr("%1! The first deal goes to %2.", "The king of coins; a side")
                     .arg(card, dealer.name);
}

QString TableText::reached(const QString& name, int score) {
    return tr("%1: %n point(s), and that ends the match.", "a side", score).arg(name);
}

QString TableText::claim(const QString& name, const ClaimMade& claim) {
    if (!claim.holds && claim.certain >= claim.target) {
        return tr("%1: not out. %n point(s) are certain, but somebody else has %2.",
                  "a player; points, those of the best other side", claim.certain)
            .arg(name, QString::number(claim.bestOther));
    }
    return (claim.holds ? tr("%1: out! %n point(s) are certain, and %2 are needed.",
                             "a player; points, the target", claim.certain)
                        : tr("%1: not out. Only %n point(s) are certain, and %2 are needed.",
                             "a player; points, the target", claim.certain))
        .arg(name, QString::number(claim.target));
}

QString TableText::speed(const QString& speed) {
    return tr("Speed of the cards: %1. + or − changes it.", "its name").arg(speed);
}

QString TableText::shows(Card card, const QString& picture) {
    const QString name = capitalized(cardName(card));
    return picture.isEmpty() ? name
                             : tr("%1: %2.", "a card, what its picture shows").arg(name, picture);
}

QString TableText::saidBy(const QString& name, const QString& text) {
    return tr("%1: “%2”", "a player, what they say").arg(name, text);
}

QString TableText::resumed() {
    return tr("The match goes on.");
}

QString TableText::won(const QString& name, bool isDouble) {
    return isDouble ? tr("The match goes to %1, and counts double!").arg(name)
                    : tr("The match goes to %1!").arg(name);
}

} // namespace settebello
