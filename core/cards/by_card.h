// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "support/indexed_array.h"

namespace settebello {

struct CardIndex {
    static constexpr std::size_t kSize = kCardCount;
    static constexpr std::size_t place(Card card) {
        return static_cast<std::size_t>(card.printed().index());
    }
};

struct RankIndex {
    static constexpr std::size_t kSize = kRankCount;
    static constexpr std::size_t place(int rank) { return static_cast<std::size_t>(rank - kAce); }
};

/// One value for each card, whatever it is played as.
template <typename T>
using ByCard = IndexedArray<T, CardIndex>;

/// One value for each rank, kAce … kKing.
template <typename T>
using ByRank = IndexedArray<T, RankIndex>;

} // namespace settebello
