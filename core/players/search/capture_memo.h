// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace settebello {

/// What may be captured from a table by every rank, remembered: legalCaptures() is asked once for
/// each table met, so that a search that sees the same tables again and again pays for them once.
/// Its memory is fixed after construction, but for tables with thousands of captures.
class CaptureMemo {
public:
    /// The answers for one table; good until the next call of CaptureMemo::of().
    class Captures {
    public:
        /// Ranks that can capture something, one bit a rank (bit 0: ace). Of an empty table none:
        /// an ace that takes itself is not told of here.
        unsigned capturing() const { return m_capturing; }
        /// Ranks that have a capture of the whole table, one bit a rank. Whether it counts as a
        /// sweep is isSweep()'s to say.
        unsigned sweeping() const { return m_sweeping; }

    private:
        friend class CaptureMemo;
        std::uint64_t m_table = 0;                          ///< 0: an entry not in use
        std::uint32_t m_begin = 0;                          ///< in the pool
        std::array<std::uint16_t, kRankCount + 1> m_ends{}; ///< by rank, from m_begin on
        std::uint16_t m_capturing = 0;
        std::uint16_t m_sweeping = 0;
    };

    /// @param sizeLog2 how many tables are remembered, as a power of two.
    explicit CaptureMemo(const RuleSet& rules, int sizeLog2 = 13);

    /// @param table any cards, also none.
    const Captures& of(CardSet table);

    /// What a card of that rank may capture. @param captures from the last call of of().
    std::span<const CardSet> captures(const Captures& captures, int rank) const {
        const auto r = static_cast<std::size_t>(rank);
        return std::span(m_pool).subspan(captures.m_begin + captures.m_ends[r - 1],
                                         static_cast<std::size_t>(captures.m_ends[r]) -
                                             captures.m_ends[r - 1]);
    }

    /// The ranks of a set of cards, one bit a rank.
    static constexpr unsigned ranks(CardSet cards) {
        const std::uint64_t bits = cards.bits();
        const std::uint64_t folded = bits | bits >> 10 | bits >> 20 | bits >> 30;
        return static_cast<unsigned>(folded & ((1U << kRankCount) - 1));
    }

private:
    void fill(Captures& entry, CardSet table);

    RuleSet m_rules;
    std::vector<Captures> m_entries;
    std::vector<CardSet> m_pool;
    std::vector<CardSet> m_found;
    Captures m_none;
    int m_shift;
};

} // namespace settebello
