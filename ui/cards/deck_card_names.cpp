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

QString courtName(Court court, std::size_t place) {
    const std::array<QString, 3> numbers{Text::tr("eight"), Text::tr("nine"), Text::tr("ten")};
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
    return numbers[place];
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

} // namespace

bool DeckCardNames::setDeck(const Deck& deck) {
    const bool others = deck.suits != m_suits || deck.courts != m_courts;
    m_suits = deck.suits;
    m_courts = deck.courts;
    return others;
}

bool DeckCardNames::isEmpty() const {
    return m_suits == SuitSymbols::Latin && m_courts == Deck().courts;
}

QString DeckCardNames::translate(const char* context, const char* source, const char*, int) const {
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
    return m_suits == SuitSymbols::French ? frenchSuit(source) : QString();
}

} // namespace settebello
