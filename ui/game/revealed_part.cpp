// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/revealed_part.h"

#include "game/match_at.h"

namespace settebello {

const Match* revealedPart(const Match& match, std::optional<Match>& part) {
    const std::size_t rounds = match.played().size();
    if (match.over() || (match.needsDeal() && rounds > 0)) {
        return &match;
    }
    if (rounds < 2) {
        return nullptr;
    }
    if (!part || part->played().size() != rounds - 1) {
        const auto moves = static_cast<int>(match.played()[rounds - 2].moves.size());
        part = matchAt(match, static_cast<int>(rounds) - 2, moves);
    }
    return &*part;
}

} // namespace settebello
