// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"

#include <sstream>
#include <stdexcept>
#include <string>

namespace settebello {

/// "1D 7C" as a set, so that tests read like the rules. Throws if the text is anything else.
inline CardSet cardSet(const std::string& text) {
    std::istringstream in(text);
    CardSet set;
    for (std::string word; in >> word;) {
        const auto card = parseCard(word);
        if (!card || set.contains(*card)) {
            throw std::invalid_argument(word);
        }
        set.insert(*card);
    }
    return set;
}

/// The reverse, in ascending order.
inline std::string cardText(CardSet cards) {
    std::string text;
    for (const Card card : cards) {
        text += (text.empty() ? "" : " ") + toString(card);
    }
    return text;
}

} // namespace settebello
