// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/number.h"

#include "support/hex_number.h"

namespace settebello::session {

std::string toText(const Number& number) {
    std::string text;
    for (const std::uint64_t part : number) {
        text += hexText(part);
    }
    return text;
}

std::optional<Number> parseNumber(std::string_view text) {
    constexpr std::size_t kDigits = 16; // of one part
    Number number{};
    if (text.size() != kDigits * number.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < number.size(); ++i) {
        const auto part = hexNumber(text.substr(i * kDigits, kDigits));
        if (!part) {
            return std::nullopt;
        }
        number[i] = *part;
    }
    return number;
}

} // namespace settebello::session
