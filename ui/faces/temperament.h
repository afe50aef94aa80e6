// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace settebello {

/// The way in which an opponent talks. It goes with the face (opponent_faces.h).
enum class Temperament : std::uint8_t { Teasing, Gentle, Laconic, Proverbs };

inline constexpr std::array kTemperaments{Temperament::Teasing, Temperament::Gentle,
                                          Temperament::Laconic, Temperament::Proverbs};

} // namespace settebello
