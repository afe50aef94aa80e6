// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(settebello::Words)
};

constexpr std::size_t at(int rank) {
    return static_cast<std::size_t>(rank - 1);
}

/// A card's name from its rank's; languages join the two differently ("sept d'épées").
QString withSuit(Suit suit, const QString& rank) {
    switch (suit) {
    case Suit::Coins:
        return Words::tr("%1 of coins", "a card; %1 is its rank").arg(rank);
    case Suit::Cups:
        return Words::tr("%1 of cups", "a card; %1 is its rank").arg(rank);
    case Suit::Swords:
        return Words::tr("%1 of swords", "a card; %1 is its rank").arg(rank);
    case Suit::Batons:
        return Words::tr("%1 of batons", "a card; %1 is its rank").arg(rank);
    }
    return rank;
}

/// What the card must reach, where the captured values do not fit it.
QString wrongSumText(const RuleSet& rules, const Play& play) {
    const int rank = play.card.rank();
    switch (rules.capture.sum) {
    case Sum::Equal:
        return Words::tr(
                   "%1 must take cards worth %2 together: a capture adds up to the card played.")
            .arg(theRank(rank))
            .arg(rank);
    case Sum::Fifteen:
        return Words::tr("%1 must take cards worth %2 together: capture and card played make 15.")
            .arg(theRank(rank))
            .arg(15 - rank);
    case Sum::Either:
        break;
    }
    return Words::tr("%1 must take cards worth %2 or %3 together: a capture equals the card played "
                     "or makes 15 with it.")
        .arg(theRank(rank))
        .arg(rank)
        .arg(15 - rank);
}

QString singleFirstText(const RuleSet& rules, const Play& play, CardSet table) {
    std::vector<CardSet> captures;
    legalCaptures(rules, play.card, table, captures);
    if (captures.size() == 1) {
        return Words::tr("%1 must take %2 alone: a single card comes before several.")
            .arg(theRank(play.card.rank()), theCard(captures.front().first()));
    }
    return Words::tr("%1 must take one card alone: a single card comes before several.")
        .arg(theRank(play.card.rank()));
}

QString fewestText(const RuleSet& rules, const Play& play, CardSet table) {
    std::vector<CardSet> captures;
    legalCaptures(rules, play.card, table, captures);
    const int fewest = captures.empty() ? 1 : captures.front().size();
    return Words::tr(
               "%1 must take only %n card(s) here: whoever has a choice takes the fewest cards.",
               nullptr, fewest)
        .arg(theRank(play.card.rank()));
}

QString aceText(CardSet table) {
    return table.intersects(CardSet::ofRank(kAce))
               ? Words::tr("With an ace on the table, the ace takes just that ace.")
               : Words::tr("Here the ace takes every card on the table.");
}

} // namespace

QString suitName(Suit suit) {
    switch (suit) {
    case Suit::Coins:
        return Words::tr("coins", "suit");
    case Suit::Cups:
        return Words::tr("cups", "suit");
    case Suit::Swords:
        return Words::tr("swords", "suit");
    case Suit::Batons:
        return Words::tr("batons", "suit");
    }
    return {};
}

QString rankName(int rank) {
    const std::array<QString, kRankCount> names{
        Words::tr("ace"),   Words::tr("two"),  Words::tr("three"), Words::tr("four"),
        Words::tr("five"),  Words::tr("six"),  Words::tr("seven"), Words::tr("jack"),
        Words::tr("horse"), Words::tr("king"),
    };
    return names[at(rank)];
}

QString theRank(int rank) {
    const std::array<QString, kRankCount> names{
        Words::tr("the ace"),   Words::tr("the two"),  Words::tr("the three"),
        Words::tr("the four"),  Words::tr("the five"), Words::tr("the six"),
        Words::tr("the seven"), Words::tr("the jack"), Words::tr("the horse"),
        Words::tr("the king"),
    };
    return names[at(rank)];
}

QString cardName(Card card) {
    return withSuit(card.suit(), rankName(card.rank()));
}

QString theCard(Card card) {
    return withSuit(card.suit(), theRank(card.rank()));
}

QString theCards(CardSet cards) {
    QStringList names;
    for (const Card card : cards) {
        names += theCard(card);
    }
    return QLocale().createSeparatedList(names);
}

QString capitalized(const QString& text) {
    return text.isEmpty() ? text : QLocale().toUpper(text.left(1)) + text.mid(1);
}

QString playFaultText(PlayFault fault, const RuleSet& rules, const Play& play, CardSet table) {
    switch (fault) {
    case PlayFault::None:
        return {};
    case PlayFault::NotInHand:
        return Words::tr("You do not hold %1.").arg(theCard(play.card));
    case PlayFault::NotOnTable:
        return Words::tr("Not all of these cards are on the table.");
    case PlayFault::MustCapture:
        return capitalized(Words::tr("%1 can capture, and so it must: capturing is compulsory.")
                               .arg(theRank(play.card.rank())));
    case PlayFault::WrongSum:
        return capitalized(wrongSumText(rules, play));
    case PlayFault::TooManyCards:
        return Words::tr("A capture may take at most %n card(s) here.", nullptr,
                         rules.capture.maxCards);
    case PlayFault::SingleFirst:
        return capitalized(singleFirstText(rules, play, table));
    case PlayFault::FewestCards:
        return capitalized(fewestText(rules, play, table));
    case PlayFault::AceRule:
        return aceText(table);
    }
    return {};
}

} // namespace settebello
