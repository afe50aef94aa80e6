// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/check_rules.h"

#include "rules/presets.h"
#include "rules/rule_conflicts.h"
#include "rules/rule_keys.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace settebello {
namespace {

using C = FaultCode;
using Change = std::function<void(RuleSet&)>;

RuleSet changed(const Change& change) {
    RuleSet rules;
    change(rules);
    return rules;
}

/// The only rules with which piles can be stolen, but for how they are dealt.
void makesPilesUnsafe(RuleSet& rules) {
    rules.capture.steal = true;
    rules.capture.maxCards = 1;
    rules.scoring.prime = Prime::None;
}

struct Conflict {
    FaultCode code;
    std::string path;
    std::string message;
    bool operator==(const Conflict&) const = default;
};
using Conflicts = std::vector<Conflict>;

Conflicts conflictsOf(const RuleSet& rules) {
    Conflicts conflicts;
    for (const Fault& fault : checkRules(rules)) {
        conflicts.push_back({fault.code, fault.path, fault.message()});
    }
    return conflicts;
}

const Change kAceOfCirulla = [](RuleSet& r) {
    r.capture.ace = Ace::SweepsAll;
    r.capture.sum = Sum::Either;
    r.capture.aceFifteen = true;
};
const Conflicts kAceCannotMakeFifteen{
    {C::RuleConflict, "/capture/aceFifteen",
     "true: needs ace sweepsAll or takesAll, sum fifteen or either, and maxCards not 1"}};

struct RulesCase {
    const char* what;
    Change change;
    Conflicts conflicts;
};

const RulesCase kCases[] = {
    {"teams of two",
     [](RuleSet& r) { r.table.teams = true; },
     {{C::RuleConflict, "/table/teams", "true: teams need 4 or 6 players"}}},
    {"teams of three",
     [](RuleSet& r) { r.table.teams = true, r.table.players = 3; },
     {{C::RuleConflict, "/table/teams", "true: teams need 4 or 6 players"}}},
    {"teams of four", [](RuleSet& r) { r.table.teams = true, r.table.players = 4; }, {}},
    {"teams of six", [](RuleSet& r) { r.table.teams = true, r.table.players = 6; }, {}},
    {"36 cards and a table of 4 among three",
     [](RuleSet& r) { r.pack.cards = 36, r.table.players = 3; },
     {{C::RuleConflict, "/deal/handCards",
       "3: 32 cards, without the 4 on the table, do not divide evenly among 3 players; use another "
       "number of players, or all"}}},
    {"36 cards and a table of 4 among six",
     [](RuleSet& r) { r.pack.cards = 36, r.table.players = 6; },
     {{C::RuleConflict, "/deal/handCards",
       "3: 32 cards, without the 4 on the table, do not divide evenly among 6 players; use another "
       "number of players, or all"}}},
    {"36 cards and a table of 4 among four",
     [](RuleSet& r) { r.pack.cards = 36, r.table.players = 4; },
     {}},
    {"36 cards and no table among three",
     [](RuleSet& r) { r.pack.cards = 36, r.deal.tableCards = 0, r.table.players = 3; },
     {}},
    {"40 cards and no table among three",
     [](RuleSet& r) { r.deal.tableCards = 0, r.table.players = 3; },
     {{C::RuleConflict, "/deal/handCards",
       "3: 40 cards do not divide evenly among 3 players; use another number of players, or all"}}},
    {"the same, all at once",
     [](RuleSet& r) {
         r.deal.tableCards = 0, r.table.players = 3, r.deal.handCards = HandCards::All;
     },
     {}},
    {"sixes among two", [](RuleSet& r) { r.deal.handCards = HandCards::Six; }, {}},
    {"sixes among three",
     [](RuleSet& r) { r.deal.handCards = HandCards::Six, r.table.players = 3; },
     {}},
    {"sixes among six",
     [](RuleSet& r) { r.deal.handCards = HandCards::Six, r.table.players = 6; },
     {}},
    {"sixes among four",
     [](RuleSet& r) { r.deal.handCards = HandCards::Six, r.table.players = 4; },
     {{C::RuleConflict, "/deal/handCards",
       "6: 36 cards among 4 players do not make packets of six; use 3 or all"}}},
    {"sixes without a table",
     [](RuleSet& r) { r.deal.handCards = HandCards::Six, r.deal.tableCards = 0; },
     {{C::RuleConflict, "/deal/handCards",
       "6: 40 cards among 2 players do not make packets of six; use 3 or all"}}},
    {"sixes of 36 without a table",
     [](RuleSet& r) {
         r.deal.handCards = HandCards::Six, r.deal.tableCards = 0, r.pack.cards = 36;
     },
     {}},
    {"declarations of three",
     [](RuleSet& r) { r.scoring.declarations = Declarations::Bazzica, r.table.players = 3; },
     {}},
    {"a wild seven without declarations",
     [](RuleSet& r) { r.declarations.wildSeven = true; },
     {{C::RuleConflict, "/declarations/wildSeven",
       "true: a wild seven needs scoring.declarations"}}},
    {"a rank to keep without a wild seven",
     [](RuleSet& r) {
         r.scoring.declarations = Declarations::Cirulla;
         r.declarations.wildKeepsRank = true;
     },
     {{C::RuleConflict, "/declarations/wildKeepsRank", "true: needs wildSeven true"}}},
    {"declarations of sixes",
     [](RuleSet& r) {
         r.scoring.declarations = Declarations::Sbarazzina, r.deal.handCards = HandCards::Six;
     },
     {{C::RuleConflict, "/scoring/declarations", "sbarazzina: declarations need handCards 3"}}},
    {"a cut of all cards",
     [](RuleSet& r) { r.deal.cutterChooses = true, r.deal.handCards = HandCards::All; },
     {{C::RuleConflict, "/deal/cutterChooses", "true: the cutter's choice needs handCards 3"}}},
    {"a cut without a table",
     [](RuleSet& r) { r.deal.cutterChooses = true, r.deal.tableCards = 0; },
     {{C::RuleConflict, "/deal/cutterChooses", "true: the cutter's choice needs tableCards 4"}}},
    {"claims where the fewest points win",
     [](RuleSet& r) { r.match.lowestWins = true, r.match.callingOut = true; },
     {{C::RuleConflict, "/match/callingOut", "true: claims need lowestWins false"}}},
    {"double where the fewest points win",
     [](RuleSet& r) { r.match.lowestWins = true, r.match.doubleBelow = 8; },
     {{C::RuleConflict, "/match/doubleBelow", "8: a double win needs lowestWins false"}}},
    {"laying any card where the fewest points win",
     [](RuleSet& r) { r.match.lowestWins = true, r.capture.compulsory = false; },
     {{C::RuleConflict, "/match/lowestWins", "true: needs compulsory true"}}},
    {"a card that takes points away where the fewest win",
     [](RuleSet& r) { r.match.lowestWins = true, r.scoring.twoOfBatons = -5; },
     {{C::RuleConflict, "/match/lowestWins", "true: needs twoOfBatons 0"}}},
    {"sweeps of no table",
     [](RuleSet& r) { r.deal.tableSweeps = true, r.deal.tableCards = 0; },
     {{C::RuleConflict, "/deal/tableSweeps", "true: sweeps of the first table need tableCards 4"}}},
    {"fifteens of a first table that cannot be a sweep",
     [](RuleSet& r) { r.deal.twoFifteens = true; },
     {{C::RuleConflict, "/deal/twoFifteens", "true: needs tableSweeps true"}}},
    {"a wild seven on a first table that cannot be a sweep",
     [](RuleSet& r) { r.deal.wildOnTable = true; },
     {{C::RuleConflict, "/deal/wildOnTable", "true: counts only with tableSweeps true"}}},
    {"a first table with both",
     [](RuleSet& r) { r.deal.tableSweeps = r.deal.twoFifteens = r.deal.wildOnTable = true; },
     {}},
    {"a piccola to the seven that does not score",
     [](RuleSet& r) { r.scoring.piccolaToSeven = true; },
     {{C::RuleConflict, "/scoring/piccolaToSeven", "true: needs piccola true"}}},
    {"sweeps where only courts and aces score",
     [](RuleSet& r) { r.scoring.courtsAndAces = r.sweep.onLastCard = true; },
     {{C::RuleConflict, "/scoring/courtsAndAces",
       "true: there are no sweeps, so tableSweeps, ace sweepsAll, onLastCard and ponino cannot be "
       "played"}}},
    {"the ponino where only courts and aces score",
     [](RuleSet& r) { r.scoring.courtsAndAces = r.scoring.ponino = true; },
     {{C::RuleConflict, "/scoring/courtsAndAces",
       "true: there are no sweeps, so tableSweeps, ace sweepsAll, onLastCard and ponino cannot be "
       "played"}}},
    {"aces that take all where only courts and aces score",
     [](RuleSet& r) { r.scoring.courtsAndAces = true, r.capture.ace = Ace::TakesAll; },
     {}},
    {"a plain ace as the first card",
     [](RuleSet& r) { r.capture.firstAce = FirstAce::Forbidden; },
     {{C::RuleConflict, "/capture/firstAce",
       "forbidden: a rule for aces as first cards needs ace sweepsAll or takesAll"}}},
    {"a plain ace that makes fifteen",
     [](RuleSet& r) { kAceOfCirulla(r), r.capture.ace = Ace::Plain; }, kAceCannotMakeFifteen},
    {"an ace that makes fifteen where no sum does",
     [](RuleSet& r) { kAceOfCirulla(r), r.capture.sum = Sum::Equal; }, kAceCannotMakeFifteen},
    {"an ace that makes fifteen with one card",
     [](RuleSet& r) { kAceOfCirulla(r), r.capture.maxCards = 1; }, kAceCannotMakeFifteen},
    {"an ace that makes fifteen with two",
     [](RuleSet& r) { kAceOfCirulla(r), r.capture.maxCards = 2; },
     {}},
    {"a lone plain ace",
     [](RuleSet& r) { r.capture.loneAce = LoneAce::TakesItself; },
     {{C::RuleConflict, "/capture/loneAce", "takesItself: needs ace sweepsAll or takesAll"}}},
    {"a lone ace that sweeps",
     [](RuleSet& r) { r.capture.loneAce = LoneAce::TakesItself, r.capture.ace = Ace::SweepsAll; },
     {}},
    {"a lone ace that takes",
     [](RuleSet& r) { r.capture.loneAce = LoneAce::TakesItself, r.capture.ace = Ace::TakesAll; },
     {}},
    {"stealing by the rules of scopa",
     [](RuleSet& r) { r.capture.steal = true; },
     {{C::RuleConflict, "/capture/steal", "true: needs sum equal, maxCards 1 and ace plain"},
      {C::RuleConflict, "/capture/steal",
       "true: needs prime none, and no other toggle of scoring by which anything scores"}}},
    {"stealing with everything else off", makesPilesUnsafe, {}},
    {"stealing with sums of fifteen",
     [](RuleSet& r) { makesPilesUnsafe(r), r.capture.sum = Sum::Fifteen; },
     {{C::RuleConflict, "/capture/steal", "true: needs sum equal, maxCards 1 and ace plain"}}},
    {"stealing with an ace that takes all",
     [](RuleSet& r) { makesPilesUnsafe(r), r.capture.ace = Ace::TakesAll; },
     {{C::RuleConflict, "/capture/steal", "true: needs sum equal, maxCards 1 and ace plain"}}},
    {"stealing with a re bello",
     [](RuleSet& r) { makesPilesUnsafe(r), r.scoring.reBello = true; },
     {{C::RuleConflict, "/capture/steal",
       "true: needs prime none, and no other toggle of scoring by which anything scores"}}},
    {"stealing with sweeps of the first table",
     [](RuleSet& r) { makesPilesUnsafe(r), r.deal.tableSweeps = true; },
     {{C::RuleConflict, "/capture/steal", "true: needs tableSweeps and onLastCard false"}}},
    {"stealing with sweeps of the last card",
     [](RuleSet& r) { makesPilesUnsafe(r), r.sweep.onLastCard = true; },
     {{C::RuleConflict, "/capture/steal", "true: needs tableSweeps and onLastCard false"}}},
    {"stealing where the match ends at once",
     [](RuleSet& r) { makesPilesUnsafe(r), r.match.end = MatchEnd::AtOnce; },
     {{C::RuleConflict, "/capture/steal",
       "true: needs match.end afterRound and callingOut false"}}},
    {"stealing with claims",
     [](RuleSet& r) { makesPilesUnsafe(r), r.match.callingOut = true; },
     {{C::RuleConflict, "/capture/steal",
       "true: needs match.end afterRound and callingOut false"}}},
    {"a napola without twos",
     [](RuleSet& r) { r.pack.cards = 36, r.scoring.napola = Napola::ToSix; },
     {}},
    {"everything at once",
     [](RuleSet& r) {
         r.table.players = 3, r.table.teams = true, r.deal.handCards = HandCards::Six;
         r.deal.tableCards = 0, r.deal.cutterChooses = true;
         r.capture.loneAce = LoneAce::TakesItself;
         r.scoring.declarations = Declarations::Bazzica;
     },
     {{C::RuleConflict, "/table/teams", "true: teams need 4 or 6 players"},
      {C::RuleConflict, "/deal/handCards",
       "6: 40 cards do not divide evenly among 3 players; use another number of players, or all"},
      {C::RuleConflict, "/deal/cutterChooses", "true: the cutter's choice needs handCards 3"},
      {C::RuleConflict, "/deal/cutterChooses", "true: the cutter's choice needs tableCards 4"},
      {C::RuleConflict, "/capture/loneAce", "takesItself: needs ace sweepsAll or takesAll"},
      {C::RuleConflict, "/scoring/declarations", "bazzica: declarations need handCards 3"}}},
};

std::string textOf(const Conflicts& conflicts) {
    std::string text;
    for (const Conflict& conflict : conflicts) {
        text += "\n  " + conflict.path + ": " + conflict.message;
    }
    return text;
}

TEST(CheckRules, ReportsConflicts) {
    for (const RulesCase& test : kCases) {
        const Conflicts conflicts = conflictsOf(changed(test.change));
        EXPECT_EQ(conflicts, test.conflicts) << test.what << textOf(conflicts);
    }
}

TEST(CheckRules, EveryConflictHasACaseAbove) {
    std::set<const RuleConflict*> found;
    for (const RulesCase& test : kCases) {
        for (const Fault& fault : checkRules(changed(test.change))) {
            found.insert(conflictOf(fault));
        }
    }
    for (const RuleConflict& conflict : ruleConflicts()) {
        EXPECT_TRUE(found.contains(&conflict)) << conflict.text;
    }
}

TEST(CheckRules, EveryConflictIsOfAToggleAndHasAFix) {
    for (const RuleConflict& conflict : ruleConflicts()) {
        EXPECT_NE(findRuleKey(conflict.group, conflict.key), nullptr) << conflict.text;
        EXPECT_NE(conflict.fixes.front().apply, nullptr) << conflict.text;
    }
}

TEST(CheckRules, TheFirstFixOfEveryConflictResolvesIt) {
    for (const RulesCase& test : kCases) {
        const RuleSet rules = changed(test.change);
        for (const Fault& fault : checkRules(rules)) {
            const RuleConflict& conflict = *conflictOf(fault);
            RuleSet fixed = rules;
            conflict.fixes.front().apply(fixed);
            EXPECT_FALSE(conflict.applies(fixed)) << test.what << ": " << fault.message();
        }
    }
}

/// A fix leaves what does not stand in the way.
TEST(CheckRules, AFixChangesOnlyWhatIsMissing) {
    RuleSet rules;
    kAceOfCirulla(rules);
    rules.capture.ace = Ace::TakesAll;
    rules.capture.sum = Sum::Fifteen;
    rules.capture.maxCards = 1;
    const Faults faults = checkRules(rules);
    ASSERT_EQ(faults.size(), 1U);
    RuleSet expected = rules;
    expected.capture.maxCards = 0;
    conflictOf(faults.front())->fixes[1].apply(rules);
    EXPECT_EQ(rules, expected);
}

TEST(CheckRules, ReportsValuesOutOfRange) {
    RuleSet rules;
    rules.match.target = 102;
    rules.capture.maxCards = 10;
    rules.table.players = 5;
    const Conflicts conflicts = conflictsOf(rules);
    const Conflicts expected{{C::RuleValueNotAllowed, "/table/players", "5: not one of 2, 3, 4, 6"},
                             {C::RuleValueNotAllowed, "/capture/maxCards", "10: not one of 0 … 9"},
                             {C::RuleValueNotAllowed, "/match/target", "102: not one of 1 … 101"}};
    EXPECT_EQ(conflicts, expected) << textOf(conflicts);
}

TEST(CheckRules, GivesTheNumbersAsArguments) {
    RuleSet rules;
    rules.deal.tableCards = 0;
    rules.table.players = 3;
    const Faults faults = checkRules(rules);
    ASSERT_EQ(faults.size(), 1U);
    Fault expected{"/deal/handCards", FaultCode::RuleConflict, {"3", 40, 3}};
    expected.pattern = conflictOf(faults.front())->text;
    EXPECT_EQ(faults.front(), expected);
}

TEST(CheckRules, TargetsGoFromOneToAHundredAndOne) {
    for (const int target : {1, 11, 16, 21, 31, 41, 100, 101}) {
        EXPECT_TRUE(checkRules(changed([&](RuleSet& r) { r.match.target = target; })).empty());
    }
    for (const int target : {-1, 0, 102, 1000}) {
        EXPECT_EQ(checkRules(changed([&](RuleSet& r) { r.match.target = target; })).size(), 1U);
    }
}

TEST(CheckRules, AllowsANapolaWithoutTwosButReportsIt) {
    RuleSet rules;
    EXPECT_FALSE(napolaIsOutOfReach(rules));
    rules.pack.cards = 36;
    EXPECT_FALSE(napolaIsOutOfReach(rules));
    rules.scoring.napola = Napola::ToHorse;
    EXPECT_TRUE(napolaIsOutOfReach(rules));
    EXPECT_FALSE(piccolaIsOutOfReach(rules));
    rules.scoring.piccola = true;
    EXPECT_TRUE(piccolaIsOutOfReach(rules));
    rules.pack.cards = 40;
    EXPECT_FALSE(napolaIsOutOfReach(rules));
}

TEST(RuleSet, TeamsAlternate) {
    RuleSet rules;
    rules.table.players = 6;
    EXPECT_EQ(rules.sides(), 6);
    EXPECT_EQ(rules.sideOf(5), 5);
    EXPECT_EQ(rules.seatAfter(5), 0);
    rules.table.teams = true;
    EXPECT_EQ(rules.sides(), 2);
    for (int seat = 0; seat < 6; ++seat) {
        EXPECT_EQ(rules.sideOf(seat), seat % 2);
        EXPECT_NE(rules.sideOf(seat), rules.sideOf(rules.seatAfter(seat)));
    }
}

} // namespace
} // namespace settebello
