// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/scoring_items.h"

#include "cards/random.h"
#include "core/oracle/random_rules.h"
#include "rules/rule_keys.h"
#include "rules/scoring.h"

#include <gtest/gtest.h>

#include <set>

namespace settebello {
namespace {

/// Rule sets in which every item is in force now and then.
std::vector<RuleSet> manyRules() {
    Random random(11);
    std::vector<RuleSet> rules{RuleSet()};
    for (int i = 0; i < 300; ++i) {
        rules.push_back(randomRules(random));
    }
    return rules;
}

Tally pileOf(CardSet cards) {
    return {cards, 0, 0};
}

TEST(ScoringItems, HaveDifferentNames) {
    std::set<std::string_view> names;
    for (const ScoringItemInfo& info : kScoringItems) {
        EXPECT_TRUE(names.insert(info.name).second) << info.name;
    }
}

/// Every record names these; a new item must be marked as later.
TEST(ScoringItems, OfTheFirstVersionStayTheSame) {
    std::set<std::string_view> names;
    for (const ScoringItemInfo& info : kScoringItems) {
        if (!info.isLater) {
            names.insert(info.name);
        }
    }
    EXPECT_EQ(names, (std::set<std::string_view>{"cards", "declarations", "lowCards", "napola",
                                                 "prime", "reBello", "scalette", "settebello",
                                                 "suit", "sweeps", "twoOfBatons"}));
}

TEST(ScoringItems, WithATogglesNameFollowThatToggle) {
    int found = 0;
    for (const ScoringItemInfo& info : kScoringItems) {
        const RuleKey* key = findRuleKey("scoring", info.name);
        for (const RuleSet& rules : manyRules()) {
            const bool always = info.item == ScoringItem::Cards || !rules.capture.steal;
            ASSERT_TRUE(key != nullptr ||
                        info.inForce(rules) == (always && !rules.scoring.courtsAndAces))
                << info.name;
        }
        if (key == nullptr) {
            continue;
        }
        ++found;
        std::set<bool> inForce;
        for (const RuleSet& rules : manyRules()) {
            inForce.insert(info.inForce(rules));
        }
        EXPECT_EQ(inForce.size(), 2U) << info.name;
    }
    EXPECT_EQ(found, static_cast<int>(kScoringItems.size()) - 4)
        << "all but cards, suit, settebello and sweeps";
}

TEST(ScoringItems, DependOnTheirCardsAlone) {
    Random random(12);
    for (const RuleSet& rules : manyRules()) {
        const CardSet pack = Pack::contents(rules.pack.cards);
        const CardSet pile = CardSet::fromBits(random.next() & pack.bits());
        for (const ScoringItemInfo& info : kScoringItems) {
            const CardSet cards = info.cards(rules);
            ASSERT_TRUE(pack.containsAll(cards)) << info.name;
            ASSERT_TRUE(pile.containsAll(info.countedCards(rules, pile))) << info.name;
            if (info.inForce(rules)) {
                ASSERT_EQ(info.value(rules, pileOf(pile)), info.value(rules, pileOf(pile & cards)))
                    << info.name;
            } else if (info.award == Award::EachSide) {
                ASSERT_EQ(info.value(rules, pileOf(pack)), 0) << info.name;
            }
        }
    }
}

/// certainPoints() relies on it.
TEST(ScoringItems, NeverFallOrNeverRiseAsAPileGrows) {
    Random random(13);
    for (const RuleSet& rules : manyRules()) {
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        for (const ScoringItemInfo& info : kScoringItems) {
            if (!info.inForce(rules)) {
                continue;
            }
            bool rose = false;
            bool fell = false;
            CardSet pile;
            int value = info.value(rules, pileOf(pile));
            for (const Card card : pack.cards()) {
                pile.insert(card);
                const int next = info.value(rules, pileOf(pile));
                rose = rose || next > value;
                fell = fell || next < value;
                value = next;
            }
            ASSERT_FALSE(rose && fell) << info.name;
        }
    }
}

TEST(ScoringItems, SayWhetherPointsCanBeLost) {
    RuleSet rules;
    EXPECT_FALSE(canLosePoints(rules));
    rules.scoring.lowCards = true;
    rules.scoring.scalette = true;
    EXPECT_FALSE(canLosePoints(rules));
    rules.scoring.twoOfBatons = -5;
    EXPECT_TRUE(canLosePoints(rules));
}

TEST(ScoringItems, KnowTheGroupsThatScoreTogether) {
    RuleSet rules;
    EXPECT_TRUE(cardGroups(rules).empty());
    rules.scoring.piccola = rules.scoring.grande = rules.scoring.allCoins = true;
    rules.scoring.lowCards = true;
    rules.scoring.twoOfBatons = -5;
    EXPECT_TRUE(cardGroups(rules).empty()) << "one suit, or a single card";
    rules.scoring.allSevens = true;
    ASSERT_EQ(cardGroups(rules).size(), 1U);
    EXPECT_EQ(cardGroups(rules)[0].cards, CardSet::ofRank(kSeven));
    EXPECT_EQ(cardGroups(rules)[0].points, 1);
}

TEST(ScoringItems, SingleCardsScoreByThemselves) {
    RuleSet rules;
    rules.scoring.reBello = true;
    rules.scoring.lowCards = true;
    rules.scoring.napola = Napola::ToHorse;
    rules.scoring.twoOfBatons = -5;
    for (const auto& [card, points] : {std::pair(Card(Suit::Coins, kSeven), 1),
                                       {Card(Suit::Coins, kKing), 1},
                                       {Card(Suit::Coins, kAce), 1},
                                       {Card(Suit::Coins, kTwo), 2},
                                       {Card(Suit::Coins, 3), 3},
                                       {Card(Suit::Coins, 4), 0},
                                       {Card(Suit::Batons, kTwo), -5},
                                       {Card(Suit::Cups, kSeven), 0}}) {
        EXPECT_EQ(cardPoints(rules, card), points) << toString(card);
    }
}

} // namespace
} // namespace settebello
