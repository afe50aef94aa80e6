// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/indexed_array.h"

#include <array>
#include <cstdint>

namespace settebello {

/// How somebody chooses among plays, as far as can be inferred from the plays seen. Not every model
/// of opponents knows all of them; a prior of 0 leaves a style out.
enum class OpponentStyle : std::uint8_t {
    Careful,    ///< as a long search would
    Careless,   ///< the same with more mistakes
    Greedy,     ///< by what a play takes at once, as GreedyPlayer
    Traditional ///< by the traditional rules, as CsPlayer
};
inline constexpr std::array kOpponentStyles{OpponentStyle::Careful, OpponentStyle::Careless,
                                            OpponentStyle::Greedy, OpponentStyle::Traditional};

/// One value for each style.
template <typename T>
using ByStyle = IndexedArray<T, EnumIndex<OpponentStyle, kOpponentStyles.size()>>;

} // namespace settebello
