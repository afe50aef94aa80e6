// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/tournament.h"
#include "players/external/external_engine.h"
#include "players/player.h"

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::cli {

/// The levels whose programs were ready at least once, for all workers. Thread-safe.
class ReadyPrograms {
public:
    void add(const std::string& level);
    bool contains(const std::string& level) const;

private:
    mutable std::mutex m_mutex;
    std::set<std::string> m_levels;
};

/// The players of one worker's games. Built-in players are created for each game; external programs
/// keep running between games, one process for each seat of a level in each seating. A program that
/// played a game in two seatings would remember the other hands.
class PlayerPool {
public:
    /// @param ready lives longer.
    explicit PlayerPool(ReadyPrograms& ready)
        : m_ready(ready) {}

    /// @param setup has the limits. @return one player per seat, valid until the next call.
    /// @pre one isLevelName() and one seed per seat.
    const std::vector<std::unique_ptr<Player>>& seat(const std::vector<std::string>& levels,
                                                     const std::vector<std::uint64_t>& seeds,
                                                     int seating, const TournamentSetup& setup);

    /// Why a player gave no answer: the failure of its program, if it is one.
    std::string failureOf(int seat) const;
    /// Whether it is a program that plays again in the next game, in a new process: one that was
    /// ready once, here or in another pool.
    bool playsAgain(int seat) const;

private:
    /// Where a player sits, and which process of an external program plays there.
    struct Place {
        std::string level;
        int nth = 0; ///< among the seats of its level
        int seating = 0;
        auto operator<=>(const Place&) const = default;
    };
    std::unique_ptr<Player> make(const Place& place, std::uint64_t seed, const Limits& limits);

    const ExternalEngine* engineAt(int seat) const;

    ReadyPrograms& m_ready;
    std::vector<std::unique_ptr<Player>> m_players;
    std::vector<Place> m_places; ///< of the players
    std::map<Place, std::shared_ptr<ExternalEngine>> m_engines;
};

/// The command of a level `engine:COMMAND`; empty for all others. Only commands typed by the user
/// are ever run: makePlayer() rejects such levels, because files that users share contain names of
/// levels too.
std::string engineCommandOf(std::string_view level);

/// Whether some of the levels are `engine:COMMAND`.
bool hasPrograms(std::span<const std::string> levels);
/// Whether a level can be seated: a built-in player, or a program.
bool isPlayer(std::string_view level);
/// The parts of a list with commas; at least one, which may be empty.
std::vector<std::string> splitLevels(std::string_view list);

} // namespace settebello::cli
