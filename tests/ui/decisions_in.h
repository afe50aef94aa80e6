// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

#include <cstddef>

namespace settebello {

/// How many decisions were made in a match.
inline std::size_t decisionsIn(const Match& match) {
    std::size_t count = 0;
    for (const Match::PlayedRound& round : match.played()) {
        count += round.moves.size();
    }
    return count;
}

} // namespace settebello
