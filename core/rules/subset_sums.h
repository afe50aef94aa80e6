// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "support/contract.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace settebello {

/// The highest sum of table cards that any rule asks for: an ace makes fifteen with fourteen.
inline constexpr int kHighestSum = 14;

/// How many subsets of a small table add up to each sum 0 … 10, without enumerating them. The
/// counts are the coefficients of the product of 1 + x^rank over the cards. With a power of two for
/// x the polynomials are integers, and so is their product.
class SubsetCounts {
public:
    /// Up to this number of cards every count fits its bits (a test tries all tables).
    static constexpr int kMostCards = 7;
    static constexpr int kMostSum = kKing;
    /// Bits of each count.
    static constexpr int kBits = 5;

    /// @param table with more than kMostCards cards, the counts mean nothing.
    /// @param mayBeNamed whether the seven of cups may lie there as another card
    explicit SubsetCounts(CardSet table, bool mayBeNamed = true)
        : m_counts((ofSuit(table, Suit::Coins) * ofSuit(table, Suit::Cups)) *
                   (ofSuit(table, Suit::Swords) * ofSuit(table, Suit::Batons))) {
        if (mayBeNamed && table.namedRanks() != 0) {
            m_counts *= kOfSuit[table.namedRanks()];
        }
    }

    /// @pre 0 ≤ sum ≤ kMostSum
    int operator[](int sum) const {
        SETTEBELLO_ASSERT(sum >= 0 && sum <= kMostSum);
        return static_cast<int>(m_counts >> kBits * sum & kMask);
    }

    /// One of the subsets counted, in the order in which SubsetWalk finds them.
    /// @pre the table has at most kMostCards cards, 1 ≤ sum ≤ kMostSum, 0 ≤ which < their number.
    static CardSet nth(CardSet table, int sum, int which) {
        SETTEBELLO_ASSERT(table.size() <= kMostCards && sum >= 1 && sum <= kMostSum);
        SETTEBELLO_ASSERT(which >= 0 && which < SubsetCounts(table)[sum]);
        // The subsets with a card come before those without it. Uses masks, because none of these
        // branches could be predicted.
        std::array<std::uint64_t, kMostCards> bits;
        std::array<std::uint64_t, kMostCards> after; // the product over the cards after each
        std::uint64_t product = 1;
        std::size_t size = 0;
        for (std::uint64_t rest = table.bits(); rest != 0; ++size) {
            bits[size] = std::bit_floor(rest);
            rest -= bits[size];
            after[size] = product;
            product += product << kBits * CardSet::fromBits(bits[size]).first().rank();
        }
        std::uint64_t chosen = 0;
        while (size-- > 0) {
            const int rank = CardSet::fromBits(bits[size]).first().rank();
            const std::uint64_t fits = -std::uint64_t{rank <= sum};
            const int with = static_cast<int>(
                after[size] >> (static_cast<std::uint64_t>(kBits * (sum - rank)) & fits) & kMask &
                fits);
            const int takes = -static_cast<int>(which < with);
            which -= with & ~takes;
            sum -= rank & takes;
            chosen |= bits[size] & -std::uint64_t{takes != 0};
        }
        return CardSet::fromBits(chosen);
    }

private:
    static constexpr std::uint64_t kMask = (1U << kBits) - 1;

    static std::uint64_t ofSuit(CardSet table, Suit suit) { return kOfSuit[table.ranksOf(suit)]; }

    /// The product for every set of cards of one suit.
    static constexpr std::array<std::uint64_t, 1U << kRankCount> kOfSuit = [] {
        std::array<std::uint64_t, 1U << kRankCount> products{1};
        for (std::size_t cards = 1; cards < products.size(); ++cards) {
            const int rank = static_cast<int>(std::bit_width(cards));
            const std::uint64_t others = products[cards - (std::size_t{1} << (rank - 1))];
            products[cards] = others + (others << kBits * rank);
        }
        return products;
    }();

    std::uint64_t m_counts;
};

/// Finds the subsets of a table with a given sum one by one and without dead ends: it knows which
/// sums the cards after each one can make.
class SubsetWalk {
public:
    /// No more cards than this stay within kHighestSum: five aces, with the seven of cups played as
    /// one, and four twos are thirteen, and a three exceeds it.
    static constexpr int kLargestSet = 9;

    /// @param table any cards, also none.
    explicit SubsetWalk(CardSet table) {
        for (const Card card : table) {
            m_cards[m_size++] = static_cast<std::uint8_t>(card.index());
        }
        m_sums[m_size] = 1;
        for (std::size_t i = m_size; i-- > 0;) {
            m_sums[i] = m_sums[i + 1] | m_sums[i + 1] << card(i).rank();
        }
    }

    /// Calls `take` with every subset of at most `cards` cards, until it returns false.
    /// @param take bool(CardSet). @return false if `take` ever did. @pre 1 ≤ sum ≤ kHighestSum
    template <typename Take>
    bool atMost(int sum, int cards, Take&& take) const {
        SETTEBELLO_ASSERT(sum >= 1 && sum <= kHighestSum);
        return extend<false>(0, sum, cards, CardSet(), take);
    }
    /// Calls `take` with every subset of exactly `cards` cards, as atMost() does. @pre cards ≥ 1
    template <typename Take>
    bool exactly(int sum, int cards, Take&& take) const {
        SETTEBELLO_ASSERT(sum >= 1 && sum <= kHighestSum && cards >= 1);
        return extend<true>(0, sum, cards, CardSet(), take);
    }

private:
    Card card(std::size_t i) const { return Card::fromIndex(m_cards[i]); }
    bool canMake(std::size_t from, int sum) const { return (m_sums[from] >> sum & 1) != 0; }

    template <bool kExactly, typename Take>
    bool extend(std::size_t from, int sum, int cards, CardSet chosen, Take& take) const {
        // The sum is never 0 here, and an empty rest makes no other sum, which ends the loop.
        for (std::size_t i = from; cards > 0 && canMake(i, sum); ++i) {
            const int rest = sum - card(i).rank();
            if (rest < 0 || !canMake(i + 1, rest)) {
                continue;
            }
            const CardSet with = chosen | CardSet{card(i)};
            if (rest > 0 && !extend<kExactly>(i + 1, rest, cards - 1, with, take)) {
                return false;
            }
            if (rest == 0 && (!kExactly || cards == 1) && !take(with)) {
                return false;
            }
        }
        return true;
    }

    // Uninitialized on purpose: most of it is never used, and it is built a million times a second.
    std::array<std::uint8_t, kCardCount> m_cards;
    std::array<std::uint32_t, kCardCount + 1> m_sums; ///< bit s: the cards from here on can make s
    std::size_t m_size = 0;
};

} // namespace settebello
