// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/contract.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// The four Latin suits, in the order everything is sorted by: D C S B (rules.md §1).
enum class Suit : std::uint8_t { Coins, Cups, Swords, Batons };

inline constexpr int kSuitCount = 4;
inline constexpr int kRankCount = 10;
inline constexpr int kCardCount = kSuitCount * kRankCount;
/// With the ten that the seven of cups may be played as.
inline constexpr int kPlayedCardCount = kCardCount + kRankCount;

/// Ranks that the rules name. A rank is its own capture value (rules.md §1).
inline constexpr int kAce = 1;
inline constexpr int kTwo = 2;
inline constexpr int kSix = 6;
inline constexpr int kSeven = 7;
inline constexpr int kJack = 8;
inline constexpr int kHorse = 9;
inline constexpr int kKing = 10;

/// One of the forty cards, in one byte: suit × 10 + rank − 1. Cards order by suit, then rank.
///
/// Where the seven of cups keeps the rank that it was declared as (rules.md §6), ten more stand for
/// it in hands and on the table, in the order of these ranks. Packs and piles never hold them.
class Card {
public:
    /// The ace of coins, so that arrays of cards can be default-constructed.
    constexpr Card() = default;

    /// @param rank the capture value. @pre 1 ≤ rank ≤ 10
    constexpr Card(Suit suit, int rank)
        : m_index(static_cast<std::uint8_t>(static_cast<int>(suit) * kRankCount + rank - 1)) {
        SETTEBELLO_ASSERT(rank >= kAce && rank <= kKing);
    }

    /// @pre 0 ≤ index < 50
    static constexpr Card fromIndex(int index) {
        SETTEBELLO_ASSERT(index >= 0 && index < kPlayedCardCount);
        Card card;
        card.m_index = static_cast<std::uint8_t>(index);
        return card;
    }

    /// The seven of cups that is played as a card of another rank; with 7 itself.
    static constexpr Card sevenOfCupsAs(int rank) {
        return rank == kSeven ? Card(Suit::Cups, kSeven) : fromIndex(kCardCount + rank - kAce);
    }

    constexpr Suit suit() const { return static_cast<Suit>(printed().m_index / kRankCount); }
    /// The rank that it is played as, 1 … 10.
    constexpr int rank() const { return kRanks[m_index]; }
    /// 0 … 39, or up to 49 for a seven of cups that is played as another card.
    constexpr int index() const { return m_index; }

    /// Whether it is a seven of cups that is played as another card.
    constexpr bool isNamed() const { return m_index >= kCardCount; }
    /// The card that lies there: the seven of cups for one that is played as another, else itself.
    constexpr Card printed() const { return isNamed() ? Card(Suit::Cups, kSeven) : *this; }

    constexpr auto operator<=>(const Card&) const = default;

private:
    // A table, because the division showed in search profiles.
    static constexpr std::array<std::uint8_t, kPlayedCardCount> kRanks = [] {
        std::array<std::uint8_t, kPlayedCardCount> ranks{};
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            ranks[i] = static_cast<std::uint8_t>(i % kRankCount + 1);
        }
        return ranks;
    }();

    std::uint8_t m_index = 0;
};

/// Rank number and suit letter as printed: `7D`, `10S`, `1B` (rules.md §1).
std::string toString(Card card);

/// The reverse of toString; nothing if the text is not exactly one card.
std::optional<Card> parseCard(std::string_view text);

} // namespace settebello
