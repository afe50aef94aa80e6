// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"

#include "settings/language_manager.h"
#include "ui/unfinished_texts.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

constexpr Card kCupsAsAce = Card::sevenOfCupsAs(kAce);
constexpr Card kSettebello(Suit::Coins, kSeven);
constexpr Card kAceOfSwords(Suit::Swords, kAce);
constexpr Card kHorseOfBatons(Suit::Batons, kHorse);

struct Named {
    const char* language;
    Card card;
    const char* name;
    const char* withArticle;
};

class CardNames : public ::testing::TestWithParam<Named> {};

TEST_P(CardNames, AreThosePlayersUse) {
    SKIP_IF_UNFINISHED(GetParam().language);
    LanguageManager languages;
    languages.use(GetParam().language);
    EXPECT_EQ(cardName(GetParam().card), GetParam().name);
    EXPECT_EQ(theCard(GetParam().card), GetParam().withArticle);
}

INSTANTIATE_TEST_SUITE_P(
    LanguageManager, CardNames,
    ::testing::Values(
        Named{"en", kSettebello, "seven of coins", "the seven of coins"},
        Named{"en", kHorseOfBatons, "horse of batons", "the horse of batons"},
        Named{"en", kCupsAsAce, "seven of cups as an ace", "the seven of cups as an ace"},
        Named{"en", Card::sevenOfCupsAs(kTwo), "seven of cups as a two",
              "the seven of cups as a two"},
        Named{"it", kCupsAsAce, "sette di coppe come asso", "il sette di coppe come asso"},
        Named{"fr", kCupsAsAce, "sept de coupes qui vaut un as",
              "le sept de coupes qui vaut un as"},
        Named{"it", kSettebello, "sette di denari", "il sette di denari"},
        Named{"it", kAceOfSwords, "asso di spade", "l’asso di spade"},
        Named{"it", kHorseOfBatons, "cavallo di bastoni", "il cavallo di bastoni"},
        Named{"fr", kSettebello, "sept de deniers", "le sept de deniers"},
        Named{"fr", kAceOfSwords, "as d’épées", "l’as d’épées"},
        Named{"fr", kHorseOfBatons, "cavalier de bâtons", "le cavalier de bâtons"}));

TEST(CardNameLists, ListCardsAsALanguageDoes) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(theCards({}), "");
    EXPECT_EQ(theCards({kSettebello}), "the seven of coins");
    EXPECT_EQ(theCards({kSettebello, kAceOfSwords}), "the seven of coins and the ace of swords");
    SKIP_IF_UNFINISHED("it");
    languages.use("it");
    EXPECT_EQ(theCards({kSettebello, kAceOfSwords}), "il sette di denari e l’asso di spade");
}

TEST(Capitalized, BeginsASentence) {
    EXPECT_EQ(capitalized("éclat"), "Éclat");
    EXPECT_EQ(capitalized(""), "");
}

} // namespace
} // namespace settebello
