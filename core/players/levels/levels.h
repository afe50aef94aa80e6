// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace settebello {

struct LevelProfile;

/// The names of all levels, as in files and on the command line: those offered to people first,
/// from the weakest on, then the reference players.
std::span<const std::string_view> levels();
/// The levels that are offered to people, from the weakest on.
std::span<const std::string_view> levelsForPeople();

/// The strongest level for people.
inline constexpr std::string_view kMasterLevel = "master";

/// What the names of other programs begin with (interfaces.md §4).
inline constexpr std::string_view kEnginePrefix = "engine:";

/// How a level plays that is one of LevelPlayer; nullptr for all others.
const LevelProfile* profileOf(std::string_view level);

/// True for one of levels() or `engine:COMMAND` (interfaces.md §4).
bool isLevelName(std::string_view name);

/// For messages: "beginner, casual, …", all levels().
std::string levelList();

/// For messages: levelList() and "engine:COMMAND".
std::string allowedLevels();

/// A player of that level, or nullptr if there is none of that name; external engines are none.
/// @param seed decides everything that the player does at random.
std::unique_ptr<Player> makePlayer(std::string_view level, std::uint64_t seed,
                                   const Limits& limits = {});

/// Where people play: nobody waits longer for a play, on however slow a machine.
inline constexpr Limits kLimitsAtTable{0, std::chrono::milliseconds(1000)};

} // namespace settebello
