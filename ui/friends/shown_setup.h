// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/friends.h"
#include "widgets/plain_text.h"

#include <span>

namespace settebello {

/// The setup as a screen shows it: the other people are friends, and texts from elsewhere are
/// shortened to one line, as those from files.
inline MatchSetup shownSetup(const MatchSetup& setup, std::span<const int> ownSeats) {
    MatchSetup shown = seenFrom(setup, ownSeats);
    shown.rules.name = shownText(QString::fromStdString(shown.rules.name)).toStdString();
    for (SeatSetup& seat : shown.seats) {
        seat.name = shownText(QString::fromStdString(seat.name), kLongestName).toStdString();
    }
    return shown;
}

} // namespace settebello
