// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_names.h"

#include "settings/language_manager.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

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
    LanguageManager languages;
    languages.use(GetParam().language);
    EXPECT_EQ(cardName(GetParam().card), GetParam().name);
    EXPECT_EQ(theCard(GetParam().card), GetParam().withArticle);
}

INSTANTIATE_TEST_SUITE_P(
    LanguageManager, CardNames,
    ::testing::Values(Named{"en", kSettebello, "seven of coins", "the seven of coins"},
                      Named{"en", kHorseOfBatons, "horse of batons", "the horse of batons"},
                      Named{"it", kSettebello, "sette di denari", "il sette di denari"},
                      Named{"it", kAceOfSwords, "asso di spade", "l’asso di spade"},
                      Named{"it", kHorseOfBatons, "cavallo di bastoni", "il cavallo di bastoni"},
                      Named{"fr", kSettebello, "sept de deniers", "le sept de deniers"},
                      Named{"fr", kAceOfSwords, "as d’épées", "l’as d’épées"},
                      Named{"fr", kHorseOfBatons, "cavalier de bâtons", "le cavalier de bâtons"}));

TEST(CardWords, ListCardsAsALanguageDoes) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(theCards({}), "");
    EXPECT_EQ(theCards({kSettebello}), "the seven of coins");
    EXPECT_EQ(theCards({kSettebello, kAceOfSwords}), "the seven of coins and the ace of swords");
    languages.use("it");
    EXPECT_EQ(theCards({kSettebello, kAceOfSwords}), "il sette di denari e l’asso di spade");
}

TEST(CardWords, BeginASentence) {
    EXPECT_EQ(capitalized("éclat"), "Éclat");
    EXPECT_EQ(capitalized(""), "");
}

/// A play that is tried, and what the player is told about it.
struct Tried {
    PlayFault fault;
    const char* play;
    CardSet table;
    void (*change)(RuleSet&);
    const char* text;
};

constexpr Card kThreeOfCups(Suit::Cups, 3);
constexpr Card kFourOfCups(Suit::Cups, 4);
constexpr Card kAceOfCups(Suit::Cups, kAce);
constexpr Card kFiveOfCups(Suit::Cups, 5);
constexpr Card kFiveOfCoins(Suit::Coins, 5);

const Tried kTried[] = {
    {PlayFault::SingleFirst,
     "5S=1C+4C",
     {kAceOfCups, kFourOfCups, kFiveOfCups},
     [](RuleSet&) {},
     "The five must take the five of cups alone: a single card comes before several."},
    {PlayFault::SingleFirst,
     "5S=1C+4C",
     {kAceOfCups, kFourOfCups, kFiveOfCups, kFiveOfCoins},
     [](RuleSet&) {},
     "The five must take one card alone: a single card comes before several."},
    {PlayFault::FewestCards,
     "8S=1C+3C+4C",
     {kAceOfCups, kThreeOfCups, kFourOfCups, kFiveOfCups},
     [](RuleSet& r) { r.capture.choice = Choice::Fewest; },
     "The jack must take only 2 cards here: whoever has a choice takes the fewest cards."},
    {PlayFault::TooManyCards,
     "8S=1C+3C+4C",
     {kAceOfCups, kThreeOfCups, kFourOfCups},
     [](RuleSet& r) { r.capture.maxCards = 2; },
     "A capture may take at most 2 cards here."},
    {PlayFault::MustCapture,
     "5S",
     {kFiveOfCups},
     [](RuleSet&) {},
     "The five can capture, and so it must: capturing is compulsory."},
    {PlayFault::WrongSum,
     "9S=3C+4C",
     {kThreeOfCups, kFourOfCups},
     [](RuleSet&) {},
     "The horse must take cards worth 9 together: a capture adds up to the card played."},
    {PlayFault::WrongSum,
     "9S=3C+4C",
     {kThreeOfCups, kFourOfCups},
     [](RuleSet& r) { r.capture.sum = Sum::Fifteen; },
     "The horse must take cards worth 6 together: capture and card played make 15."},
    {PlayFault::AceRule,
     "1S=3C",
     {kThreeOfCups, kFourOfCups},
     [](RuleSet& r) { r.capture.ace = Ace::SweepsAll; },
     "Here the ace takes every card on the table."},
    {PlayFault::AceRule,
     "1S=3C",
     {kAceOfCups, kThreeOfCups},
     [](RuleSet& r) { r.capture.ace = Ace::TakesAll; },
     "With an ace on the table, the ace takes just that ace."},
};

class PlayFaultText : public ::testing::TestWithParam<Tried> {};

TEST_P(PlayFaultText, NamesTheRule) {
    LanguageManager languages;
    languages.use("en");
    const Tried& tried = GetParam();
    RuleSet rules;
    tried.change(rules);
    const Play play = *parsePlay(tried.play);
    ASSERT_EQ(checkPlay(rules, {play.card}, tried.table, play), tried.fault);
    EXPECT_EQ(playFaultText(tried.fault, rules, play, tried.table), tried.text);
}

INSTANTIATE_TEST_SUITE_P(Faults, PlayFaultText, ::testing::ValuesIn(kTried));

} // namespace
} // namespace settebello
