// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/indexed_array.h"

#include <cstddef>
#include <cstdint>

namespace settebello {

/// What a round's points are scored for, in the order of the score sheet (rules.md §5, §6).
/// scoring_items.h says of each when it scores and what.
enum class ScoringItem : std::uint8_t {
    Cards,
    Suit,
    Settebello,
    Prime,
    Sweeps,
    CourtsAndAces,
    Ponino,
    ReBello,
    Donna,
    LowCards,
    Napola,
    Scalette,
    Piccola,
    Grande,
    AllSevens,
    AllCoins,
    Declarations,
    TwoOfBatons
};

inline constexpr std::size_t kScoringItemCount =
    static_cast<std::size_t>(ScoringItem::TwoOfBatons) + 1; // the last one

constexpr std::size_t indexOf(ScoringItem item) {
    return static_cast<std::size_t>(item);
}

/// One value for each scoring item.
template <typename T>
using ByItem = IndexedArray<T, EnumIndex<ScoringItem, kScoringItemCount>>;

} // namespace settebello
