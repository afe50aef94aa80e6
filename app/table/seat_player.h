// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/external/external_engine.h"
#include "players/player.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace settebello::table {

/// Who decides for a seat of this program: a level, or another program with the engine protocol.
/// Should that one fail, the substitute plays for it until the match is over.
class SeatPlayer {
public:
    /// @param level one of levels() or `engine:COMMAND`. The program is started with the first
    /// question.
    explicit SeatPlayer(std::string level);

    /// Another match begins; not while choose() runs. @param seed of all that is random.
    void newMatch(std::uint64_t seed);
    /// In the background, one question at a time. May wait for a program. @return nothing only
    /// after a stop. @pre newMatch()
    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop);

    const std::string& level() const { return m_level; }
    /// What was wrong with the program, said once; not while choose() runs.
    std::optional<std::string> takeFailure();

private:
    std::unique_ptr<Player> newPlayer();

    std::string m_level;
    std::uint64_t m_seed = 0;
    std::shared_ptr<ExternalEngine> m_engine;
    std::unique_ptr<Player> m_player; ///< null before the first question of a match
    std::optional<std::string> m_failure;
};

} // namespace settebello::table
