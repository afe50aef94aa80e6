// SPDX-License-Identifier: GPL-3.0-or-later
// What the English summary and rule book say of random rule sets, compared with what the engine
// does: the deal, the captures, the points.
#include "core/oracle/random_rules.h"
#include "game/declaration.h"
#include "game/match.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"
#include "settings/language_manager.h"
#include "text/rule_book.h"
#include "text/rules_summary.h"
#include "ui/text/stated_plays.h"
#include "ui/text/stated_rules.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// In a normal run; the weekly one sets SETTEBELLO_ORACLE_FACTOR.
constexpr int kRuleSets = 1'500;

/// Up to that many random cards of the pack.
CardSet randomCards(const RuleSet& rules, int most, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    CardSet cards;
    for (int i = static_cast<int>(random.below(static_cast<std::uint32_t>(most) + 1)); i > 0; --i) {
        cards.insert(pack[i]);
    }
    return cards;
}

/// The first deal of a round; a cut card is kept.
Round dealt(const RuleSet& rules, const Pack& pack) {
    Round round(rules, pack, 0);
    if (round.phase() == Phase::CutChoice) {
        round.apply(Decision(Decision::Kind::KeepCut));
    }
    return round;
}

void expectDeal(const RuleSet& rules, const StatedRules& stated, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    EXPECT_EQ(Round(rules, pack, 0).phase() == Phase::CutChoice, stated.cut);
    Round round = dealt(rules, pack);
    EXPECT_EQ(round.phase() == Phase::Redeal, dealtAgain(stated, round.table()));
    while (round.phase() == Phase::Redeal) {
        pack.shuffle(random);
        round = dealt(rules, pack);
    }
    const int swept = round.sweeps(rules.sideOf(round.dealer()));
    EXPECT_EQ(swept,
              statedSweeps(stated, round.table() | round.pile(rules.sideOf(round.dealer()))));
    EXPECT_EQ(round.table().size(), swept > 0 ? 0 : stated.open);
    std::vector<int> packets;
    int packet = -1;
    while (!round.over()) {
        if (std::exchange(packet, round.packetCount()) != round.packetCount()) {
            for (int seat = 0; seat < rules.table.players; ++seat) {
                EXPECT_EQ(round.hand(seat).size(), round.hand(0).size());
            }
            packets.push_back(round.hand(0).size());
        }
        round.apply(round.phase() == Phase::Declaring
                        ? Decision(Decision::Kind::Pass)
                        : Decision(drawLegalPlay(round.rules(), round.hand(round.turn()),
                                                 round.takeable(), random)));
    }
    if (round.stockSize() > 0) { // won by the whole suit
        packets.resize(stated.packets.size());
        std::copy(stated.packets.begin(), stated.packets.end(), packets.begin());
    }
    EXPECT_EQ(packets, stated.packets);
}

/// A pack whose first table cards are these.
Pack packWithTable(const RuleSet& rules, const std::vector<Card>& table) {
    const Pack pack(rules.pack.cards);
    RuleSet noRedeal = rules;
    noRedeal.deal.redealOnKings = noRedeal.deal.redealOnAces = noRedeal.deal.redealOnEqual = 0;
    const CardSet open = dealt(noRedeal, pack).table();
    CardSet rest = Pack::contents(rules.pack.cards);
    for (const Card card : table) {
        rest.erase(card);
    }
    std::vector<Card> cards;
    auto next = table.begin();
    for (const Card card : pack.cards()) {
        if (open.contains(card)) {
            cards.push_back(*next++);
        } else {
            cards.push_back(rest.first());
            rest.erase(rest.first());
        }
    }
    return Pack::fromCards(cards).value();
}

/// Tables with no, one … four cards of a rank, the others all different.
void expectRedeals(const RuleSet& rules, const StatedRules& stated) {
    for (const int rank : {kAce, kHorse, kKing}) {
        for (int alike = 0; alike <= std::min(kSuitCount, stated.open); ++alike) {
            std::vector<Card> table;
            CardSet cards;
            for (int i = 0; i < stated.open; ++i) {
                table.push_back(i < alike ? Card(static_cast<Suit>(i), rank)
                                          : Card(Suit::Coins, 3 + i - alike));
                cards.insert(table.back());
            }
            const Round round = dealt(rules, packWithTable(rules, table));
            EXPECT_EQ(round.table() | round.pile(rules.sideOf(round.dealer())), cards);
            EXPECT_EQ(round.phase() == Phase::Redeal, dealtAgain(stated, cards))
                << alike << " of rank " << rank;
        }
    }
}

/// What an ace does as the first card of a round.
void expectFirstAce(const RuleSet& rules, const StatedRules& stated, CardSet hand, CardSet table) {
    const CardSet aces = hand & CardSet::ofRank(kAce);
    for (const Card ace : aces) {
        std::vector<Play> first;
        legalPlays(rules, hand, table, first);
        std::erase_if(first, [&](const Play& play) { return play.card != ace; });
        const bool mayBePlayed = stated.firstAce != FirstAce::Forbidden || hand == aces;
        EXPECT_EQ(!first.empty(), mayBePlayed);
        for (const Play& play : first) {
            EXPECT_TRUE(stated.firstAce != FirstAce::TakesAces ||
                        (aces | CardSet::ofRank(kAce)).containsAll(play.captured));
        }
    }
}

void expectPlays(const RuleSet& first, const StatedRules& stated, const StatedAdvice& advice,
                 Random& random) {
    RuleSet rules = first; // of the other cards of a round
    rules.capture.firstAce = FirstAce::Free;
    for (int i = 0; i < 8; ++i) {
        CardSet table = randomCards(rules, 7, random);
        if (i == 0) { // seldom found by chance
            table = CardSet::ofRank(kKing) - CardSet{Card(Suit::Coins, kKing)};
        }
        const CardSet hand = randomCards(rules, 8, random) - table;
        expectFirstAce(first, stated, hand, table);
        for (const Card card : hand) {
            std::vector<Play> plays;
            legalPlays(rules, CardSet{card}, table, plays);
            std::vector<CardSet> taken;
            for (const Play& play : plays) {
                taken.push_back(play.captured);
                for (const bool last : {false, true}) {
                    EXPECT_EQ(isSweep(rules, play, table, last),
                              isStatedSweep(stated, card, play.captured, table, last));
                }
                EXPECT_TRUE(stated.onlyCards || isAdvised(advice, rules, play, table));
            }
            const auto less = [](CardSet a, CardSet b) { return a.bits() < b.bits(); };
            std::sort(taken.begin(), taken.end(), less);
            EXPECT_EQ(taken, statedPlays(stated, card, table));
        }
    }
}

void expectPoints(const RuleSet& rules, const StatedRules& stated, Random& random) {
    for (int i = 0; i < 4; ++i) {
        std::vector<Tally> tallies(static_cast<std::size_t>(rules.sides()));
        std::size_t owner = 0;
        for (const Card card : Pack::contents(rules.pack.cards)) {
            if (random.below(3) == 0) { // so that there are runs of a suit
                owner = random.below(static_cast<std::uint32_t>(tallies.size()));
            }
            tallies[owner].pile.insert(card);
        }
        for (Tally& tally : tallies) {
            tally.sweeps = static_cast<int>(random.below(4));
        }
        const PointsBySide points = scoreRound(rules, tallies);
        const std::vector<int> expected = statedPoints(stated, tallies);
        for (int side = 0; side < rules.sides(); ++side) {
            EXPECT_EQ(points[side].total(), expected[static_cast<std::size_t>(side)]);
        }
    }
}

void expectDeclarations(const RuleSet& rules, const StatedRules& stated, Random& random) {
    for (int i = 0; i < 10; ++i) {
        CardSet cards = randomCards(rules, 3, random);
        if (i == 0) {
            cards = CardSet::ofRank(kKing) - CardSet{Card(Suit::Coins, kKing)};
        } else if (i == 1) {
            cards = CardSet{{Suit::Coins, kKing}, {Suit::Batons, kKing}, {Suit::Cups, kSeven}};
        }
        const auto hand = declaredHand(rules, cards);
        EXPECT_EQ(hand ? hand->points : 0, statedDeclaration(stated.declared, cards));
        if (i == 1 && hand) {
            const int kings = asDeclared(rules, cards).sizeOfRank(kKing);
            EXPECT_EQ(kings, stated.declared.keepsRank ? 3 : 2);
        }
    }
}

/// The match is over once somebody has the target and more than all others.
void expectEnd(const RuleSet& rules, const StatedRules& stated, Random& random) {
    Match match(rules, random.next());
    for (int round = 0; !match.over() && round < 12; ++round) {
        match.deal();
        while (!match.needsDeal() && !match.over()) {
            const Round& now = match.round();
            if (stated.endsAtOnce) {
                EXPECT_LT(statedWinner(stated, statedScoresSoFar(stated, now), rules.sides()), 0);
            }
            match.apply(now.phase() == Phase::CutChoice ? Decision(Decision::Kind::KeepCut)
                        : now.phase() == Phase::Declaring
                            ? Decision(Decision::Kind::Declare)
                            : Decision(drawLegalPlay(now.rules(), now.hand(now.turn()),
                                                     now.takeable(), random)));
        }
        if (match.over() && match.result()->by == MatchResult::By::WholeSuit) {
            EXPECT_TRUE(stated.wholeSuit);
            return;
        }
        EXPECT_EQ(match.scores(), statedScores(stated, rules, match.round()));
        const int winner = statedWinner(stated, match.scores(), rules.sides());
        EXPECT_EQ(match.over(), winner >= 0);
        if (match.over()) {
            EXPECT_EQ(match.result()->winner, winner);
            EXPECT_EQ(match.result()->isDouble,
                      isStatedDouble(stated, match.scores(), rules.sides(), winner));
        }
    }
}

/// What the toggles are that no deal, play or score shows.
void expectRest(const RuleSet& rules, const StatedRules& stated) {
    EXPECT_EQ(stated.players, rules.table.players);
    EXPECT_EQ(stated.teams, rules.table.teams);
    EXPECT_EQ(stated.clockwise, rules.table.direction == Direction::Clockwise);
    EXPECT_EQ(stated.pack, rules.pack.cards);
    EXPECT_EQ(stated.suit, stated.onlyCards ? StatedRules().suit : rules.bonusSuit());
    EXPECT_EQ(stated.steals, rules.capture.steal);
    EXPECT_EQ(stated.onlyCards, rules.capture.steal);
    EXPECT_EQ(stated.wholeSuit, rules.scoring.wholeSuitWins);
    EXPECT_EQ(stated.target, Objective(rules).target());
    EXPECT_EQ(stated.endsAtOnce, rules.match.end == MatchEnd::AtOnce);
    EXPECT_EQ(stated.lowestWins, rules.match.lowestWins);
    EXPECT_EQ(stated.callingOut, rules.match.callingOut);
    EXPECT_EQ(stated.firstDealer, rules.deal.firstDealer);
    EXPECT_EQ(stated.packCut, rules.deal.cut);
    EXPECT_EQ(stated.lookBack, rules.table.lookBack);
    EXPECT_EQ(stated.leftovers, rules.sweep.leftovers);
}

TEST(RuleTextTruth, SummaryAndBookSayWhatTheEngineDoes) {
    LanguageManager languages;
    languages.use("en");
    Random random(18);
    for (int i = 0; i < kRuleSets * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        StatedRules stated;
        for (const RulesSummarySection& section : rulesSummary(rules)) {
            for (const QString& sentence : section.sentences) {
                ASSERT_TRUE(readSummary(sentence, stated))
                    << "what does this say? Add it to stated_*.cpp: " << qPrintable(sentence);
            }
        }
        StatedRules inBook;
        StatedAdvice advice;
        for (const BookChapter& chapter : ruleBook(rules, Deck())) {
            readBook(chapter, inBook, advice);
        }
        EXPECT_TRUE(inBook == stated)
            << "book and summary differ: " << qPrintable(differences(inBook, stated));
        expectDeal(rules, stated, random);
        ASSERT_FALSE(::testing::Test::HasFailure()) << rulesText(rules);
        expectRedeals(rules, stated);
        expectPlays(rules, stated, advice, random);
        expectPoints(rules, stated, random);
        expectDeclarations(rules, stated, random);
        if (i % 8 == 0) {
            expectEnd(rules, stated, random);
        }
        expectRest(rules, stated);
        ASSERT_FALSE(::testing::Test::HasFailure()) << rulesText(rules);
    }
}

} // namespace
} // namespace settebello
