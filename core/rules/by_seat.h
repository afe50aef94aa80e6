// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/indexed_array.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <span>

namespace settebello {

/// The most seats, and so the most sides, that any rule set has.
inline constexpr int kMaxSeats = 6;

namespace detail {

struct SeatIndex {
    static constexpr std::size_t kSize = kMaxSeats;
    static constexpr std::size_t place(std::integral auto seat) {
        return static_cast<std::size_t>(seat);
    }
};

template <typename T>
struct ArrayBySeat : IndexedArray<T, SeatIndex> {
    /// The values of the first seats or sides. @pre 0 ≤ count ≤ kMaxSeats
    constexpr std::span<const T> first(std::integral auto count) const {
        SETTEBELLO_ASSERT(SeatIndex::place(count) <= SeatIndex::kSize);
        return {this->data(), SeatIndex::place(count)};
    }
};

} // namespace detail

/// One value for each seat. Seats beyond the players of a rule set keep their default value.
template <typename T>
struct BySeat : detail::ArrayBySeat<T> {};

/// One value for each side. Sides beyond those of a rule set keep their default value.
template <typename T>
struct BySide : detail::ArrayBySeat<T> {};

/// The side whose value is above every other, or −1. @param sides at least 1. @param value
/// int(std::size_t side).
template <typename Value>
constexpr int strictlyHighest(std::size_t sides, Value value) {
    int best = 0;
    int bestValue = value(0);
    for (std::size_t side = 1; side < sides; ++side) {
        const int current = value(side);
        best = current == bestValue ? -1 : best;
        best = current > bestValue ? static_cast<int>(side) : best;
        bestValue = std::max(bestValue, current);
    }
    return best;
}

} // namespace settebello
