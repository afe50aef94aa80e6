// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/random_player.h"

#include "support/contract.h"

namespace settebello {

std::optional<Decision> RandomPlayer::choose(const PlayerView& view, const StopToken& /*stop*/) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    legalDecisions(view, m_decisions);
    if (m_decisions.size() > 1 && m_decisions.back().kind == Decision::Kind::ClaimOut) {
        m_decisions.pop_back(); // claiming blindly would only throw the match away
    }
    return m_decisions[m_random.below(static_cast<std::uint32_t>(m_decisions.size()))];
}

} // namespace settebello
