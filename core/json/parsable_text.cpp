// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/parsable_text.h"

#include <algorithm>
#include <cstdint>

namespace settebello {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Takes characters off the start of a text.
template <typename Condition>
std::string_view takeWhile(std::string_view& text, const Condition& condition) {
    const auto end = std::find_if_not(text.begin(), text.end(), condition);
    const std::string_view taken = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(taken.size());
    return taken;
}

bool take(std::string_view& text, std::string_view characters) {
    const bool found = !text.empty() && characters.find(text.front()) != std::string_view::npos;
    text.remove_prefix(found ? 1 : 0);
    return found;
}

/// The value of an exponent, up to one that no text is long enough to outweigh.
std::int64_t exponentOf(std::string_view digits) {
    constexpr std::int64_t kMost = std::int64_t{1} << 40;
    std::int64_t exponent = 0;
    for (const char c : digits) {
        exponent = std::min(exponent * 10 + (c - '0'), kMost);
    }
    return exponent;
}

/// True for a number of JSON without sign that is too large for a double.
bool isTooLarge(std::string_view number) {
    const std::string_view whole = takeWhile(number, isDigit);
    const std::string_view fraction =
        take(number, ".") ? takeWhile(number, isDigit) : std::string_view();
    std::int64_t exponent = 0;
    if (take(number, "eE")) {
        const bool isNegative = !number.empty() && number.front() == '-';
        take(number, "+-");
        exponent = exponentOf(takeWhile(number, isDigit));
        exponent = isNegative ? -exponent : exponent;
    }
    if (!number.empty()) {
        return false; // no number of JSON
    }
    // As 0.DIGITS × 10^exponent, with the first digit not 0.
    std::string digits;
    constexpr std::string_view kLimit = "17976931348623158079"; // of what is rounded to infinity
    exponent += static_cast<std::int64_t>(whole.size());
    for (const std::string_view part : {whole, fraction}) {
        for (std::size_t i = 0; i < part.size() && digits.size() < kLimit.size(); ++i) {
            if (digits.empty() && part[i] == '0') {
                --exponent;
            } else {
                digits += part[i];
            }
        }
    }
    constexpr std::int64_t kLimitExponent = 309;
    return !digits.empty() &&
           (exponent > kLimitExponent || (exponent == kLimitExponent && digits >= kLimit));
}

} // namespace

std::string_view parsableText(std::string_view text, std::string& buffer) {
    constexpr std::string_view kOfNumbers = "0123456789.eE+-";
    constexpr std::string_view kWhiteSpace = " \t\r\n";
    constexpr std::string_view kLarge = "1e308";
    constexpr std::size_t kLongRun = 1000;
    const auto fill = [&](std::size_t begin, std::size_t end, std::string_view start) {
        if (buffer.empty()) {
            buffer = text;
        }
        std::fill(&buffer[begin], &buffer[end], ' ');
        std::copy(start.begin(), start.end(), &buffer[begin]);
    };
    buffer.clear();
    bool isString = false;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        std::size_t end = i + 1;
        if (c == '"') {
            isString = !isString;
        } else if (isString) {
            end += c == '\\' ? 1 : 0;
        } else if (isDigit(c) || c == '-') {
            end = std::min(text.find_first_not_of(kOfNumbers, i), text.size());
            const std::size_t digits = i + (c == '-' ? 1 : 0);
            if (end - digits >= kLarge.size() && isTooLarge(text.substr(digits, end - digits))) {
                fill(digits, end, kLarge);
            }
        } else if (kWhiteSpace.find(c) != std::string_view::npos) {
            end = std::min(text.find_first_not_of(kWhiteSpace, i), text.size());
            if (end - i > kLongRun) {
                fill(i, end, "");
            }
        }
        i = end;
    }
    return buffer.empty() ? text : buffer;
}

} // namespace settebello
