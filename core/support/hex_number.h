// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// A number as files have it: sixteen hexadecimal digits, the letters small. Readers of JSON in
/// other languages would round a number of 64 bits.
inline std::string hexText(std::uint64_t number) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) {
        text += kDigits[(number >> static_cast<unsigned>(shift)) & 15U];
    }
    return text;
}

/// What hexText() has written; nothing for any other text.
inline std::optional<std::uint64_t> hexNumber(std::string_view text) {
    constexpr int kHexadecimal = 16;
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number, kHexadecimal);
    return hexText(number) == text ? std::optional(number) : std::nullopt;
}

} // namespace settebello
