// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/player.h"

#include <memory>

namespace settebello {

/// The round of the first steps: a pack in a prepared order, and every play of it. The learner sits
/// at seat 0 and plays first, the other player at seat 1.
class LessonRound {
public:
    static constexpr int kPlays = 36;

    /// The match after a number of plays. @pre 0 ≤ plays ≤ kPlays
    static Match after(int plays);
    /// The number of plays among the events of a round.
    static int playsOf(const Events& events);
    /// @pre 0 ≤ number < kPlays
    static Play play(int number);
    /// The player at seat 1, who plays as prepared.
    static std::unique_ptr<Player> opponent();
};

} // namespace settebello
