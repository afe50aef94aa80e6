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

    /// The match with so many plays made. @param plays 0 … kPlays.
    static Match after(int plays);
    /// How many plays a match of this round has seen.
    static int playsOf(const Match& match);
    /// @param number 0 … kPlays − 1.
    static Play play(int number);
    /// Whoever sits at seat 1 and plays as prepared.
    static std::unique_ptr<Player> opponent();
};

} // namespace settebello
