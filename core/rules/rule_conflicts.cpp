// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_conflicts.h"

#include "rules/rule_keys.h"
#include "support/contract.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

// The window translates these texts in these contexts, see support/fault_patterns.cpp.
#define TR_NOOP(context, text) text

namespace settebello {

namespace {

using Fix = RuleConflict::Fix;

int handedOut(const RuleSet& rules) {
    return rules.pack.cards - rules.deal.tableCards;
}
bool sharesDivide(const RuleSet& rules) {
    return rules.deal.handCards == HandCards::All || handedOut(rules) % rules.table.players == 0;
}
std::vector<int> cardsAndPlayers(const RuleSet& rules) {
    return {handedOut(rules), rules.table.players};
}
std::vector<int> cardsPlayersAndPack(const RuleSet& rules) {
    return {handedOut(rules), rules.table.players, rules.pack.cards};
}
/// Whether a rule about sweeps is played.
bool setsSweeps(const RuleSet& rules) {
    return rules.deal.tableSweeps || rules.capture.ace == Ace::SweepsAll ||
           rules.sweep.onLastCard || rules.scoring.ponino;
}
bool dealsThrees(const RuleSet& rules) {
    return rules.deal.handCards == HandCards::Three;
}

constexpr Fix kFourPlayers{TR_NOOP("settebello::RuleFixes", "Four players"),
                           [](RuleSet& rules) { rules.table.players = 4; }};
constexpr Fix kTwoPlayers{TR_NOOP("settebello::RuleFixes", "Two players"), [](RuleSet& rules) {
                              rules.table.players = 2;
                              rules.table.teams = false;
                          }};
constexpr Fix kThrees{TR_NOOP("settebello::RuleFixes", "Deal three at a time"),
                      [](RuleSet& rules) { rules.deal.handCards = HandCards::Three; }};
constexpr Fix kAllAtOnce{TR_NOOP("settebello::RuleFixes", "Deal all at once"),
                         [](RuleSet& rules) { rules.deal.handCards = HandCards::All; }};
constexpr Fix kFourOnTheTable{TR_NOOP("settebello::RuleFixes", "Four cards on the table"),
                              [](RuleSet& rules) { rules.deal.tableCards = 4; }};
constexpr Fix kWholePack{TR_NOOP("settebello::RuleFixes", "Play with 40 cards"),
                         [](RuleSet& rules) { rules.pack.cards = 40; }};
constexpr Fix kNoCut{TR_NOOP("settebello::RuleFixes", "No cutter's choice"),
                     [](RuleSet& rules) { rules.deal.cutterChooses = false; }};
constexpr Fix kNoTableSweeps{TR_NOOP("settebello::RuleFixes", "No sweeps of the first table"),
                             [](RuleSet& rules) {
                                 rules.deal.tableSweeps = false;
                                 rules.deal.twoFifteens = false;
                                 rules.deal.wildOnTable = false;
                             }};
constexpr Fix kNoRulesAboutSweeps{TR_NOOP("settebello::RuleFixes", "No rules about sweeps"),
                                  [](RuleSet& rules) {
                                      if (rules.deal.tableSweeps) {
                                          kNoTableSweeps.apply(rules);
                                      }
                                      rules.sweep.onLastCard = false;
                                      rules.scoring.ponino = false;
                                      if (rules.capture.ace == Ace::SweepsAll) {
                                          rules.capture.ace = Ace::TakesAll;
                                      }
                                  }};
constexpr Fix kTableSweeps{TR_NOOP("settebello::RuleFixes", "The first table can be a sweep"),
                           [](RuleSet& rules) { rules.deal.tableSweeps = true; }};
constexpr Fix kMostPointsWin{TR_NOOP("settebello::RuleFixes", "The most points win"),
                             [](RuleSet& rules) { rules.match.lowestWins = false; }};

constexpr Fix kPilesAreSafe{TR_NOOP("settebello::RuleFixes", "Piles cannot be stolen"),
                            [](RuleSet& rules) { rules.capture.steal = false; }};

/// Whether something scores by a toggle of its own. Where piles are stolen only their cards count.
bool scoresMore(const RuleSet::Scoring& scoring) {
    return scoring.prime != Prime::None || scoring.reBello || scoring.donna ||
           scoring.napola != Napola::None || scoring.scalette || scoring.piccola ||
           scoring.grande || scoring.allSevens || scoring.allCoins || scoring.lowCards ||
           scoring.wholeSuitWins || scoring.declarations != Declarations::None ||
           scoring.twoOfBatons != 0 || scoring.courtsAndAces || scoring.ponino;
}

constexpr RuleConflict kDealConflicts[] = {
    {.group = "table",
     .key = "teams",
     .applies =
         [](const RuleSet& rules) {
             return rules.table.teams && rules.table.players != 4 && rules.table.players != 6;
         },
     .text = TR_NOOP("settebello::Fault", "%1: teams need 4 or 6 players"),
     .advice = TR_NOOP("settebello::RuleText", "Teams need four or six players."),
     .fixes = {{kFourPlayers,
                {TR_NOOP("settebello::RuleFixes", "No teams"),
                 [](RuleSet& rules) { rules.table.teams = false; }}}}},
    {.group = "deal",
     .key = "handCards",
     .applies =
         [](const RuleSet& rules) { return rules.deal.tableCards == 4 && !sharesDivide(rules); },
     .text = TR_NOOP("settebello::Fault",
                     "%1: %2 cards, without the 4 on the table, do not divide evenly among %3 "
                     "players; use another number of players, or all"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Four of the %3 cards lie on the table at first, and the other %1 do not go "
                       "round evenly among %2 players: change the number of players or deal all "
                       "at once."),
     .fixes = {{kAllAtOnce, kFourPlayers, kTwoPlayers, kWholePack}},
     .numbers = cardsPlayersAndPack},
    {.group = "deal",
     .key = "handCards",
     .applies =
         [](const RuleSet& rules) { return rules.deal.tableCards == 0 && !sharesDivide(rules); },
     .text = TR_NOOP("settebello::Fault",
                     "%1: %2 cards do not divide evenly among %3 players; use another "
                     "number of players, or all"),
     .advice = TR_NOOP("settebello::RuleText",
                       "%1 cards do not go round evenly among %2 players: change the number "
                       "of players or deal all at once."),
     .fixes = {{kAllAtOnce, kFourPlayers, kTwoPlayers}},
     .numbers = cardsAndPlayers},
    {.group = "deal",
     .key = "handCards",
     .applies =
         [](const RuleSet& rules) {
             return rules.deal.handCards == HandCards::Six && sharesDivide(rules) &&
                    handedOut(rules) / rules.table.players % 6 != 0;
         },
     .text = TR_NOOP("settebello::Fault",
                     "%1: %2 cards among %3 players do not make packets of six; use 3 or all"),
     .advice = TR_NOOP("settebello::RuleText",
                       "The %1 cards that are dealt do not make hands of six for %2 "
                       "players: deal three at a time or all at once."),
     .fixes = {{kThrees, kAllAtOnce}},
     .numbers = cardsAndPlayers},
    {.group = "deal",
     .key = "cutterChooses",
     .applies =
         [](const RuleSet& rules) { return rules.deal.cutterChooses && !dealsThrees(rules); },
     .text = TR_NOOP("settebello::Fault", "%1: the cutter's choice needs handCards 3"),
     .advice =
         TR_NOOP("settebello::RuleText", "The cutter's choice needs cards dealt three at a time."),
     .fixes = {{kThrees, kNoCut}}},
    {.group = "deal",
     .key = "cutterChooses",
     .applies =
         [](const RuleSet& rules) {
             return rules.deal.cutterChooses && rules.deal.tableCards != 4;
         },
     .text = TR_NOOP("settebello::Fault", "%1: the cutter's choice needs tableCards 4"),
     .advice = TR_NOOP("settebello::RuleText",
                       "The cutter's choice needs four cards on the table at first."),
     .fixes = {{kFourOnTheTable, kNoCut}}},
    {.group = "deal",
     .key = "tableSweeps",
     .applies =
         [](const RuleSet& rules) { return rules.deal.tableSweeps && rules.deal.tableCards != 4; },
     .text = TR_NOOP("settebello::Fault", "%1: sweeps of the first table need tableCards 4"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Sweeps of the first table need four cards on the table at first."),
     .fixes = {{kFourOnTheTable, kNoTableSweeps}}},
    {.group = "deal",
     .key = "twoFifteens",
     .applies =
         [](const RuleSet& rules) { return rules.deal.twoFifteens && !rules.deal.tableSweeps; },
     .text = TR_NOOP("settebello::Fault", "%1: needs tableSweeps true"),
     .advice =
         TR_NOOP("settebello::RuleText", "This matters only where the first table can be a sweep."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "Any 30 counts"),
                 [](RuleSet& rules) { rules.deal.twoFifteens = false; }},
                kTableSweeps}}},
    {.group = "deal",
     .key = "wildOnTable",
     .applies =
         [](const RuleSet& rules) { return rules.deal.wildOnTable && !rules.deal.tableSweeps; },
     .text = TR_NOOP("settebello::Fault", "%1: counts only with tableSweeps true"),
     .advice = TR_NOOP("settebello::RuleText",
                       "A wild seven on the table matters only where the first table can be a "
                       "sweep."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "No wild seven on the table"),
                 [](RuleSet& rules) { rules.deal.wildOnTable = false; }},
                kTableSweeps}}},
};

constexpr RuleConflict kCaptureConflicts[] = {
    {.group = "capture",
     .key = "loneAce",
     .applies =
         [](const RuleSet& rules) {
             return rules.capture.loneAce == LoneAce::TakesItself &&
                    rules.capture.ace == Ace::Plain;
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs ace sweepsAll or takesAll"),
     .advice =
         TR_NOOP("settebello::RuleText", "This matters only where the ace takes all the cards."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "The ace takes all"),
                 [](RuleSet& rules) { rules.capture.ace = Ace::SweepsAll; }},
                {TR_NOOP("settebello::RuleFixes", "The ace stays on the table"),
                 [](RuleSet& rules) { rules.capture.loneAce = LoneAce::Stays; }}}}},
    {.group = "capture",
     .key = "aceFifteen",
     .applies =
         [](const RuleSet& rules) {
             return rules.capture.aceFifteen &&
                    (rules.capture.ace == Ace::Plain || rules.capture.sum == Sum::Equal ||
                     rules.capture.maxCards == 1);
         },
     .text = TR_NOOP("settebello::Fault",
                     "%1: needs ace sweepsAll or takesAll, sum fifteen or either, and maxCards not "
                     "1"),
     .advice = TR_NOOP("settebello::RuleText",
                       "An ace can make 15 only where it takes all the cards, where captures may "
                       "make 15, and where several cards may be taken."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "The ace does not make 15"),
                 [](RuleSet& rules) { rules.capture.aceFifteen = false; }},
                {TR_NOOP("settebello::RuleFixes", "Aces as in cirulla"),
                 [](RuleSet& rules) {
                     if (rules.capture.ace == Ace::Plain) {
                         rules.capture.ace = Ace::SweepsAll;
                     }
                     if (rules.capture.sum == Sum::Equal) {
                         rules.capture.sum = Sum::Either;
                     }
                     if (rules.capture.maxCards == 1) {
                         rules.capture.maxCards = 0;
                     }
                 }}}}},
    {.group = "capture",
     .key = "firstAce",
     .applies =
         [](const RuleSet& rules) {
             return rules.capture.firstAce != FirstAce::Free && rules.capture.ace == Ace::Plain;
         },
     .text = TR_NOOP("settebello::Fault",
                     "%1: a rule for aces as first cards needs ace sweepsAll or takesAll"),
     .advice =
         TR_NOOP("settebello::RuleText",
                 "What an ace does as the first card matters only where the ace takes all the "
                 "cards."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "The ace takes all"),
                 [](RuleSet& rules) { rules.capture.ace = Ace::SweepsAll; }},
                {TR_NOOP("settebello::RuleFixes", "An ace may be the first card"),
                 [](RuleSet& rules) { rules.capture.firstAce = FirstAce::Free; }}}}},
    {.group = "scoring",
     .key = "courtsAndAces",
     .applies =
         [](const RuleSet& rules) { return rules.scoring.courtsAndAces && setsSweeps(rules); },
     .text =
         TR_NOOP("settebello::Fault",
                 "%1: there are no sweeps, so tableSweeps, ace sweepsAll, onLastCard and ponino "
                 "cannot be played"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where only aces and high cards score there are no sweeps, and no rules "
                       "about them."),
     .fixes = {{kNoRulesAboutSweeps,
                {TR_NOOP("settebello::RuleFixes", "All the usual points"),
                 [](RuleSet& rules) { rules.scoring.courtsAndAces = false; }}}}},
    {.group = "capture",
     .key = "steal",
     .applies =
         [](const RuleSet& rules) {
             return rules.capture.steal &&
                    (rules.capture.sum != Sum::Equal || rules.capture.maxCards != 1 ||
                     rules.capture.ace != Ace::Plain);
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs sum equal, maxCards 1 and ace plain"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where piles can be stolen, a card takes one card of its own rank."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "One card of the same rank"),
                 [](RuleSet& rules) {
                     rules.capture.sum = Sum::Equal;
                     rules.capture.maxCards = 1;
                     rules.capture.ace = Ace::Plain;
                     rules.capture.loneAce = LoneAce::Stays;
                     rules.capture.aceFifteen = false;
                     rules.capture.firstAce = FirstAce::Free;
                 }},
                kPilesAreSafe}}},
    {.group = "capture",
     .key = "steal",
     .applies =
         [](const RuleSet& rules) { return rules.capture.steal && scoresMore(rules.scoring); },
     .text =
         TR_NOOP("settebello::Fault",
                 "%1: needs prime none, and no other toggle of scoring by which anything scores"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where piles can be stolen, only the number of cards counts."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "Only the cards count"),
                 [](RuleSet& rules) {
                     RuleSet::Scoring none;
                     none.bonusSuit = rules.scoring.bonusSuit;
                     none.primieraScale = rules.scoring.primieraScale;
                     none.primieraNeedsFourSuits = rules.scoring.primieraNeedsFourSuits;
                     none.prime = Prime::None;
                     rules.scoring = none;
                     rules.declarations = {};
                 }},
                kPilesAreSafe}}},
    {.group = "capture",
     .key = "steal",
     .applies =
         [](const RuleSet& rules) {
             return rules.capture.steal && (rules.deal.tableSweeps || rules.sweep.onLastCard);
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs tableSweeps and onLastCard false"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where piles can be stolen there are no sweeps, and no rules about them."),
     .fixes = {{kNoRulesAboutSweeps, kPilesAreSafe}}},
    {.group = "capture",
     .key = "steal",
     .applies =
         [](const RuleSet& rules) {
             return rules.capture.steal &&
                    (rules.match.callingOut || rules.match.end == MatchEnd::AtOnce);
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs match.end afterRound and callingOut false"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where piles can be stolen, no point is certain before the round is over."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "Count after the round"),
                 [](RuleSet& rules) {
                     rules.match.callingOut = false;
                     rules.match.end = MatchEnd::AfterRound;
                 }},
                kPilesAreSafe}}},
};

constexpr RuleConflict kPointConflicts[] = {
    {.group = "scoring",
     .key = "piccolaToSeven",
     .applies =
         [](const RuleSet& rules) {
             return rules.scoring.piccolaToSeven && !rules.scoring.piccola;
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs piccola true"),
     .advice = TR_NOOP("settebello::RuleText", "This matters only where the piccola scores."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "No piccola up to the seven"),
                 [](RuleSet& rules) { rules.scoring.piccolaToSeven = false; }},
                {TR_NOOP("settebello::RuleFixes", "The piccola scores"),
                 [](RuleSet& rules) { rules.scoring.piccola = true; }}}}},
    {.group = "scoring",
     .key = "declarations",
     .applies =
         [](const RuleSet& rules) {
             return rules.scoring.declarations != Declarations::None && !dealsThrees(rules);
         },
     .text = TR_NOOP("settebello::Fault", "%1: declarations need handCards 3"),
     .advice = TR_NOOP("settebello::RuleText", "Declarations need cards dealt three at a time."),
     .fixes = {{kThrees,
                {TR_NOOP("settebello::RuleFixes", "No declarations"),
                 [](RuleSet& rules) {
                     rules.scoring.declarations = Declarations::None;
                     rules.declarations = {};
                 }}}}},
    {.group = "declarations",
     .key = "wildSeven",
     .applies =
         [](const RuleSet& rules) {
             return rules.declarations.wildSeven &&
                    rules.scoring.declarations == Declarations::None;
         },
     .text = TR_NOOP("settebello::Fault", "%1: a wild seven needs scoring.declarations"),
     .advice = TR_NOOP("settebello::RuleText", "This matters only where cards may be shown."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "No wild seven"),
                 [](RuleSet& rules) { rules.declarations = {}; }},
                {TR_NOOP("settebello::RuleFixes", "Declarations as in cirulla"),
                 [](RuleSet& rules) { rules.scoring.declarations = Declarations::Cirulla; }}}}},
    {.group = "declarations",
     .key = "wildKeepsRank",
     .applies =
         [](const RuleSet& rules) {
             return rules.declarations.wildKeepsRank && !rules.declarations.wildSeven;
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs wildSeven true"),
     .advice = TR_NOOP("settebello::RuleText",
                       "This matters only where the seven of cups is wild when cards are shown."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "The wild seven is played as a seven"),
                 [](RuleSet& rules) { rules.declarations.wildKeepsRank = false; }},
                {TR_NOOP("settebello::RuleFixes", "A wild seven"),
                 [](RuleSet& rules) { rules.declarations.wildSeven = true; }}}}},
    {.group = "match",
     .key = "callingOut",
     .applies =
         [](const RuleSet& rules) { return rules.match.lowestWins && rules.match.callingOut; },
     .text = TR_NOOP("settebello::Fault", "%1: claims need lowestWins false"),
     .advice =
         TR_NOOP("settebello::RuleText", "There is no calling out where the fewest points win."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "No calling out"),
                 [](RuleSet& rules) { rules.match.callingOut = false; }},
                kMostPointsWin}}},
    {.group = "match",
     .key = "doubleBelow",
     .applies =
         [](const RuleSet& rules) { return rules.match.lowestWins && rules.match.doubleBelow > 0; },
     .text = TR_NOOP("settebello::Fault", "%1: a double win needs lowestWins false"),
     .advice =
         TR_NOOP("settebello::RuleText", "Where the fewest points win there is no double win."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "No double win"),
                 [](RuleSet& rules) { rules.match.doubleBelow = 0; }},
                kMostPointsWin}}},
    // Else everybody can avoid points for ever, and no match need end.
    {.group = "match",
     .key = "lowestWins",
     .applies =
         [](const RuleSet& rules) { return rules.match.lowestWins && !rules.capture.compulsory; },
     .text = TR_NOOP("settebello::Fault", "%1: needs compulsory true"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where the fewest points win, whoever can capture must: else a match might "
                       "never end."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "Whoever can capture must"),
                 [](RuleSet& rules) { rules.capture.compulsory = true; }},
                kMostPointsWin}}},
    {.group = "match",
     .key = "lowestWins",
     .applies =
         [](const RuleSet& rules) {
             return rules.match.lowestWins && rules.scoring.twoOfBatons < 0;
         },
     .text = TR_NOOP("settebello::Fault", "%1: needs twoOfBatons 0"),
     .advice = TR_NOOP("settebello::RuleText",
                       "Where the fewest points win, no card may take points away: else a match "
                       "might never end."),
     .fixes = {{{TR_NOOP("settebello::RuleFixes", "No penalty for a card"),
                 [](RuleSet& rules) { rules.scoring.twoOfBatons = 0; }},
                kMostPointsWin}}},
};

/// In one array.
template <std::size_t... kSizes>
constexpr auto joined(const RuleConflict (&... parts)[kSizes]) {
    std::array<RuleConflict, (kSizes + ...)> all{};
    auto end = all.begin();
    ((end = std::copy(std::begin(parts), std::end(parts), end)), ...);
    return all;
}
constexpr auto kConflicts = joined(kDealConflicts, kCaptureConflicts, kPointConflicts);

} // namespace

std::span<const RuleConflict> ruleConflicts() {
    return kConflicts;
}

Fault faultOf(const RuleConflict& conflict, const RuleSet& rules) {
    SETTEBELLO_ASSERT(conflict.applies(rules));
    const RuleKey& key = *findRuleKey(conflict.group, conflict.key);
    Fault fault(key.path(), FaultCode::RuleConflict, {key.valueText(key.get(rules))});
    fault.pattern = conflict.text;
    if (conflict.numbers != nullptr) {
        const std::vector<int> numbers = conflict.numbers(rules);
        fault.arguments.insert(fault.arguments.end(), numbers.begin(), numbers.end());
    }
    return fault;
}

const RuleConflict* conflictOf(const Fault& fault) {
    const std::span<const RuleConflict> all = ruleConflicts();
    const auto found = std::ranges::find(all, fault.pattern, &RuleConflict::text);
    return found == all.end() ? nullptr : &*found;
}

} // namespace settebello
