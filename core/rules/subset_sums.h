// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"

#include <array>
#include <cstdint>

namespace settebello {

/// The highest sum of table cards that any rule asks for: an ace takes fourteen to fifteen.
inline constexpr int kHighestSum = 14;

/// How many subsets of a table add up to each sum 0 … 15, without looking at any of them: one byte
/// a sum, sixteen in two words; a card of rank r adds to the bytes the same moved up by r, which is
/// how the polynomial of the numbers is multiplied by 1 + x^r.
class SubsetCounts {
public:
    /// No number can outgrow its byte for so many cards: subsets with one and the same sum do not
    /// hold each other, so there are at most 10! / (5! 5!) = 252 of them (Sperner).
    static constexpr int kMostCards = 10;

    /// @param table at most kMostCards cards, or isExact() is false.
    explicit SubsetCounts(CardSet table) {
        std::uint64_t rest = table.bits() & kPipCards;
        for (; rest != 0; rest &= rest - 1, ++m_size) {
            const int bits = kBits * CardSet::fromBits(rest).first().rank();
            m_high += m_high << bits | m_low >> (kWord - bits);
            m_low += m_low << bits;
        }
        // Two court cards are more than any sum, so each meets only what the others make.
        rest = table.bits() & ~kPipCards;
        for (; rest != 0; rest &= rest - 1, ++m_size) {
            m_high += m_low << (kBits * CardSet::fromBits(rest).first().rank() - kWord);
        }
    }

    bool isExact() const { return m_size <= kMostCards; }
    /// @param sum 0 … 15. @pre isExact().
    int operator[](int sum) const {
        const std::uint64_t word = sum < kJack ? m_low : m_high;
        return static_cast<int>(word >> (kBits * sum & (kWord - 1)) & 0xff);
    }

private:
    static constexpr int kBits = 8;
    static constexpr int kWord = 64;
    static constexpr std::uint64_t kPipCards =
        CardSet::all().bits() &
        ~(CardSet::ofRank(kJack) | CardSet::ofRank(kHorse) | CardSet::ofRank(kKing)).bits();

    std::uint64_t m_low = 1; // the empty set makes 0
    std::uint64_t m_high = 0;
    int m_size = 0;
};

/// Finds the subsets of a table with a given sum one by one, and never tries a card in vain: it
/// knows which sums the cards after each one can make.
class SubsetWalk {
public:
    explicit SubsetWalk(CardSet table) {
        for (const Card card : table) {
            m_cards[m_size++] = static_cast<std::uint8_t>(card.index());
        }
        m_sums[m_size] = 1;
        for (std::size_t i = m_size; i-- > 0;) {
            m_sums[i] = m_sums[i + 1] | m_sums[i + 1] << card(i).rank();
        }
    }

    /// Calls `take` with every subset of at most so many cards, until it returns false.
    /// @param sum 1 … kHighestSum. @param take bool(CardSet). @return false if `take` ever did.
    template <typename Take>
    bool atMost(int sum, int cards, Take&& take) const {
        return extend<false>(0, sum, cards, CardSet(), take);
    }
    /// The same for subsets of exactly so many cards, at least one.
    template <typename Take>
    bool exactly(int sum, int cards, Take&& take) const {
        return extend<true>(0, sum, cards, CardSet(), take);
    }

private:
    Card card(std::size_t i) const { return Card::fromIndex(m_cards[i]); }
    bool canMake(std::size_t from, int sum) const { return (m_sums[from] >> sum & 1) != 0; }

    template <bool kExactly, typename Take>
    bool extend(std::size_t from, int sum, int cards, CardSet chosen, Take& take) const {
        // The sum is never 0 here, and no cards make no other: that ends the loop.
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

    // Not initialized: most of it is never needed, and it is made a million times a second.
    std::array<std::uint8_t, kCardCount> m_cards;
    std::array<std::uint32_t, kCardCount + 1> m_sums; ///< bit s: the cards from here on can make s
    std::size_t m_size = 0;
};

} // namespace settebello
