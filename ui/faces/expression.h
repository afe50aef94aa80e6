// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace settebello {

/// How an opponent's face looks. Each face is drawn with all of them (resources/faces).
enum class Expression : std::uint8_t {
    Waiting, ///< the plain face
    Thinking,
    Pleased,
    Annoyed,
    Sweeping,
    Beaten,
    Winning,
};

inline constexpr std::array kExpressions{
    Expression::Waiting,  Expression::Thinking, Expression::Pleased, Expression::Annoyed,
    Expression::Sweeping, Expression::Beaten,   Expression::Winning};

} // namespace settebello
