// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace settebello {

/// The SHA-256 of a text (FIPS 180-4): a hash that nobody can run backwards. The first number holds
/// the first eight bytes, the first of them highest.
std::array<std::uint64_t, 4> sha256(std::string_view text);

} // namespace settebello
