// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/contract.h"

#include <array>
#include <cstddef>

namespace settebello {

/// A std::array that is indexed by other values than 0, 1, 2 …, such as cards.
/// @tparam Index has kSize and place(), the place of a value in the array.
template <typename T, typename Index>
struct IndexedArray : std::array<T, Index::kSize> {
    using Base = std::array<T, Index::kSize>;

    /// @pre there is a place for the value.
    constexpr T& operator[](auto value) {
        SETTEBELLO_ASSERT(Index::place(value) < Index::kSize);
        return Base::operator[](Index::place(value));
    }
    constexpr const T& operator[](auto value) const {
        SETTEBELLO_ASSERT(Index::place(value) < Index::kSize);
        return Base::operator[](Index::place(value));
    }
};

/// Indexed by an enum whose values are 0 … kValues − 1.
template <typename Enum, std::size_t kValues>
struct EnumIndex {
    static constexpr std::size_t kSize = kValues;
    static constexpr std::size_t place(Enum value) { return static_cast<std::size_t>(value); }
};

} // namespace settebello
