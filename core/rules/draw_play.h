// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "rules/captures.h"
#include "rules/play.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace settebello {

/// One of the legal plays of a hand, each as likely, in one draw; allocates nothing. The heart of
/// every search: for loops over many plays; elsewhere drawLegalPlay() does the same.
/// @param captures from the table. @param hand not empty.
template <typename Rules>
inline Play drawPlay(const BasicCaptures<Rules>& captures, CardSet hand, Random& random) {
    // As many as the hand has cards; not initialized, because that would cost more than the rest.
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
    // All are looked at, because leaving at the right one is a jump that nobody can foresee; and a
    // number beyond the captures stands for laying, so that there need be none for that either.
    std::size_t which = 0;
    for (std::size_t i = 1; i < size; ++i) {
        which += static_cast<std::size_t>(playsBefore[i] <= drawn);
    }
    const Card card = Card::fromIndex(cards[which]);
    return {card, captures.nth(card, drawn - playsBefore[which])};
}

} // namespace settebello
