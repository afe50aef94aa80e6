// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"

#include <optional>

namespace settebello {

/// The play of an event: a card that was laid, or that captured.
struct PlayedCard {
    int seat = 0;
    Card card;
    CardSet captured; ///< from the table, or the top of a pile

    bool takes() const { return !captured.empty(); }
};

/// The play of an event; none for other events.
inline std::optional<PlayedCard> playedCard(const Event& event) {
    if (const auto* laid = std::get_if<CardLaid>(&event)) {
        return PlayedCard{laid->seat, laid->card, {}};
    }
    if (const auto* capture = std::get_if<CardsCaptured>(&event)) {
        return PlayedCard{capture->seat, capture->card, capture->captured};
    }
    if (const auto* stolen = std::get_if<PileStolen>(&event)) {
        return PlayedCard{stolen->seat, stolen->card, CardSet{stolen->top}};
    }
    return std::nullopt;
}

} // namespace settebello
