// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/pack.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace settebello {
namespace {

std::string text(const Pack& pack) {
    std::string all;
    for (const Card card : pack.cards()) {
        all += (all.empty() ? "" : " ") + toString(card);
    }
    return all;
}

// The expected numbers come from xoshiro256** and splitmix64 implemented a second time, in another
// language.

TEST(Random, GivesTheSameNumbersEverywhere) {
    struct Golden {
        std::uint64_t seed;
        std::array<std::uint64_t, 4> numbers;
    };
    constexpr std::array<Golden, 3> kGolden{
        {{0, {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c}},
         {1, {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7}},
         {UINT64_MAX,
          {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f}}}};
    for (const Golden& golden : kGolden) {
        Random random(golden.seed);
        for (const std::uint64_t number : golden.numbers) {
            EXPECT_EQ(random.next(), number);
        }
    }
}

TEST(Random, GivesTheSameSmallNumbersEverywhere) {
    Random random(7);
    for (const std::uint32_t number : {7U, 2U, 8U, 9U, 9U, 8U, 0U, 1U, 4U, 1U, 5U, 7U}) {
        EXPECT_EQ(random.below(10), number);
    }
    Random large(7); // with this bound a quarter of all draws is rejected
    for (const std::uint32_t number :
         {2256714809U, 897920560U, 2704629367U, 3191784369U, 195696145U, 336411224U}) {
        EXPECT_EQ(large.below(0xc0000001U), number);
    }
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Pack, HoldsFortyOrThirtySixCards) {
    const Pack forty;
    EXPECT_EQ(forty.size(), 40);
    EXPECT_EQ(forty[0], Card(Suit::Coins, kAce));
    EXPECT_EQ(forty[39], Card(Suit::Batons, kKing));
    const Pack thirtySix(36);
    EXPECT_EQ(thirtySix.size(), 36);
    for (const Card card : thirtySix.cards()) {
        EXPECT_NE(card.rank(), kTwo);
    }
    EXPECT_EQ(Pack::contents(36).size(), 36);
    EXPECT_FALSE(forty == thirtySix);
}

TEST(Pack, IsShuffledTheSameEverywhere) {
    Pack pack;
    Random random(1);
    pack.shuffle(random);
    EXPECT_EQ(text(pack), "5D 4C 6B 3B 9B 9D 4B 7B 8D 1D 1B 10B 5S 7C 4D 7D 5B 1C 10C 10D 8B 4S 2C "
                          "2D 3S 6C 9C 7S 10S 2B 8C 8S 3C 3D 6D 6S 5C 2S 1S 9S");
    Pack small(36);
    Random other(2);
    small.shuffle(other);
    EXPECT_EQ(text(small), "6D 7S 8C 4C 5C 1S 3C 10B 1C 3D 7D 7C 7B 10S 1B 1D 3B 5B 9B 6C 4D 6B 6S "
                           "9C 10D 4B 4S 10C 8B 3S 9D 5S 8S 8D 9S 5D");
}

TEST(Pack, ComesFromCardsOnlyIfComplete) {
    Pack pack(36);
    Random random(3);
    pack.shuffle(random);
    EXPECT_EQ(Pack::fromCards(pack.cards()), pack);
    EXPECT_EQ(Pack::fromCards(Pack().cards()), Pack());

    const Pack sorted;
    std::vector<Card> cards(sorted.cards().begin(), sorted.cards().end());
    EXPECT_EQ(Pack::fromCards({}), std::nullopt);
    EXPECT_EQ(Pack::fromCards(std::span(cards).first(39)), std::nullopt);
    EXPECT_EQ(Pack::fromCards(std::span(cards).first(36)), std::nullopt) << "with twos";
    cards.push_back(cards[0]);
    EXPECT_EQ(Pack::fromCards(cards), std::nullopt);
    cards.pop_back();
    cards[5] = cards[6];
    EXPECT_EQ(Pack::fromCards(cards), std::nullopt) << "one twice, one missing";
}

/// Twice the sum over all cells of (found − expected)² / expected must stay close to its
/// degrees of freedom. The seeds are fixed, so every run gives the same value.
double chiSquare(const std::vector<int>& found, double expected) {
    double sum = 0;
    for (const int count : found) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

TEST(Pack, EveryCardComesToEveryPlaceEquallyOften) {
    constexpr int kShuffles = 40000;
    std::vector<int> places(std::size_t{kCardCount} * kCardCount);
    Random random(2024);
    for (int i = 0; i < kShuffles; ++i) {
        Pack pack;
        pack.shuffle(random);
        for (int place = 0; place < kCardCount; ++place) {
            ++places[static_cast<std::size_t>(pack[place].index() * kCardCount + place)];
        }
    }
    // 39 × 39 = 1521 degrees of freedom, standard deviation 55.
    const double chi = chiSquare(places, double{kShuffles} / kCardCount);
    EXPECT_GT(chi, 1521 - 4 * 55.2);
    EXPECT_LT(chi, 1521 + 4 * 55.2);
}

TEST(Pack, EveryPairOfNeighboursIsEquallyLikely) {
    constexpr int kShuffles = 20000;
    std::vector<int> pairs(std::size_t{kCardCount} * kCardCount);
    Random random(77);
    for (int i = 0; i < kShuffles; ++i) {
        Pack pack;
        pack.shuffle(random);
        for (int place = 1; place < kCardCount; ++place) {
            ++pairs[static_cast<std::size_t>(pack[place - 1].index() * kCardCount +
                                             pack[place].index())];
        }
    }
    std::vector<int> different;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (i / kCardCount != i % kCardCount) {
            different.push_back(pairs[i]);
        }
    }
    // 1560 cells, standard deviation about 56.
    const double chi = chiSquare(different, double{kShuffles} / kCardCount);
    EXPECT_GT(chi, 1559 - 5 * 56);
    EXPECT_LT(chi, 1559 + 5 * 56);
}

} // namespace
} // namespace settebello
