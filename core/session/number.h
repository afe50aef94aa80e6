// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace settebello::session {

/// 256 bits: a secret, a number that takes part in a shuffle, or a hash.
using Number = std::array<std::uint64_t, 4>;

/// A cryptographic hash of a text, which nobody can run backwards and for which nobody finds two
/// texts with the same result. Passed in, because cryptography comes from a library that the engine
/// does not have.
using HashFunction = std::function<Number(std::string_view)>;

/// 64 hexadecimal digits, the letters small.
std::string toText(const Number& number);
/// What toText() has written; nothing for any other text.
std::optional<Number> parseNumber(std::string_view text);

} // namespace settebello::session
