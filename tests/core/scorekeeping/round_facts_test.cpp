// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeping/round_facts.h"

#include "cards/pack.h"
#include "cards/random.h"
#include "core/oracle/random_rules.h"
#include "rules/presets.h"
#include "rules/scoring_items.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

int below(Random& random, int limit) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(limit)));
}

/// A random owner for every card, often the same one, so that runs and whole suits occur; now and
/// then cards are nobody's.
BySide<Tally> randomTallies(const RuleSet& rules, Random& random) {
    BySide<Tally> tallies{};
    const int favourite = below(random, rules.sides());
    const int favour = below(random, 11);
    const bool leaves = below(random, 8) == 0;
    for (const Card card : Pack::contents(rules.pack.cards)) {
        const int side = below(random, 10) < favour && card.suit() == rules.bonusSuit()
                             ? favourite
                             : below(random, rules.sides());
        if (!leaves || below(random, 10) != 0) {
            tallies[side].pile.insert(card);
        }
    }
    for (int side = 0; side < rules.sides(); ++side) {
        tallies[side].sweeps = below(random, 4);
        tallies[side].declarations =
            rules.scoring.declarations == Declarations::None ? 0 : below(random, 4);
    }
    return tallies;
}

HasMost mostOf(const PointsBySide& points, ScoringItem item) {
    for (int side = 0; side < kMaxSeats; ++side) {
        if (points[side][item] > 0) {
            return {side};
        }
    }
    return {kNobody};
}

CardCounts countsOf(const RuleSet& rules, const BySide<Tally>& tallies, ScoringItem item) {
    CardCounts counts{};
    for (int side = 0; side < rules.sides(); ++side) {
        counts[side] = infoOf(item).value(rules, tallies[side]);
    }
    return counts;
}

void tellOwner(RoundFacts& facts, const RuleSet& rules, const BySide<Tally>& tallies, Card card) {
    for (int side = 0; side < rules.sides(); ++side) {
        if (tallies[side].pile.contains(card)) {
            facts.owned[side].insert(card);
            return;
        }
    }
    facts.left.insert(card);
}

/// What people may say about these piles: nothing but what is asked for.
RoundFacts factsOf(const RuleSet& rules, const BySide<Tally>& tallies, const PointsBySide& points,
                   Random& random) {
    RoundFacts facts;
    const bool asksMost = infoOf(ScoringItem::Cards).inForce(rules);
    if (!asksMost) {
        facts.cards = {};
    } else if (below(random, 2) == 0) {
        facts.cards = mostOf(points, ScoringItem::Cards);
    } else {
        facts.cards = countsOf(rules, tallies, ScoringItem::Cards);
    }
    const bool someHasAll = std::ranges::any_of(
        tallies, [&](const Tally& tally) { return holdsWholeSuit(rules, tally.pile); });
    if (!infoOf(ScoringItem::Suit).inForce(rules)) {
        facts.suit = {}; // nobody is asked
    } else if (below(random, 2) == 0 && !someHasAll) {
        facts.suit = mostOf(points, ScoringItem::Suit);
    } else {
        facts.suit = countsOf(rules, tallies, ScoringItem::Suit);
    }
    if (rules.scoring.prime != Prime::None && below(random, 2) == 0) {
        facts.prime = mostOf(points, ScoringItem::Prime);
    }
    for (CardSet asked = ownersNeeded(rules, facts); !asked.empty();
         asked = ownersNeeded(rules, facts)) {
        tellOwner(facts, rules, tallies, asked.first());
    }
    for (CardSet asked = primeOwnersNeeded(rules, facts); !asked.empty();
         asked = primeOwnersNeeded(rules, facts)) {
        tellOwner(facts, rules, tallies, asked.first());
    }
    return facts;
}

/// The promise of the score pad: whatever is entered, the points are the engine's.
TEST(RoundFacts, GiveTheEnginesPointsOfAHundredThousandPiles) {
    constexpr int kPiles = 100'000;
    Random random(2026);
    RuleSet rules;
    for (int i = 0; i < kPiles; ++i) {
        rules = i % 5 == 0 ? randomRules(random) : rules;
        const BySide<Tally> tallies = randomTallies(rules, random);
        const auto all = tallies.first(rules.sides());
        const PointsBySide points = scoreRound(rules, all);
        const ItemTallies whole = talliesOfPiles(all);
        ASSERT_EQ(scoreTallies(rules, whole), points) << rulesText(rules);

        const RoundFacts facts = factsOf(rules, tallies, points, random);
        ASSERT_TRUE(arePossible(rules, facts)) << i << rulesText(rules);
        ASSERT_TRUE(decideRound(rules, facts)) << i << rulesText(rules);
        const ItemTallies told = talliesOfFacts(rules, facts, all);
        ASSERT_EQ(scoreTallies(rules, told), points) << i << rulesText(rules);
        ASSERT_EQ(wholeSuitSide(rules, told), wholeSuitSide(rules, whole)) << i << rulesText(rules);
    }
}

TEST(RoundFacts, OfScopaAreWhoHasMostAndTheSettebello) {
    const RuleSet rules = findPreset("scopa")->rules;
    RoundFacts facts;
    EXPECT_EQ(ownersNeeded(rules, facts), CardSet{Card(Suit::Coins, kSeven)});
    EXPECT_FALSE(decideRound(rules, facts));
    facts.owned[1].insert(Card(Suit::Coins, kSeven));
    EXPECT_TRUE(ownersNeeded(rules, facts).empty());
    facts.cards = HasMost{0};
    facts.suit = HasMost{kNobody};
    EXPECT_FALSE(decideRound(rules, facts)) << "the primiera is not known";
    facts.prime = HasMost{0};
    EXPECT_TRUE(decideRound(rules, facts));
}

TEST(RoundFacts, AskForNoCardOnceItDoesNotMatter) {
    RuleSet rules;
    rules.scoring.napola = Napola::ToSix;
    RoundFacts facts;
    facts.suit = HasMost{0};
    EXPECT_EQ(ownersNeeded(rules, facts).size(), 7) << "ace to six and the settebello";
    facts.owned[0].insert(Card(Suit::Coins, kTwo));
    facts.owned[1].insert(Card(Suit::Coins, kAce));
    EXPECT_EQ(ownersNeeded(rules, facts), CardSet{Card(Suit::Coins, kSeven)}) << "no run any more";
}

TEST(RoundFacts, KnowFromTheNumberOfCoinsWhoHasThemAll) {
    RuleSet rules;
    rules.scoring.allCoins = true;
    rules.scoring.wholeSuitWins = true;
    RoundFacts facts;
    facts.suit = CardCounts{4, 6};
    EXPECT_EQ(ownersNeeded(rules, facts), CardSet{Card(Suit::Coins, kSeven)});
    facts.suit = CardCounts{0, 10};
    EXPECT_TRUE(ownersNeeded(rules, facts).empty());
    const BySide<Tally> made{};
    const ItemTallies tallies = talliesOfFacts(rules, facts, made.first(2));
    EXPECT_EQ(wholeSuitSide(rules, tallies), 1);
    EXPECT_EQ(scoreTallies(rules, tallies)[1][ScoringItem::AllCoins], 1);
}

TEST(RoundFacts, AskForThePrimieraOnlyWhatCanStillRaiseIt) {
    const RuleSet rules = findPreset("scopa")->rules;
    RoundFacts facts;
    for (const Card seven : CardSet::ofRank(kSeven)) {
        facts.owned[0].insert(seven);
    }
    EXPECT_TRUE(primeOwnersNeeded(rules, facts).empty()) << "nobody can have more than 84";
    facts.owned[0].erase(Card(Suit::Cups, kSeven));
    facts.owned[1].insert(Card(Suit::Cups, kSeven));
    const CardSet needed = primeOwnersNeeded(rules, facts);
    EXPECT_FALSE(needed.contains(Card(Suit::Cups, kSeven)));
    EXPECT_TRUE(needed.contains(Card(Suit::Cups, kSix))) << "the best cup of the others";
}

TEST(RoundFacts, AreRefusedWhereTheyContradictThemselves) {
    const RuleSet rules;
    RoundFacts facts;
    facts.cards = CardCounts{23, 18};
    EXPECT_FALSE(arePossible(rules, facts)) << "41 cards";
    facts.cards = CardCounts{23, 17};
    EXPECT_TRUE(arePossible(rules, facts));
    facts.owned[0].insert(Card(Suit::Coins, kSeven));
    facts.suit = CardCounts{0, 10};
    EXPECT_FALSE(arePossible(rules, facts)) << "the settebello is a coin";
    facts.suit = HasMost{1};
    facts.owned[1].insert(Card(Suit::Coins, kSeven));
    EXPECT_FALSE(arePossible(rules, facts)) << "a card with two owners";
    facts.owned[1] = {};
    facts.suit = HasMost{2};
    EXPECT_FALSE(arePossible(rules, facts)) << "there are two sides";
    facts.suit = HasMost{0};
    facts.prime = CardCounts{};
    EXPECT_FALSE(arePossible(rules, facts)) << "the primiera is not counted";
}

} // namespace
} // namespace settebello
