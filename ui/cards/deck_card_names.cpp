// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_card_names.h"

#include <QCoreApplication>

#include <string_view>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::DeckCardNames)
};

/// The names in card_names.cpp of ranks 8, 9 and 10.
constexpr std::array<std::string_view, 3> kCourts{"jack", "horse", "king"};
constexpr std::array<std::string_view, 3> kTheCourts{"the jack", "the horse", "the king"};
constexpr char kKings[] = "kings";
/// The comments of the names of suits.
constexpr char kSuit[] = "suit";
constexpr char kCards[] = "cards of the suit";

QString courtName(Court court, std::size_t place) {
    switch (court) {
    case Court::Jack:
        return Text::tr("jack");
    case Court::Horse:
        return Text::tr("horse");
    case Court::Queen:
        return Text::tr("queen");
    case Court::King:
        return Text::tr("king");
    case Court::Number:
        break;
    }
    return courtNumber(kJack + static_cast<int>(place));
}

/// The cards of rank 10.
QString highestName(Court court) {
    switch (court) {
    case Court::Jack:
        return Text::tr("jacks");
    case Court::Horse:
        return Text::tr("horses");
    case Court::Queen:
        return Text::tr("queens");
    case Court::King:
        return Text::tr("kings");
    case Court::Number:
        break;
    }
    return Text::tr("tens");
}

QString theCourt(Court court, std::size_t place) {
    const std::array<QString, 3> numbers{Text::tr("the eight"), Text::tr("the nine"),
                                         Text::tr("the ten")};
    switch (court) {
    case Court::Jack:
        return Text::tr("the jack");
    case Court::Horse:
        return Text::tr("the horse");
    case Court::Queen:
        return Text::tr("the queen");
    case Court::King:
        return Text::tr("the king");
    case Court::Number:
        break;
    }
    return numbers[place];
}

QString frenchSuit(std::string_view source) {
    if (source == "coins") {
        return Text::tr("diamonds", "suit");
    }
    if (source == "cups") {
        return Text::tr("hearts", "suit");
    }
    if (source == "swords") {
        return Text::tr("spades", "suit");
    }
    if (source == "batons") {
        return Text::tr("clubs", "suit");
    }
    return {};
}

QString cardOfFrenchSuit(std::string_view source) {
    if (source == "%1 of coins") {
        return Text::tr("%1 of diamonds", "a card; %1 is its rank");
    }
    if (source == "%1 of cups") {
        return Text::tr("%1 of hearts", "a card; %1 is its rank");
    }
    if (source == "%1 of swords") {
        return Text::tr("%1 of spades", "a card; %1 is its rank");
    }
    if (source == "%1 of batons") {
        return Text::tr("%1 of clubs", "a card; %1 is its rank");
    }
    return {};
}

/// @param source a name with the comment kCards. @param count of the cards, where it is in the
/// name.
QString cardsOfFrenchSuit(std::string_view source, int count) {
    if (source == "coins") {
        return Text::tr("diamonds", "cards of the suit");
    }
    if (source == "cups") {
        return Text::tr("hearts", "cards of the suit");
    }
    if (source == "swords") {
        return Text::tr("spades", "cards of the suit");
    }
    if (source == "batons") {
        return Text::tr("clubs", "cards of the suit");
    }
    if (source == "%n coin(s)") {
        return Text::tr("%n diamond(s)", "cards of the suit", count);
    }
    if (source == "%n cup(s)") {
        return Text::tr("%n heart(s)", "cards of the suit", count);
    }
    if (source == "%n sword(s)") {
        return Text::tr("%n spade(s)", "cards of the suit", count);
    }
    if (source == "%n baton(s)") {
        return Text::tr("%n club(s)", "cards of the suit", count);
    }
    return {};
}

} // namespace

QString courtNumber(int rank) {
    Q_ASSERT(rank >= kJack && rank <= kKing);
    const std::array<QString, 3> numbers{Text::tr("eight"), Text::tr("nine"), Text::tr("ten")};
    return numbers[static_cast<std::size_t>(rank - kJack)];
}

bool DeckCardNames::setDeck(const Deck& deck) {
    const bool others = deck.suits != m_suits || deck.courts != m_courts;
    m_suits = deck.suits;
    m_courts = deck.courts;
    return others;
}

bool DeckCardNames::isEmpty() const {
    return m_suits == SuitSymbols::Latin && m_courts == Deck().courts;
}

QString DeckCardNames::translate(const char* context, const char* source,
                                 const char* disambiguation, int n) const {
    if (std::string_view(context) != "settebello::CardNames") {
        return {};
    }
    for (std::size_t i = 0; i < m_courts.size(); ++i) {
        if (m_courts[i] == Deck().courts[i]) {
            continue;
        }
        if (kCourts[i] == source) {
            return courtName(m_courts[i], i);
        }
        if (kTheCourts[i] == source) {
            return theCourt(m_courts[i], i);
        }
    }
    if (m_courts.back() != Deck().courts.back() && std::string_view(source) == kKings) {
        return highestName(m_courts.back());
    }
    if (m_suits != SuitSymbols::French || disambiguation == nullptr) {
        return {};
    }
    const std::string_view comment = disambiguation;
    if (comment == kCards) {
        return cardsOfFrenchSuit(source, n);
    }
    return comment == kSuit ? frenchSuit(source) : cardOfFrenchSuit(source);
}

} // namespace settebello
