// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_card_names.h"

#include "cards/card_names.h"
#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

namespace settebello {
namespace {

Deck french() {
    Deck deck;
    deck.suits = SuitSymbols::French;
    deck.courts = {Court::Jack, Court::Queen, Court::King};
    return deck;
}

struct Names {
    const char* language;
    const char* seven; ///< 7D
    const char* queen; ///< 9C
    const char* ace;   ///< 1B, with its article
    const char* latin; ///< 9C with the Neapolitan cards
};

class DeckCardNamesIn : public ::testing::TestWithParam<Names> {};

TEST_P(DeckCardNamesIn, CallTheCardsWhatTheyShow) {
    SKIP_IF_UNFINISHED(GetParam().language);
    LanguageManager languages;
    languages.use(GetParam().language);
    languages.nameCards(french());
    EXPECT_EQ(cardName(*parseCard("7D")), GetParam().seven);
    EXPECT_EQ(cardName(*parseCard("9C")), GetParam().queen);
    EXPECT_EQ(theCard(*parseCard("1B")), GetParam().ace);
    languages.nameCards(Deck());
    EXPECT_EQ(cardName(*parseCard("9C")), GetParam().latin);
}

TEST_P(DeckCardNamesIn, StayWhenTheLanguageChanges) {
    SKIP_IF_UNFINISHED(GetParam().language);
    LanguageManager languages;
    languages.nameCards(french());
    languages.use(GetParam().language == QLatin1String("en") ? "it" : "en");
    languages.use(GetParam().language);
    EXPECT_EQ(cardName(*parseCard("9C")), GetParam().queen);
}

INSTANTIATE_TEST_SUITE_P(LanguageManager, DeckCardNamesIn,
                         ::testing::Values(Names{"en", "seven of diamonds", "queen of hearts",
                                                 "the ace of clubs", "horse of cups"},
                                           Names{"it", "sette di quadri", "donna di cuori",
                                                 "l’asso di fiori", "cavallo di coppe"},
                                           Names{"fr", "sept de carreau", "dame de cœur",
                                                 "l’as de trèfle", "cavalier de coupes"}));

TEST(DeckCardNames, CountTheCardsOfASuit) {
    SKIP_IF_UNFINISHED("fr");
    LanguageManager languages;
    languages.use("fr");
    EXPECT_EQ(suitCards(Suit::Coins), "deniers");
    EXPECT_EQ(suitCount(Suit::Cups, 1), "1 coupe");
    languages.nameCards(french());
    EXPECT_EQ(suitCards(Suit::Coins), "carreaux");
    EXPECT_EQ(suitName(Suit::Coins), "carreau");
    EXPECT_EQ(suitCount(Suit::Cups, 3), "3 cœurs");
    EXPECT_EQ(suitCount(Suit::Batons, 1), "1 trèfle");
}

TEST(DeckCardNames, CallTheKingsWhatTheDeckHasInTheirPlace) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(kingsName(), "kings");
    EXPECT_TRUE(hasCourts());
    Deck deck = french();
    deck.courts.fill(Court::Number);
    languages.nameCards(deck);
    EXPECT_EQ(kingsName(), "tens");
    EXPECT_FALSE(hasCourts());
    deck.courts = {Court::Number, Court::Number, Court::Queen};
    languages.nameCards(deck);
    EXPECT_EQ(kingsName(), "queens");
    EXPECT_TRUE(hasCourts());
}

TEST(DeckCardNames, NumberTheCourtsOfADeckWithoutCourts) {
    Deck deck = french();
    deck.courts.fill(Court::Number);
    LanguageManager languages;
    languages.use("en");
    languages.nameCards(deck);
    EXPECT_EQ(cardName(*parseCard("10S")), "ten of spades");
    EXPECT_EQ(theCard(*parseCard("8D")), "the eight of diamonds");
}

TEST(DeckCardNames, MayPutTheQueenUnderTheJack) {
    Deck deck = french();
    deck.courts = {Court::Queen, Court::Jack, Court::King};
    LanguageManager languages;
    languages.use("en");
    languages.nameCards(deck);
    EXPECT_EQ(rankName(8), "queen");
    EXPECT_EQ(rankName(9), "jack");
}

} // namespace
} // namespace settebello
