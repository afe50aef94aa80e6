// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/capture_cache.h"

#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t kPoolSize = std::size_t{1} << 16;
constexpr std::size_t kMostCaptures = 1024; // more than any table in play has for one card

} // namespace

CaptureCache::CaptureCache(const RuleSet& rules)
    : m_rules(rules)
    , m_reaches(std::size_t{1} << kReachLog2)
    , m_listed(std::size_t{1} << kListLog2) {
    m_pool.reserve(kPoolSize);
    m_found.reserve(kMostCaptures);
}

/// Sweeping and capturing ranks, ten bits each.
std::uint64_t CaptureCache::findReach(CardSet table) {
    std::uint64_t capturing = 0;
    std::uint64_t sweeping = 0;
    for (int rank = kAce; rank <= kKing && !table.empty(); ++rank) {
        // Any card of the rank that is not on the table: its suit makes no difference to what it
        // takes.
        const CardSet away = CardSet::playedAs(rank) - table;
        if (away.empty()) {
            continue;
        }
        legalCaptures(m_rules, away.first(), table, m_found);
        const std::uint64_t bit = std::uint64_t{1} << (rank - 1);
        capturing |= m_found.empty() ? 0 : bit;
        sweeping |= std::find(m_found.begin(), m_found.end(), table) != m_found.end() ? bit : 0;
    }
    return sweeping << kRankCount | capturing;
}

void CaptureCache::list(Listed& entry, std::uint64_t key, CardSet table, int rank) {
    legalCaptures(m_rules, (CardSet::playedAs(rank) - table).first(), table, m_found);
    if (m_pool.size() + m_found.size() > m_pool.capacity()) {
        // The pool only grows: when it is full, the whole cache is cleared.
        std::fill(m_listed.begin(), m_listed.end(), Listed());
        m_pool.clear();
    }
    entry = {key, static_cast<std::uint32_t>(m_pool.size()),
             static_cast<std::uint32_t>(m_found.size())};
    m_pool.insert(m_pool.end(), m_found.begin(), m_found.end());
}

} // namespace settebello
