// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"
#include "json/json_reader.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// The keys that records and results files share (interfaces.md §3, §9). Each reader reports what
/// is wrong and returns as much as it could read.

/// `players`; the seeds, of records alone, may be missing. @param seats how many there must be.
/// @param friends whether people at other screens may be among them.
std::vector<SeatSetup> readPlayers(ObjectReader& file, int seats, Faults& faults,
                                   bool friends = false);
nlohmann::json playersToJson(std::span<const SeatSetup> players);

/// `code` and `codeGiven`; nothing if there is no code. It must be of these rules.
std::optional<MatchCode> readMatchCode(ObjectReader& file, const RuleSet& rules, Faults& faults);
void writeMatchCode(const MatchCode& code, nlohmann::json& object);

} // namespace settebello
