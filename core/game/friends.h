// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"

#include <algorithm>
#include <span>

namespace settebello {

/// What SeatSetup::level says of a person at another screen; also the `kind` of these in records.
/// Nobody at this screen is asked for them, as for a machine.
inline constexpr char kFriend[] = "friend";

/// The level that plays where somebody cannot: for a guest who is away, or a program that has
/// failed.
inline constexpr char kSubstituteLevel[] = "good";

inline bool isFriend(const SeatSetup& seat) {
    return seat.level == kFriend;
}

/// Whether a person plays there, at this screen or another.
inline bool isHuman(const SeatSetup& seat) {
    return seat.isPerson() || isFriend(seat);
}

/// Whether some of the people play at another screen.
inline bool hasFriends(const MatchSetup& setup) {
    return std::any_of(setup.seats.begin(), setup.seats.end(), isFriend);
}

/// The setup as if all people played at this screen.
inline MatchSetup withFriendsHere(MatchSetup setup) {
    for (SeatSetup& seat : setup.seats) {
        seat.level = isFriend(seat) ? kPerson : seat.level;
    }
    return setup;
}

/// The setup as a screen sees it: all people but those at these seats are friends.
inline MatchSetup seenFrom(MatchSetup setup, std::span<const int> ownSeats) {
    for (int number = 0; number < static_cast<int>(setup.seats.size()); ++number) {
        SeatSetup& seat = setup.seats[static_cast<std::size_t>(number)];
        if (seat.isPerson() &&
            std::find(ownSeats.begin(), ownSeats.end(), number) == ownSeats.end()) {
            seat.level = kFriend;
        }
    }
    return setup;
}

} // namespace settebello
