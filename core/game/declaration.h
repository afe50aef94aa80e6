// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"

#include <compare>
#include <optional>

namespace settebello {

/// How many cards a packet has that may be declared.
inline constexpr int kDeclaredCards = 3;

/// The value of three declared cards (rules.md §6). The greater hand wins.
struct DeclaredHand {
    bool threeOfAKind = false;
    int total = 0;  ///< pips, court cards 10; of three of a kind the rank
    int points = 0; ///< if it is not beaten
    int wildAs = 0; ///< the rank that the wild card stands for; 0: there is none

    std::strong_ordering operator<=>(const DeclaredHand& other) const {
        if (threeOfAKind != other.threeOfAKind) {
            return threeOfAKind <=> other.threeOfAKind;
        }
        return other.total <=> total; // the lower one is better
    }
    bool operator==(const DeclaredHand& other) const { return *this <=> other == 0; }
};

/// The card that stands for any other in a declaration, where `declarations.wildSeven` is set.
inline constexpr Card kWildSeven{Suit::Cups, kSeven};

/// The value of a packet of three, or nothing if it may not be declared (rules.md §6). A wild card
/// is what brings most points, and among those what makes the better hand. @param packet any cards;
/// other than three never qualify.
std::optional<DeclaredHand> declaredHand(const RuleSet& rules, CardSet packet);

/// A packet as its cards are played once it has been declared: the wild card keeps the rank that it
/// stands for, where `declarations.wildKeepsRank` is set. @pre declaredHand() has a value
CardSet asDeclared(const RuleSet& rules, CardSet packet);

} // namespace settebello
