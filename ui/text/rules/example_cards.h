// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

namespace settebello {

// Short names for the cards of the rule book's examples.

constexpr Card coins(int rank) {
    return {Suit::Coins, rank};
}
constexpr Card cups(int rank) {
    return {Suit::Cups, rank};
}
constexpr Card swords(int rank) {
    return {Suit::Swords, rank};
}
constexpr Card batons(int rank) {
    return {Suit::Batons, rank};
}

} // namespace settebello
