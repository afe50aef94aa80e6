// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/captures.h"

#include "cards/pack.h"
#include "cards/random.h"
#include "core/cards/card_text.h"
#include "core/oracle/random_rules.h"
#include "rules/legal_plays.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace settebello {
namespace {

/// Every subset of the cards, by brute force. @param cards at most 20.
template <typename Use>
void forEachSubset(const std::vector<Card>& cards, Use use) {
    for (std::uint32_t mask = 0; mask < 1U << cards.size(); ++mask) {
        CardSet subset;
        int sum = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((mask >> i & 1) != 0) {
                subset.insert(cards[i]);
                sum += cards[i].rank();
            }
        }
        use(subset, sum);
    }
}

/// Calls `use` with one table of `size` cards for every combination of ranks.
template <typename Use>
void forEachTable(int size, int rank, CardSet table, Use use) {
    if (size == 0) {
        use(table);
        return;
    }
    for (; rank <= kKing; ++rank) {
        CardSet with = table;
        for (int cards = 1; cards <= std::min(size, kSuitCount); ++cards) {
            with.insert(Card(static_cast<Suit>(cards - 1), rank));
            forEachTable(size - cards, rank + 1, with, use);
        }
    }
}

/// Expects the counts of a table to be those of its subsets, one by one.
void expectAllSubsets(CardSet table) {
    std::array<int, SubsetCounts::kMostSum + 1> expected{};
    forEachSubset({table.begin(), table.end()}, [&](CardSet, int sum) {
        if (sum <= SubsetCounts::kMostSum) {
            ++expected[static_cast<std::size_t>(sum)];
        }
    });
    const SubsetCounts counts(table);
    for (int sum = 0; sum <= SubsetCounts::kMostSum; ++sum) {
        ASSERT_EQ(counts[sum], expected[static_cast<std::size_t>(sum)])
            << sum << " of " << table.bits();
    }
}

TEST(SubsetCounts, MatchAllSubsetsOfAllTables) {
    int tables = 0;
    for (int size = 0; size <= SubsetCounts::kMostCards; ++size) {
        forEachTable(size, kAce, CardSet(), [&](CardSet table) {
            ++tables;
            ASSERT_NO_FATAL_FAILURE(expectAllSubsets(table));
        });
    }
    // The number of multisets of ten ranks, each at most four times.
    EXPECT_EQ(tables, 1 + 10 + 55 + 220 + 715 + 1992 + 4905 + 10890);
}

/// A fifth card of a rank, with as many of every other as there can be with it.
TEST(SubsetCounts, KnowTheSevenOfCupsAsAnotherCard) {
    for (int rank = kAce; rank <= kKing; ++rank) {
        const CardSet seven{Card::sevenOfCupsAs(rank)};
        forEachTable(SubsetCounts::kMostCards - 1, kAce, CardSet(), [&](CardSet others) {
            const CardSet table = (others - seven.printed()) | seven;
            ASSERT_NO_FATAL_FAILURE(expectAllSubsets(table));
        });
    }
}

TEST(SubsetWalk, FindsEachSubsetOnce) {
    const CardSet table = cardSet("1D 2D 3D 4D 5D 1C 2C 3C 6S 8S 9B 10B");
    const std::vector<Card> cards(table.begin(), table.end());
    const SubsetWalk walk(table);
    for (int sum = 1; sum <= kHighestSum; ++sum) {
        for (int most = 1; most <= 5; ++most) {
            std::vector<CardSet> atMost;
            std::vector<CardSet> exactly;
            forEachSubset(cards, [&](CardSet subset, int total) {
                if (total == sum && subset.size() <= most) {
                    atMost.push_back(subset);
                }
                if (total == sum && subset.size() == most) {
                    exactly.push_back(subset);
                }
            });
            const auto expectFound = [&](const std::vector<CardSet>& expected, auto find) {
                std::vector<CardSet> found;
                EXPECT_TRUE(find([&](CardSet set) {
                    found.push_back(set);
                    return true;
                }));
                EXPECT_TRUE(std::is_permutation(found.begin(), found.end(), expected.begin(),
                                                expected.end()))
                    << sum << " of " << most;
            };
            expectFound(atMost, [&](auto take) { return walk.atMost(sum, most, take); });
            expectFound(exactly, [&](auto take) { return walk.exactly(sum, most, take); });
        }
    }
}

TEST(SubsetWalk, StopsWhenToldTo) {
    const SubsetWalk walk(cardSet("1D 1C 1S 1B 5D"));
    int found = 0;
    EXPECT_FALSE(walk.atMost(2, 2, [&](CardSet) { return ++found < 3; }));
    EXPECT_EQ(found, 3);
}

/// count(), nth() and forEach() must agree.
TEST(Captures, CountMatchesTheList) {
    Random random(2);
    for (int i = 0; i < 20000 * oracleFactor(); ++i) {
        RuleSet rules = randomRules(random);
        rules.capture.firstAce = FirstAce::Free; // legalCaptures() lists those of later cards
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        CardSet table;
        for (std::uint32_t k = random.below(i % 10 == 0 ? 20 : 9); k > 0; --k) {
            table.insert(pack[static_cast<int>(k)]);
        }
        const Card card = pack[0];
        std::vector<CardSet> listed;
        legalCaptures(rules, card, table, listed);
        Captures captures(rules.capture, table);
        ASSERT_EQ(captures.count(card), static_cast<int>(listed.size())) << rulesText(rules);
        for (int n = 0; n < static_cast<int>(listed.size()); ++n) {
            EXPECT_EQ(captures.nth(card, n), listed[static_cast<std::size_t>(n)])
                << rulesText(rules);
        }
    }
}

} // namespace
} // namespace settebello
