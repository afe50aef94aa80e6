// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "support/fault.h"
#include "json/rules_json.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// Who sits at a seat, as a record tells it.
struct RecordedPlayer {
    std::string name;
    std::string kind = "human"; ///< or the name of a level (level_names.h)
    bool operator==(const RecordedPlayer&) const = default;
};

/// A match record (interfaces.md §3): a match that was played, or one that goes on.
struct Record {
    NamedRules rules;
    std::vector<RecordedPlayer> players; ///< one a seat
    Match match;                         ///< played again, as far as the record goes
};

/// Reads a record and plays it again. It is refused, with the place named, where it contradicts
/// itself: `/rounds/2/plays/7: 5D: the card must capture`.
/// @param seed for the deals that follow, if the match goes on.
std::optional<Record> readRecord(std::string_view text, std::uint64_t seed, Faults& faults);

/// The text of a record. @param rules those of the match, with the preset they are told from.
/// @param players one a seat.
std::string recordText(const NamedRules& rules, std::span<const RecordedPlayer> players,
                       const Match& match);

} // namespace settebello
