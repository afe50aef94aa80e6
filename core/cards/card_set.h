// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "support/contract.h"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>

namespace settebello {

/// A set of cards in 64 bits; bit i is the card of index i: ten for each suit, and ten for what the
/// seven of cups may be played as. Iterates in ascending card order.
class CardSet {
public:
    class Iterator {
    public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        using reference = Card;
        using pointer = const Card*;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t rest)
            : m_rest(rest) {}
        constexpr Card operator*() const { return Card::fromIndex(std::countr_zero(m_rest)); }
        constexpr Iterator& operator++() {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t m_rest = 0;
    };

    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (const Card card : cards) {
            insert(card);
        }
    }
    /// @pre only the low 50 bits are set.
    static constexpr CardSet fromBits(std::uint64_t bits) {
        SETTEBELLO_ASSERT(bits >> kPlayedCardCount == 0);
        CardSet set;
        set.m_bits = bits;
        return set;
    }
    /// All ten cards of a suit.
    static constexpr CardSet ofSuit(Suit suit) {
        return fromBits(((std::uint64_t{1} << kRankCount) - 1)
                        << (static_cast<int>(suit) * kRankCount));
    }
    /// All four cards of a rank. @pre 1 ≤ rank ≤ 10
    static constexpr CardSet ofRank(int rank) {
        SETTEBELLO_ASSERT(rank >= kAce && rank <= kKing);
        constexpr std::uint64_t kAces =
            1 | (std::uint64_t{1} << 10) | (std::uint64_t{1} << 20) | (std::uint64_t{1} << 30);
        return fromBits(kAces << (rank - 1));
    }
    /// All that are played as one: the four, and the seven of cups as such a card.
    static constexpr CardSet playedAs(int rank) {
        return fromBits(ofRank(rank).m_bits | std::uint64_t{1} << (kCardCount + rank - 1));
    }
    /// All forty.
    static constexpr CardSet all() { return fromBits((std::uint64_t{1} << kCardCount) - 1); }

    constexpr std::uint64_t bits() const { return m_bits; }
    /// Adds up neighbouring bits. The compiler recognizes it and uses the processor's instruction
    /// where there is one; elsewhere it is much cheaper than the call that std::popcount becomes.
    constexpr int size() const {
        std::uint64_t counts = m_bits - (m_bits >> 1 & 0x5555555555555555U);
        counts = (counts & 0x3333333333333333U) + (counts >> 2 & 0x3333333333333333U);
        counts = (counts + (counts >> 4)) & 0x0f0f0f0f0f0f0f0fU;
        return static_cast<int>(counts * 0x0101010101010101U >> 56);
    }
    /// The ranks of a suit that are in this set: bit r − 1 is rank r.
    constexpr std::uint32_t ranksOf(Suit suit) const {
        constexpr std::uint64_t kRanks = (1U << kRankCount) - 1;
        return static_cast<std::uint32_t>(m_bits >> (static_cast<int>(suit) * kRankCount) & kRanks);
    }
    /// The number of cards played as a rank; the product adds up the five bits. @pre 1 ≤ rank ≤ 10
    constexpr int sizeOfRank(int rank) const {
        SETTEBELLO_ASSERT(rank >= kAce && rank <= kKing);
        constexpr std::uint64_t kOneASuit = playedAs(1).m_bits;
        return static_cast<int>((m_bits >> (rank - 1) & kOneASuit) * kOneASuit >> kCardCount & 7);
    }
    /// Of the ranks that the seven of cups is played as: bit r − 1 is rank r.
    constexpr std::uint32_t namedRanks() const {
        return static_cast<std::uint32_t>(m_bits >> kCardCount);
    }
    /// The seven of cups played as another card, if it is among them.
    constexpr CardSet named() const { return fromBits(m_bits >> kCardCount << kCardCount); }
    /// The same as the cards are printed.
    constexpr CardSet printed() const {
        const std::uint64_t seven{namedRanks() != 0};
        return fromBits((m_bits & ((std::uint64_t{1} << kCardCount) - 1)) |
                        seven << Card(Suit::Cups, kSeven).index());
    }
    /// The same as they are played: with the seven of cups that the others hold as another card.
    /// @param others cards in play, these among them or not
    constexpr CardSet asPlayedAmong(CardSet others) const {
        const CardSet seven{Card(Suit::Cups, kSeven)};
        if (others.namedRanks() == 0 || !intersects(seven)) {
            return *this;
        }
        return (*this - seven) | others.named();
    }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool contains(Card card) const { return (m_bits >> card.index() & 1) != 0; }
    constexpr bool containsAll(CardSet other) const { return (other.m_bits & ~m_bits) == 0; }
    constexpr bool intersects(CardSet other) const { return (other.m_bits & m_bits) != 0; }
    /// The lowest card. @pre !empty()
    constexpr Card first() const {
        SETTEBELLO_ASSERT(!empty());
        return Card::fromIndex(std::countr_zero(m_bits));
    }

    /// This set if `kept`, otherwise the empty set, without a branch.
    constexpr CardSet onlyIf(bool kept) const { return fromBits(m_bits & -std::uint64_t{kept}); }

    constexpr void insert(Card card) { m_bits |= std::uint64_t{1} << card.index(); }
    constexpr void erase(Card card) { m_bits &= ~(std::uint64_t{1} << card.index()); }

    constexpr CardSet operator|(CardSet other) const { return fromBits(m_bits | other.m_bits); }
    constexpr CardSet operator&(CardSet other) const { return fromBits(m_bits & other.m_bits); }
    /// The cards of this set that are not in the other.
    constexpr CardSet operator-(CardSet other) const { return fromBits(m_bits & ~other.m_bits); }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    constexpr bool operator==(const CardSet&) const = default;

    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(); }

private:
    std::uint64_t m_bits = 0;
};

constexpr CardSet setOf(std::span<const Card> cards) {
    CardSet set;
    for (const Card card : cards) {
        set.insert(card);
    }
    return set;
}

constexpr int sumOfRanks(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) {
        sum += card.rank();
    }
    return sum;
}

} // namespace settebello
