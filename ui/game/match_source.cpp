// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_source.h"

#include "game/match.h"

namespace settebello {

bool MatchSource::over() const {
    const Match* const match = revealed();
    return match != nullptr && match->over();
}

} // namespace settebello
