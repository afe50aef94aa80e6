// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/seat_player.h"

#include "cli/simulate/player_pool.h"
#include "game/declaration.h"
#include "game/friends.h"
#include "players/levels/levels.h"

#include <utility>

namespace settebello::table {

SeatPlayer::SeatPlayer(std::string level)
    : m_level(std::move(level)) {}

void SeatPlayer::newMatch(std::uint64_t seed) {
    m_seed = seed;
    m_player.reset();
}

std::unique_ptr<Player> SeatPlayer::newPlayer() {
    const std::string command = cli::engineCommandOf(m_level);
    if (command.empty()) {
        return makePlayer(m_level, m_seed, kLimitsAtTable);
    }
    if (m_engine == nullptr || !m_engine->failure().empty()) {
        m_engine = std::make_shared<ExternalEngine>(command);
    }
    return std::make_unique<EnginePlayer>(m_engine, m_seed, kLimitsAtTable);
}

std::optional<Decision> SeatPlayer::choose(const PlayerView& view, const StopToken& stop) {
    // At a table with friends all are asked, whatever they hold, and players expect a choice.
    if (view.phase == Phase::Declaring && !declaredHand(view.rules, view.hand)) {
        return Decision(Decision::Kind::Pass);
    }
    if (m_player == nullptr) {
        m_player = newPlayer();
    }
    auto answer = m_player->choose(view, stop);
    if (!answer && !stop.stopRequested()) {
        m_failure = m_engine->failure();
        m_player = makePlayer(kSubstituteLevel, m_seed, kLimitsAtTable);
        answer = m_player->choose(view, stop);
    }
    return answer;
}

std::optional<std::string> SeatPlayer::takeFailure() {
    return std::exchange(m_failure, std::nullopt);
}

} // namespace settebello::table
