// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/random_player.h"

namespace settebello {

std::optional<Decision> RandomPlayer::choose(const PlayerView& view, const StopToken& /*stop*/) {
    legalDecisions(view, m_decisions);
    if (m_decisions.size() > 1 && m_decisions.back().kind == Decision::Kind::ClaimOut) {
        m_decisions.pop_back(); // claiming blindly would only throw the match away
    }
    return m_decisions[m_random.below(static_cast<std::uint32_t>(m_decisions.size()))];
}

} // namespace settebello
