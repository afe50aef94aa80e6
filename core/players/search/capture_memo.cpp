// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/capture_memo.h"

#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t kCapturesATable = 8;            // more than a table has as a rule
constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15; // 2^64 / golden ratio (Knuth)

} // namespace

CaptureMemo::CaptureMemo(const RuleSet& rules, int sizeLog2)
    : m_rules(rules)
    , m_entries(std::size_t{1} << sizeLog2)
    , m_shift(64 - sizeLog2) {
    m_pool.reserve(m_entries.size() * kCapturesATable);
}

const CaptureMemo::Captures& CaptureMemo::of(CardSet table) {
    if (table.empty()) {
        return m_none;
    }
    Captures& entry = m_entries[static_cast<std::size_t>(table.bits() * kSpread >> m_shift)];
    if (entry.m_table != table.bits()) {
        fill(entry, table);
    }
    return entry;
}

void CaptureMemo::fill(Captures& entry, CardSet table) {
    constexpr std::size_t kRoom = 1024;
    if (m_pool.size() + kRoom > m_pool.capacity()) {
        // The pool is only ever added to: when it is full everything is forgotten.
        std::fill(m_entries.begin(), m_entries.end(), Captures());
        m_pool.clear();
    }
    entry.m_table = table.bits();
    entry.m_begin = static_cast<std::uint32_t>(m_pool.size());
    entry.m_capturing = 0;
    entry.m_sweeping = 0;
    for (int rank = kAce; rank <= kKing; ++rank) {
        // Any card of the rank that does not lie there: suits make no difference to what it takes.
        const CardSet away = CardSet::ofRank(rank) - table;
        m_found.clear();
        if (!away.empty()) {
            legalCaptures(m_rules, away.first(), table, m_found);
        }
        const auto bit = static_cast<std::uint16_t>(1U << (rank - 1));
        entry.m_capturing =
            static_cast<std::uint16_t>(entry.m_capturing | (m_found.empty() ? 0 : bit));
        for (const CardSet captured : m_found) {
            m_pool.push_back(captured);
            entry.m_sweeping =
                static_cast<std::uint16_t>(entry.m_sweeping | (captured == table ? bit : 0));
        }
        entry.m_ends[static_cast<std::size_t>(rank)] =
            static_cast<std::uint16_t>(m_pool.size() - entry.m_begin);
    }
}

} // namespace settebello
