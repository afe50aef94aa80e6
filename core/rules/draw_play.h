// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "rules/captures.h"
#include "rules/play.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace settebello {

/// One of the legal plays of a hand, each as likely, in one draw; allocates nothing. The heart of
/// every search: for loops over many plays; elsewhere drawLegalPlay() does the same.
/// @param captures from the table. @param hand not empty.
template <typename Rules>
[[gnu::always_inline]] inline Play drawPlay(const BasicCaptures<Rules>& captures, CardSet hand,
                                            Random& random) {
    // As many as the hand has cards; not initialized, because that would cost more than the rest.
    std::array<std::uint8_t, kCardCount> cards;
    std::array<int, kCardCount> captureCounts;
    std::array<int, kCardCount> playsUpTo; // of this card and all before it
    std::size_t size = 0;
    int plays = 0;
    for (const Card card : hand) {
        const int count = captures.count(card);
        plays += count + static_cast<int>(captures.mayBeLaid(count));
        cards[size] = static_cast<std::uint8_t>(card.index());
        captureCounts[size] = count;
        playsUpTo[size++] = plays;
    }
    const int drawn =
        plays == 1 ? 0 : static_cast<int>(random.below(static_cast<std::uint32_t>(plays)));
    // All are looked at, because leaving at the right one is a jump that nobody can foresee.
    std::size_t which = 0;
    int before = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const int passed = -static_cast<int>(playsUpTo[i] <= drawn);
        which -= static_cast<std::size_t>(passed);
        before = std::max(before, playsUpTo[i] & passed);
    }
    const Card card = Card::fromIndex(cards[which]);
    const int capture = drawn - before;
    return {card, capture < captureCounts[which] ? captures.nth(card, capture) : CardSet()};
}

} // namespace settebello
