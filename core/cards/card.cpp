// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card.h"

namespace settebello {

namespace {
constexpr std::string_view kSuitLetters = "DCSB";
}

std::string toString(Card card) {
    return std::to_string(card.printed().rank()) +
           kSuitLetters[static_cast<std::size_t>(card.suit())];
}

std::optional<Card> parseCard(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) {
        return std::nullopt;
    }
    const auto suit = kSuitLetters.find(text.back());
    const auto digits = text.substr(0, text.size() - 1);
    if (suit == std::string_view::npos) {
        return std::nullopt;
    }
    if (digits == "10") {
        return Card(static_cast<Suit>(suit), kKing);
    }
    if (digits.size() != 1 || digits[0] < '1' || digits[0] > '9') {
        return std::nullopt;
    }
    return Card(static_cast<Suit>(suit), digits[0] - '0');
}

} // namespace settebello
