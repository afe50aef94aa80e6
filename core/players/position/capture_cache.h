// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"
#include "support/contract.h"

#include <cstdint>
#include <span>
#include <vector>

namespace settebello {

/// A cache of what may be captured from each table: legalCaptures() is called once for each table,
/// however often a search reaches it. Memory is fixed at construction, except for tables with
/// hundreds of captures. Not thread-safe.
class CaptureCache {
public:
    /// What the ranks can do at a table, one bit per rank (bit 0: ace). Nothing for an empty table:
    /// an ace that takes itself is not included.
    struct Reach {
        unsigned capturing = 0; ///< ranks that capture something
        unsigned sweeping = 0;  ///< ranks that may capture the whole table; see isSweep()
    };

    explicit CaptureCache(const RuleSet& rules);

    /// @param table any cards, also none.
    Reach reach(CardSet table) {
        const std::uint64_t key = rankCounts(table);
        std::uint64_t& entry = m_reaches[key * kSpread >> kReachShift];
        if (entry >> kKeyShift != key) {
            entry = key << kKeyShift | findReach(table);
        }
        return {static_cast<unsigned>(entry) & kRankMask,
                static_cast<unsigned>(entry >> kRankCount) & kRankMask};
    }

    /// What a card of a rank may capture; valid until the next call. @pre not all cards of the rank
    /// are on the table.
    std::span<const CardSet> captures(CardSet table, int rank) {
        SETTEBELLO_ASSERT(!table.containsAll(CardSet::playedAs(rank)));
        const std::uint64_t key = table.bits() << 4 | static_cast<std::uint64_t>(rank);
        Listed& entry = m_listed[key * kSpread >> kListShift];
        if (entry.key != key) {
            list(entry, key, table, rank);
        }
        return std::span(m_pool).subspan(entry.begin, entry.count);
    }

    /// The ranks of a set of cards, one bit per rank.
    static constexpr unsigned ranks(CardSet cards) {
        const std::uint64_t bits = cards.bits();
        const std::uint64_t folded = bits | bits >> 10 | bits >> 20 | bits >> 30 | bits >> 40;
        return static_cast<unsigned>(folded) & kRankMask;
    }
    /// All cards of some ranks. @param ranks one bit per rank.
    static constexpr CardSet cardsOf(unsigned ranks) {
        const auto bits = static_cast<std::uint64_t>(ranks);
        return CardSet::fromBits(bits | bits << 10 | bits << 20 | bits << 30 | bits << 40);
    }

private:
    static constexpr unsigned kRankMask = (1U << kRankCount) - 1;
    static constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15; // 2^64 / golden ratio (Knuth)
    static constexpr int kReachLog2 = 14;
    static constexpr int kReachShift = 64 - kReachLog2;
    static constexpr int kListLog2 = 14;
    static constexpr int kListShift = 64 - kListLog2;
    static constexpr int kKeyShift = 2 * kRankCount;

    struct Listed {
        std::uint64_t key = 0;
        std::uint32_t begin = 0; ///< in the pool
        std::uint32_t count = 0;
    };

    /// How many cards of each rank, in 30 bits: what a reach depends on.
    static constexpr std::uint64_t rankCounts(CardSet table) {
        const std::uint64_t bits = table.bits();
        const std::uint64_t a = bits ^ bits >> 10;
        const std::uint64_t b = bits & bits >> 10;
        std::uint64_t odd = (a ^ a >> 20) & kRankMask;
        const std::uint64_t carry = (a & a >> 20) & kRankMask;
        std::uint64_t twos = ((b ^ b >> 20) & kRankMask) ^ carry;
        std::uint64_t fours = (b & b >> 20) & kRankMask;
        if (const std::uint64_t fifth = table.namedRanks(); fifth != 0) {
            fours |= twos & odd & fifth;
            twos ^= odd & fifth;
            odd ^= fifth;
        }
        return odd | twos << kRankCount | fours << kKeyShift;
    }
    std::uint64_t findReach(CardSet table);
    void list(Listed& entry, std::uint64_t key, CardSet table, int rank);

    RuleSet m_rules;
    std::vector<std::uint64_t> m_reaches; ///< rank counts, then sweeping and capturing ranks
    std::vector<Listed> m_listed;
    std::vector<CardSet> m_pool;
    std::vector<CardSet> m_found;
};

} // namespace settebello
