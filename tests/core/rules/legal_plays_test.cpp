// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/legal_plays.h"

#include "core/cards/card_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace settebello {
namespace {

using Change = std::function<void(RuleSet&)>;
using Texts = std::vector<std::string>;

RuleSet changed(const Change& change) {
    RuleSet rules;
    change(rules);
    return rules;
}

Texts playTexts(const RuleSet& rules, const std::string& hand, const std::string& table) {
    std::vector<Play> plays;
    legalPlays(rules, cardSet(hand), cardSet(table), plays);
    Texts texts;
    for (const Play& play : plays) {
        texts.push_back(toString(play));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

const Change kDefaults = [](RuleSet&) {};
const Change kFewest = [](RuleSet& r) { r.capture.choice = Choice::Fewest; };
const Change kFree = [](RuleSet& r) { r.capture.choice = Choice::Free; };
const Change kFifteen = [](RuleSet& r) {
    r.capture.sum = Sum::Fifteen, r.capture.choice = Choice::Free;
};
const Change kEither = [](RuleSet& r) {
    r.capture.sum = Sum::Either, r.capture.choice = Choice::Free;
};
const Change kEitherFewest = [](RuleSet& r) {
    r.capture.sum = Sum::Either, r.capture.choice = Choice::Fewest;
};
const Change kEitherSingle = [](RuleSet& r) { r.capture.sum = Sum::Either; };
const Change kOptional = [](RuleSet& r) { r.capture.compulsory = false; };
const Change kSweepingAce = [](RuleSet& r) { r.capture.ace = Ace::SweepsAll; };
const Change kTakingAce = [](RuleSet& r) { r.capture.ace = Ace::TakesAll; };
const Change kNoAceFirst = [](RuleSet& r) {
    kTakingAce(r);
    r.capture.firstAce = FirstAce::Forbidden;
};
const Change kAceTakesAces = [](RuleSet& r) {
    kTakingAce(r);
    r.capture.firstAce = FirstAce::TakesAces;
};
const Change kLoneAce = [](RuleSet& r) {
    r.capture.ace = Ace::TakesAll, r.capture.loneAce = LoneAce::TakesItself;
};

const Change kAceFifteen = [](RuleSet& r) {
    kEither(r);
    r.capture.ace = Ace::SweepsAll;
    r.capture.aceFifteen = true;
};

Change atMost(int cards, const Change& also = kDefaults) {
    return [=](RuleSet& r) {
        also(r);
        r.capture.maxCards = cards;
    };
}

struct PositionCase {
    const char* what;
    Change rules;
    const char* hand;
    const char* table;
    Texts plays; ///< sorted by byte
};

const PositionCase kPositions[] = {
    // The worked example of rules.md §4, suits added.
    {"a 3 takes the 3", kDefaults, "3D", "1D 3C 4S 5B 7D", {"3D=3C"}},
    {"a horse takes 4 and 5 (and, as nothing forbids it, A 3 5)",
     kDefaults,
     "9D",
     "1D 3C 4S 5B 7D",
     {"9D=1D+3C+5B", "9D=4S+5B"}},
    {"a 6 takes A and 5", kDefaults, "6D", "1D 3C 4S 5B 7D", {"6D=1D+5B"}},
    {"a 5 takes the 5 alone", kDefaults, "5D", "1D 3C 4S 5B 7D", {"5D=5B"}},
    {"a jack has three choices",
     kDefaults,
     "8D",
     "1D 3C 4S 5B 7D",
     {"8D=1D+3C+4S", "8D=1D+7D", "8D=3C+5B"}},
    {"and two under fewest", kFewest, "8D", "1D 3C 4S 5B 7D", {"8D=1D+7D", "8D=3C+5B"}},
    {"a horse under fewest", kFewest, "9D", "1D 3C 4S 5B 7D", {"9D=4S+5B"}},
    {"a 4 to fifteen", kFifteen, "4D", "1D 3C 4S 7D", {"4D=1D+7D+3C", "4D=7D+4S"}},
    {"a king, equal or fifteen",
     kEither,
     "10D",
     "3C 5B 7D 10S",
     {"10D=10S", "10D=5B", "10D=7D+3C"}},
    {"under fewest the single cards", kEitherFewest, "10D", "3C 5B 7D 10S", {"10D=10S", "10D=5B"}},
    {"under singleFirst too", kEitherSingle, "10D", "3C 5B 7D 10S", {"10D=10S", "10D=5B"}},

    {"nothing to take", kDefaults, "2D", "10C 9S", {"2D"}},
    {"an empty table", kDefaults, "2D 7C", "", {"2D", "7C"}},
    {"an empty hand", kDefaults, "", "2D 7C", {}},
    {"a whole hand, also a card that takes nothing",
     kDefaults,
     "2D 5C 10B",
     "5D 6S",
     {"10B", "2D", "5C=5D"}},
    {"one of two sevens", kDefaults, "7C", "7D 7S", {"7C=7D", "7C=7S"}},
    {"suits matter",
     kDefaults,
     "3B",
     "1D 1C 2S 2D",
     {"3B=1C+2S", "3B=1D+2S", "3B=2D+1C", "3B=1D+2D"}},
    {"single before sets, each single", kDefaults, "4B", "1D 3D 4C 4S", {"4B=4C", "4B=4S"}},
    {"free: single and sets", kFree, "4B", "1D 3D 4C 4S", {"4B=1D+3D", "4B=4C", "4B=4S"}},
    {"fewest of the sets", kFewest, "10B", "1D 2D 3D 4D 6C", {"10B=4D+6C"}},
    {"fewest: all of that size",
     kFewest,
     "7B",
     "1D 2D 4D 2C 5C 6S",
     {"7B=1D+6S", "7B=2C+5C", "7B=2D+5C"}},

    {"at most two", atMost(2), "8D", "1D 3C 4S 5B 7D", {"8D=1D+7D", "8D=3C+5B"}},
    {"at most one", atMost(1), "8D", "1D 3C 4S 5B 7D", {"8D"}},
    {"at most two, nothing fits", atMost(2), "6D", "1D 2C 3S", {"6D"}},
    {"at most three fits", atMost(3), "6D", "1D 2C 3S", {"6D=1D+2C+3S"}},
    {"at most two and fewest", atMost(2, kFewest), "6D", "1D 2C 3S", {"6D"}},
    {"at most two, fifteen", atMost(2, kFifteen), "4D", "1D 3C 4S 7D", {"4D=7D+4S"}},
    {"nine cards at once",
     atMost(9, kFree),
     "10D",
     "1D 1C 1S 1B 2D 2C 2S",
     {"10D=1D+2D+1C+2C+1S+2S+1B"}},
    {"one too few for that", atMost(6), "10D", "1D 1C 1S 1B 2D 2C 2S", {"10D"}},

    {"may be laid", kOptional, "5D", "5B 7D", {"5D", "5D=5B"}},
    {"each once", kOptional, "5D 2C", "5B 3S 2S", {"2C", "2C=2S", "5D", "5D=5B"}},

    {"fifteen takes no equal card", kFifteen, "5D", "5B 7D", {"5D"}},
    {"fifteen with a king", kFifteen, "10D", "5B 10C 2D 3D", {"10D=2D+3D", "10D=5B"}},
    {"fifteen with an ace", kFifteen, "1D", "4C 10C 1C", {"1D=4C+10C"}},
    {"fifteen, single first",
     [](RuleSet& r) { r.capture.sum = Sum::Fifteen; },
     "7D",
     "8C 3C 5C",
     {"7D=8C"}},
    {"either: set of equal sum, single of fifteen", kEitherFewest, "7D", "8C 3C 4C", {"7D=8C"}},
    {"either: both as sets",
     kEitherFewest,
     "9D",
     "2C 4C 5C 7S",
     {"9D=2C+4C", "9D=2C+7S", "9D=4C+5C"}},

    {"a plain ace takes an ace", kDefaults, "1D", "1C 7S", {"1D=1C"}},
    {"a plain ace takes nothing", kDefaults, "1D", "7S", {"1D"}},
    {"an ace takes all", kSweepingAce, "1D", "7S 10C", {"1D=10C+7S"}},
    {"an ace meets an ace", kSweepingAce, "1D", "1C 7S 10C", {"1D=1C"}},
    {"an ace meets two", kTakingAce, "1D", "1C 1B 10C", {"1D=1B", "1D=1C"}},
    {"an ace takes an ace alone", kTakingAce, "1D", "1C", {"1D=1C"}},
    {"an ace on an empty table", kTakingAce, "1D", "", {"1D"}},
    {"a lone ace takes itself", kLoneAce, "1D", "", {"1D=1D"}},
    {"but not a two", kLoneAce, "2D", "", {"2D"}},
    {"an ace takes all, however many cards a play may take",
     atMost(1, kTakingAce),
     "1D",
     "7S 10C 2B",
     {"1D=10C+7S+2B"}},
    {"an ace takes nothing by fifteen then",
     [](RuleSet& r) { kEither(r), kSweepingAce(r); },
     "1D",
     "1C 4S 10C",
     {"1D=1C"}},
    {"an ace beside an ace makes fifteen",
     kAceFifteen,
     "1D",
     "1C 4S 9B 10C",
     {"1D=10C+4S", "1D=1C", "1D=1C+4S+9B"}},
    {"also under fewest",
     [](RuleSet& r) { kAceFifteen(r), r.capture.choice = Choice::Fewest; },
     "1D",
     "1C 4S 9B",
     {"1D=1C", "1D=1C+4S+9B"}},
    {"but within the limit", atMost(2, kAceFifteen), "1D", "1C 4S 9B 10C", {"1D=10C+4S", "1D=1C"}},
    {"and it takes all where no ace lies", kAceFifteen, "1D", "4S 10C 2D", {"1D=2D+10C+4S"}},
    {"not where captures equal the card",
     [](RuleSet& r) { kAceFifteen(r), r.capture.sum = Sum::Equal; },
     "1D",
     "1C 4S 9B",
     {"1D=1C"}},
    {"an ace on the table is still part of sets", kSweepingAce, "8D", "1C 7S", {"8D=1C+7S"}},
    {"an ace may be laid",
     [](RuleSet& r) { kTakingAce(r), kOptional(r); },
     "1D",
     "7S",
     {"1D", "1D=7S"}},
    {"a lone ace may be laid",
     [](RuleSet& r) { kLoneAce(r), kOptional(r); },
     "1D",
     "",
     {"1D", "1D=1D"}},
};

TEST(LegalPlays, FollowTheRules) {
    for (const PositionCase& position : kPositions) {
        Texts expected = position.plays;
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(playTexts(changed(position.rules), position.hand, position.table), expected)
            << position.what;
    }
}

TEST(LegalPlays, ReplaceThePreviousContents) {
    std::vector<Play> plays(3);
    legalPlays(RuleSet{}, CardSet(), CardSet(), plays);
    EXPECT_TRUE(plays.empty());
    std::vector<CardSet> captures(3);
    legalCaptures(RuleSet{}, Card(Suit::Coins, 5), CardSet(), captures);
    EXPECT_TRUE(captures.empty());
}

struct FaultCase {
    const char* what;
    Change rules;
    const char* play;
    const char* table;
    PlayFault fault;
};

const FaultCase kFaults[] = {
    {"legal", kDefaults, "5D=5B", "5B 1C", PlayFault::None},
    {"legal lay", kDefaults, "5D", "6B 1C", PlayFault::None},
    {"not held", kDefaults, "6D=5B", "5B 1C", PlayFault::NotInHand},
    {"not there", kDefaults, "5D=5B", "5C 1C", PlayFault::NotOnTable},
    {"not all there", kDefaults, "5D=4C+1S", "4C 1C", PlayFault::NotOnTable},
    {"must capture", kDefaults, "5D", "5B 1C", PlayFault::MustCapture},
    {"need not capture", kOptional, "5D", "5B 1C", PlayFault::None},
    {"wrong sum", kDefaults, "5D=6B", "6B 1C", PlayFault::WrongSum},
    {"wrong sum of fifteen", kFifteen, "5D=5B", "5B 1C", PlayFault::WrongSum},
    {"too many", atMost(2), "8D=1D+3C+4S", "1D 3C 4S", PlayFault::TooManyCards},
    {"single first", kDefaults, "5D=1C+4C", "1C 4C 5B", PlayFault::SingleFirst},
    {"fewest", kFewest, "8D=1D+3C+4S", "1D 3C 4S 7D", PlayFault::FewestCards},
    {"fewest, a single", kFewest, "5D=1C+4C", "1C 4C 5B", PlayFault::FewestCards},
    {"free", kFree, "5D=1C+4C", "1C 4C 5B", PlayFault::None},
    {"an ace must take all", kTakingAce, "1D=7S", "7S 10C", PlayFault::AceRule},
    {"an ace must take the ace", kTakingAce, "1D=1C+7S", "7S 1C", PlayFault::AceRule},
    {"no ace first", kNoAceFirst, "1D=10C+7S", "7S 10C", PlayFault::FirstAce},
    {"another card", kNoAceFirst, "7D=7S", "7S 10C", PlayFault::None},
    {"an ace first takes aces only", kAceTakesAces, "1D=10C+7S", "7S 10C", PlayFault::FirstAce},
    {"it is laid", kAceTakesAces, "1D", "7S 10C", PlayFault::None},
    {"it takes an ace", kAceTakesAces, "1D=1C", "7S 1C", PlayFault::None},
    {"an ace may not be laid", kTakingAce, "1D", "7S", PlayFault::MustCapture},
    {"an ace may not take itself", kTakingAce, "1D=1D", "", PlayFault::NotOnTable},
    {"it may", kLoneAce, "1D=1D", "", PlayFault::None},
    {"a lone ace must", kLoneAce, "1D", "", PlayFault::MustCapture},
    {"only from an empty table", kLoneAce, "1D=1D", "7S", PlayFault::NotOnTable},
    {"a seven never takes itself", kLoneAce, "7D=7D", "", PlayFault::NotOnTable},
};

TEST(CheckPlay, SaysWhyAPlayIsNotAllowed) {
    const CardSet hand = cardSet("1D 5D 7D 8D");
    for (const FaultCase& fault : kFaults) {
        EXPECT_EQ(
            checkPlay(changed(fault.rules), hand, cardSet(fault.table), *parsePlay(fault.play)),
            fault.fault)
            << fault.what;
    }
}

struct SweepCase {
    const char* what;
    Change rules;
    const char* play;
    const char* table;
    bool lastPlay;
    bool sweep;
};

const Change kOnLast = [](RuleSet& r) { r.sweep.onLastCard = true; };

const SweepCase kSweeps[] = {
    {"the table is emptied", kDefaults, "5D=5B", "5B", false, true},
    {"by a set", kDefaults, "5D=4C+1B", "4C 1B", false, true},
    {"one is left", kDefaults, "5D=5B", "5B 5C", false, false},
    {"laid on an empty table", kDefaults, "5D", "", false, false},
    {"laid on a card", kDefaults, "5D", "6D", false, false},
    {"the last play does not count", kDefaults, "5D=5B", "5B", true, false},
    {"or it does", kOnLast, "5D=5B", "5B", true, true},
    {"an ace that sweeps", kSweepingAce, "1D=7S", "7S", false, true},
    {"an ace that sweeps an ace", kSweepingAce, "1D=1S", "1S", false, true},
    {"an ace that sweeps last", kSweepingAce, "1D=7S", "7S", true, false},
    {"an ace that takes", kTakingAce, "1D=7S", "7S", false, false},
    {"an ace that takes an ace", kTakingAce, "1D=1S", "1S", false, false},
    {"a two is no ace", kTakingAce, "2D=2S", "2S", false, true},
    {"a plain ace", kDefaults, "1D=1S", "1S", false, true},
    {"a lone ace", kLoneAce, "1D=1D", "", false, false},
    {"a lone ace of the other kind",
     [](RuleSet& r) { kSweepingAce(r), r.capture.loneAce = LoneAce::TakesItself; }, "1D=1D", "",
     false, false},
};

TEST(IsSweep, FollowsTheRules) {
    for (const SweepCase& test : kSweeps) {
        EXPECT_EQ(
            isSweep(changed(test.rules), *parsePlay(test.play), cardSet(test.table), test.lastPlay),
            test.sweep)
            << test.what;
    }
}

} // namespace
} // namespace settebello
