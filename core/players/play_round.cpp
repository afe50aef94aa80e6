// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/play_round.h"

#include "support/contract.h"

#include <optional>
#include <utility>

namespace settebello {

bool playRound(Match& match, std::span<const std::unique_ptr<Player>> players,
               const StopToken& stop) {
    SETTEBELLO_ASSERT(std::cmp_equal(players.size(), match.rules().table.players));
    while (match.turn() >= 0) {
        const int seat = match.turn();
        const std::optional<Decision> decision =
            players[static_cast<std::size_t>(seat)]->choose(match.view(seat), stop);
        if (!decision || stop.stopRequested()) {
            return false;
        }
        [[maybe_unused]] const DecisionFault fault = match.apply(*decision);
        SETTEBELLO_ASSERT(fault == DecisionFault::None);
    }
    return true;
}

} // namespace settebello
