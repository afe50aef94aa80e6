// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "rules/captures.h"
#include "rules/play.h"
#include "support/contract.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace settebello {

/// One of the legal plays of a hand, all equally likely, with one random number; allocates nothing.
/// For the inner loops of searches; elsewhere use drawLegalPlay().
/// @param captures from the table. @pre the hand is not empty.
template <typename Rules>
inline Play drawPlay(const BasicCaptures<Rules>& captures, CardSet hand, Random& random) {
    SETTEBELLO_ASSERT(!hand.empty());
    // Uninitialized on purpose: initializing would cost more than all the rest.
    std::array<std::uint8_t, kCardCount> cards;
    std::array<int, kCardCount + 1> playsBefore; // of the cards before this one
    std::size_t size = 0;
    int plays = 0;
    for (const Card card : hand) {
        const int count = captures.count(card);
        cards[size] = static_cast<std::uint8_t>(card.index());
        playsBefore[size++] = plays;
        plays += count + static_cast<int>(captures.mayBeLaid(count));
    }
    const int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(plays)));
    // Goes through all cards, because leaving the loop early is a branch that cannot be predicted;
    // for the same reason laying is a number beyond the captures.
    std::size_t which = 0;
    for (std::size_t i = 1; i < size; ++i) {
        which += static_cast<std::size_t>(playsBefore[i] <= drawn);
    }
    const Card card = Card::fromIndex(cards[which]);
    return {card, captures.nth(card, drawn - playsBefore[which])};
}

} // namespace settebello
