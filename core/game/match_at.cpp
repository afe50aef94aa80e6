// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_at.h"

#include "support/contract.h"

#include <utility>

namespace settebello {

Match matchAt(const Match& match, int round, int move) {
    const std::vector<Match::PlayedRound>& played = match.played();
    SETTEBELLO_ASSERT(round >= 0 && std::cmp_less(round, played.size()));
    Match then(match.rules(), 0, played.front().dealer, match.firstScores());
    for (int number = 0; number <= round; ++number) {
        const Match::PlayedRound& deal = played[static_cast<std::size_t>(number)];
        then.dealFrom(deal.pack);
        const std::size_t made =
            number == round ? static_cast<std::size_t>(move) : deal.moves.size();
        SETTEBELLO_ASSERT(made <= deal.moves.size());
        for (std::size_t i = 0; i < made; ++i) {
            then.apply(deal.moves[i].decision);
        }
    }
    return then;
}

} // namespace settebello
