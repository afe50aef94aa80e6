// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"

#include <compare>
#include <optional>

namespace settebello {

/// The value of three declared cards (rules.md §6). The greater hand wins.
struct DeclaredHand {
    bool threeOfAKind = false;
    int total = 0;  ///< pips, court cards 10; of three of a kind the rank
    int points = 0; ///< if it is not beaten

    std::strong_ordering operator<=>(const DeclaredHand& other) const {
        if (threeOfAKind != other.threeOfAKind) {
            return threeOfAKind <=> other.threeOfAKind;
        }
        return other.total <=> total; // the lower one is better
    }
    bool operator==(const DeclaredHand& other) const { return *this <=> other == 0; }
};

/// The value of a packet of three, or nothing if it may not be declared. @param declarations which
/// of the two lists of rules.md §6; `none` never qualifies. @param packet any cards; other than
/// three never qualify.
std::optional<DeclaredHand> declaredHand(Declarations declarations, CardSet packet);

} // namespace settebello
