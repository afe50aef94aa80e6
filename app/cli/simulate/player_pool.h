// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/tournament.h"
#include "players/external/external_engine.h"
#include "players/player.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace settebello::cli {

/// The players of one worker's games. Our own are made anew for each game; external programs go on
/// running from game to game, one for each seat that a level has.
class PlayerPool {
public:
    /// @param levels one a seat: isLevelName(). @param seeds one a seat.
    /// @param setup whose limits hold. @return one a seat, valid until the next call.
    const std::vector<std::unique_ptr<Player>>& seat(const std::vector<std::string>& levels,
                                                     const std::vector<std::uint64_t>& seeds,
                                                     const TournamentSetup& setup);

    /// What went wrong with a program, or else that a level gave no answer. @param level one that
    /// did not answer.
    std::string failureOf(const std::string& level) const;

private:
    std::unique_ptr<Player> make(const std::string& level, int nth, std::uint64_t seed,
                                 const Limits& limits);

    std::vector<std::unique_ptr<Player>> m_players;
    /// By level and which of its seats.
    std::map<std::pair<std::string, int>, std::shared_ptr<ExternalEngine>> m_engines;
};

/// The command of a level `engine:COMMAND`; empty for all others. Only what somebody has typed is
/// ever run as a program: makePlayer() knows no such level, because names of levels also stand in
/// files that people pass to one another.
std::string engineCommandOf(std::string_view level);

} // namespace settebello::cli
