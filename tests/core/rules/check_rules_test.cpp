// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/check_rules.h"

#include "rules/presets.h"
#include "rules/rule_keys.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace settebello {
namespace {

using P = RuleProblem;
using Change = std::function<void(RuleSet&)>;

RuleSet changed(const Change& change) {
    RuleSet rules;
    change(rules);
    return rules;
}

struct Case {
    const char* what;
    Change change;
    std::vector<RuleFault> faults;
};

const Case kCases[] = {
    {"teams of two",
     [](RuleSet& r) { r.table.teams = true; },
     {{P::TeamsNeedFourOrSix, "/table/teams", "true: teams need 4 or 6 players"}}},
    {"teams of three",
     [](RuleSet& r) { r.table.teams = true, r.table.players = 3; },
     {{P::TeamsNeedFourOrSix, "/table/teams", "true: teams need 4 or 6 players"}}},
    {"teams of four", [](RuleSet& r) { r.table.teams = true, r.table.players = 4; }, {}},
    {"teams of six", [](RuleSet& r) { r.table.teams = true, r.table.players = 6; }, {}},
    {"36 cards and a table of 4 among three",
     [](RuleSet& r) { r.pack.cards = 36, r.table.players = 3; },
     {{P::SharesDoNotDivide, "/deal/handCards",
       "3: 32 cards among 3 players do not come out even; other numbers of players or all"}}},
    {"36 cards and a table of 4 among six",
     [](RuleSet& r) { r.pack.cards = 36, r.table.players = 6; },
     {{P::SharesDoNotDivide, "/deal/handCards",
       "3: 32 cards among 6 players do not come out even; other numbers of players or all"}}},
    {"36 cards and a table of 4 among four",
     [](RuleSet& r) { r.pack.cards = 36, r.table.players = 4; },
     {}},
    {"36 cards and no table among three",
     [](RuleSet& r) { r.pack.cards = 36, r.deal.tableCards = 0, r.table.players = 3; },
     {}},
    {"40 cards and no table among three",
     [](RuleSet& r) { r.deal.tableCards = 0, r.table.players = 3; },
     {{P::SharesDoNotDivide, "/deal/handCards",
       "3: 40 cards among 3 players do not come out even; other numbers of players or all"}}},
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
     {{P::SharesNotSixes, "/deal/handCards",
       "6: 36 cards among 4 players are not packets of six; 3 or all"}}},
    {"sixes without a table",
     [](RuleSet& r) { r.deal.handCards = HandCards::Six, r.deal.tableCards = 0; },
     {{P::SharesNotSixes, "/deal/handCards",
       "6: 40 cards among 2 players are not packets of six; 3 or all"}}},
    {"sixes of 36 without a table",
     [](RuleSet& r) {
         r.deal.handCards = HandCards::Six, r.deal.tableCards = 0, r.pack.cards = 36;
     },
     {}},
    {"declarations of three",
     [](RuleSet& r) { r.scoring.declarations = Declarations::Bazzica, r.table.players = 3; },
     {{P::DeclarationsNeedTwo, "/scoring/declarations", "bazzica: declarations need 2 players"}}},
    {"declarations of sixes",
     [](RuleSet& r) {
         r.scoring.declarations = Declarations::Sbarazzina, r.deal.handCards = HandCards::Six;
     },
     {{P::DeclarationsNeedThrees, "/scoring/declarations",
       "sbarazzina: declarations need handCards 3"}}},
    {"a cut of all cards",
     [](RuleSet& r) { r.deal.cutterChooses = true, r.deal.handCards = HandCards::All; },
     {{P::CutNeedsThrees, "/deal/cutterChooses", "true: the cutter's choice needs handCards 3"}}},
    {"a cut without a table",
     [](RuleSet& r) { r.deal.cutterChooses = true, r.deal.tableCards = 0; },
     {{P::CutNeedsTable, "/deal/cutterChooses", "true: the cutter's choice needs tableCards 4"}}},
    {"a lone plain ace",
     [](RuleSet& r) { r.capture.loneAce = LoneAce::TakesItself; },
     {{P::LoneAceNeedsTakingAce, "/capture/loneAce",
       "takesItself: needs ace sweepsAll or takesAll"}}},
    {"a lone ace that sweeps",
     [](RuleSet& r) { r.capture.loneAce = LoneAce::TakesItself, r.capture.ace = Ace::SweepsAll; },
     {}},
    {"a lone ace that takes",
     [](RuleSet& r) { r.capture.loneAce = LoneAce::TakesItself, r.capture.ace = Ace::TakesAll; },
     {}},
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
     {{P::TeamsNeedFourOrSix, "/table/teams", "true: teams need 4 or 6 players"},
      {P::SharesDoNotDivide, "/deal/handCards",
       "6: 40 cards among 3 players do not come out even; other numbers of players or all"},
      {P::CutNeedsThrees, "/deal/cutterChooses", "true: the cutter's choice needs handCards 3"},
      {P::CutNeedsTable, "/deal/cutterChooses", "true: the cutter's choice needs tableCards 4"},
      {P::LoneAceNeedsTakingAce, "/capture/loneAce",
       "takesItself: needs ace sweepsAll or takesAll"},
      {P::DeclarationsNeedTwo, "/scoring/declarations", "bazzica: declarations need 2 players"},
      {P::DeclarationsNeedThrees, "/scoring/declarations",
       "bazzica: declarations need handCards 3"}}},
};

std::string text(const std::vector<RuleFault>& faults) {
    std::string all;
    for (const RuleFault& fault : faults) {
        all += "\n  " + fault.path + ": " + fault.message;
    }
    return all;
}

TEST(CheckRules, NamesWhatDoesNotGoTogether) {
    for (const Case& test : kCases) {
        const auto faults = checkRules(changed(test.change));
        EXPECT_EQ(faults, test.faults) << test.what << text(faults);
    }
}

TEST(CheckRules, NamesValuesOutsideTheirRange) {
    RuleSet rules;
    rules.match.target = 102;
    rules.capture.maxCards = 10;
    rules.table.players = 5;
    const auto faults = checkRules(rules);
    const std::vector<RuleFault> expected{
        {P::ValueNotAllowed, "/table/players", "5: not one of 2, 3, 4, 6"},
        {P::ValueNotAllowed, "/capture/maxCards", "10: not one of 0 … 9"},
        {P::ValueNotAllowed, "/match/target", "102: not one of 1 … 101"}};
    EXPECT_EQ(faults, expected) << text(faults);
}

TEST(CheckRules, TargetsGoFromOneToAHundredAndOne) {
    for (const int target : {1, 11, 16, 21, 31, 41, 100, 101}) {
        EXPECT_TRUE(checkRules(changed([&](RuleSet& r) { r.match.target = target; })).empty());
    }
    for (const int target : {-1, 0, 102, 1000}) {
        EXPECT_EQ(checkRules(changed([&](RuleSet& r) { r.match.target = target; })).size(), 1U);
    }
}

TEST(CheckRules, ANapolaWithoutTwosIsToldButAllowed) {
    RuleSet rules;
    EXPECT_FALSE(napolaIsOutOfReach(rules));
    rules.pack.cards = 36;
    EXPECT_FALSE(napolaIsOutOfReach(rules));
    rules.scoring.napola = Napola::ToHorse;
    EXPECT_TRUE(napolaIsOutOfReach(rules));
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
