// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_helpers.h"

#include "players/levels/level_player.h"
#include "players/levels/level_profile.h"

#include <string>

namespace settebello::test {

/// What a player with this profile answers, in notation.
inline std::string answer(const LevelProfile& profile, const PlayerView& view,
                          std::uint64_t seed = 1) {
    return toString(LevelPlayer(profile, seed).choose(view, StopToken()).value());
}

/// How many of a hundred players with this profile give that answer.
inline int percentOf(const LevelProfile& profile, const PlayerView& view,
                     const std::string& answered) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        count += answer(profile, view, seed) == answered ? 1 : 0;
    }
    return count;
}

} // namespace settebello::test
