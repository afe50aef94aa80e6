// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/contract.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <utility>

namespace settebello {

/// The most seats, and so the most sides, that any rule set has.
inline constexpr int kMaxSeats = 6;

namespace detail {

/// A std::array of kMaxSeats values that is indexed by the plain number of a seat or side.
template <typename T>
struct ArrayBySeat : std::array<T, static_cast<std::size_t>(kMaxSeats)> {
    using Base = std::array<T, static_cast<std::size_t>(kMaxSeats)>;

    /// @pre 0 ≤ index < kMaxSeats
    constexpr T& operator[](std::integral auto index) {
        SETTEBELLO_ASSERT(std::cmp_less_equal(0, index) && std::cmp_less(index, kMaxSeats));
        return Base::operator[](static_cast<std::size_t>(index));
    }
    constexpr const T& operator[](std::integral auto index) const {
        SETTEBELLO_ASSERT(std::cmp_less_equal(0, index) && std::cmp_less(index, kMaxSeats));
        return Base::operator[](static_cast<std::size_t>(index));
    }

    /// The values of the first seats or sides. @pre 0 ≤ count ≤ kMaxSeats
    constexpr std::span<const T> first(std::integral auto count) const {
        SETTEBELLO_ASSERT(std::cmp_less_equal(0, count) && std::cmp_less_equal(count, kMaxSeats));
        return {Base::data(), static_cast<std::size_t>(count)};
    }
};

} // namespace detail

/// One value for each seat. Seats beyond the players of a rule set keep their default value.
template <typename T>
struct BySeat : detail::ArrayBySeat<T> {};

/// One value for each side. Sides beyond those of a rule set keep their default value.
template <typename T>
struct BySide : detail::ArrayBySeat<T> {};

} // namespace settebello
