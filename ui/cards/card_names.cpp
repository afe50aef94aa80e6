// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"

#include "cards/by_card.h"
#include "cards/deck_card_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace settebello {

namespace {

struct CardNames {
    Q_DECLARE_TR_FUNCTIONS(settebello::CardNames)
};

/// A card's name from its rank's; languages join the two differently ("sept d'épées").
QString withSuit(Suit suit, const QString& rank) {
    switch (suit) {
    case Suit::Coins:
        return CardNames::tr("%1 of coins", "a card; %1 is its rank").arg(rank);
    case Suit::Cups:
        return CardNames::tr("%1 of cups", "a card; %1 is its rank").arg(rank);
    case Suit::Swords:
        return CardNames::tr("%1 of swords", "a card; %1 is its rank").arg(rank);
    case Suit::Batons:
        return CardNames::tr("%1 of batons", "a card; %1 is its rank").arg(rank);
    }
    return rank;
}

/// With what the seven of cups is played as, if it is another card.
QString withPlayedRank(Card card, const QString& name) {
    if (!card.isNamed()) {
        return name;
    }
    return card.rank() == kAce
               ? CardNames::tr("%1 as an ace", "the seven of cups, played as that").arg(name)
               : CardNames::tr("%1 as a %2", "the seven of cups, the rank that it is played as")
                     .arg(name, rankName(card.rank()));
}

} // namespace

QString suitName(Suit suit) {
    switch (suit) {
    case Suit::Coins:
        return CardNames::tr("coins", "suit");
    case Suit::Cups:
        return CardNames::tr("cups", "suit");
    case Suit::Swords:
        return CardNames::tr("swords", "suit");
    case Suit::Batons:
        return CardNames::tr("batons", "suit");
    }
    return {};
}

QString suitCards(Suit suit) {
    switch (suit) {
    case Suit::Coins:
        return CardNames::tr("coins", "cards of the suit");
    case Suit::Cups:
        return CardNames::tr("cups", "cards of the suit");
    case Suit::Swords:
        return CardNames::tr("swords", "cards of the suit");
    case Suit::Batons:
        return CardNames::tr("batons", "cards of the suit");
    }
    return {};
}

QString suitCount(Suit suit, int cards) {
    switch (suit) {
    case Suit::Coins:
        return CardNames::tr("%n coin(s)", "cards of the suit", cards);
    case Suit::Cups:
        return CardNames::tr("%n cup(s)", "cards of the suit", cards);
    case Suit::Swords:
        return CardNames::tr("%n sword(s)", "cards of the suit", cards);
    case Suit::Batons:
        return CardNames::tr("%n baton(s)", "cards of the suit", cards);
    }
    return {};
}

QString rankName(int rank) {
    Q_ASSERT(rank >= kAce && rank <= kKing);
    const ByRank<QString> names{
        CardNames::tr("ace"),   CardNames::tr("two"),  CardNames::tr("three"),
        CardNames::tr("four"),  CardNames::tr("five"), CardNames::tr("six"),
        CardNames::tr("seven"), CardNames::tr("jack"), CardNames::tr("horse"),
        CardNames::tr("king"),
    };
    return names[rank];
}

QString theRank(int rank) {
    Q_ASSERT(rank >= kAce && rank <= kKing);
    const ByRank<QString> names{
        CardNames::tr("the ace"),   CardNames::tr("the two"),  CardNames::tr("the three"),
        CardNames::tr("the four"),  CardNames::tr("the five"), CardNames::tr("the six"),
        CardNames::tr("the seven"), CardNames::tr("the jack"), CardNames::tr("the horse"),
        CardNames::tr("the king"),
    };
    return names[rank];
}

QString kingsName() {
    return CardNames::tr("kings");
}

bool hasCourts() {
    for (int rank = kJack; rank <= kKing; ++rank) {
        if (rankName(rank) != courtNumber(rank)) {
            return true;
        }
    }
    return false;
}

QString cardName(Card card) {
    return withPlayedRank(card, withSuit(card.suit(), rankName(card.printed().rank())));
}

QString theCard(Card card) {
    return withPlayedRank(card, withSuit(card.suit(), theRank(card.printed().rank())));
}

QString theCards(CardSet cards) {
    QStringList names;
    for (const Card card : cards) {
        names += theCard(card);
    }
    return QLocale().createSeparatedList(names);
}

QString theRanks(CardSet cards) {
    QStringList names;
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (CardSet::playedAs(rank).intersects(cards)) {
            names += theRank(rank);
        }
    }
    return QLocale().createSeparatedList(names);
}

QString capitalized(const QString& text) {
    return text.isEmpty() ? text : QLocale().toUpper(text.left(1)) + text.mid(1);
}

} // namespace settebello
