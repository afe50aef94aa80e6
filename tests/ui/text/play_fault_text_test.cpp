// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/play_fault_text.h"

#include "settings/language_manager.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A play that is tried, and the message.
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
    {PlayFault::FirstAce,
     "1S=3C+4C",
     {kThreeOfCups, kFourOfCups},
     [](RuleSet& r) {
         r.capture.ace = Ace::SweepsAll;
         r.capture.firstAce = FirstAce::TakesAces;
     },
     "As the first card of a round, the ace takes only an ace."},
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
