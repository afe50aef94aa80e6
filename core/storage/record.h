// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/deal_code.h"
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

/// Who sits at a seat.
struct RecordedPlayer {
    std::string name;
    std::string kind = "human"; ///< or the name of a level (players/levels/levels.h)
    /// Of a level's player (makePlayer), so that it can be asked again why it played as it did;
    /// nothing if it is not known. No card follows from it.
    std::optional<std::uint64_t> seed = {};
    bool operator==(const RecordedPlayer&) const = default;
};

/// A match record (interfaces.md §3) of a finished or an unfinished match.
struct Record {
    NamedRules rules;
    std::vector<RecordedPlayer> players; ///< by seat
    Match match;                         ///< replayed up to the end of the record
    std::optional<MatchCode> code = {};  ///< if the cards came from one
};

/// Reads and replays a record. A record that contradicts itself is refused with one fault at that
/// place: `/rounds/2/plays/7: 5D: the card must capture`.
/// @param seed for later deals, if the match is not over.
std::optional<Record> readRecord(std::string_view text, std::uint64_t seed, Faults& faults);

/// The text of a record. @param rules the match's, with the preset they are based on.
/// @param code that dealt the match. @pre there is a player for each seat.
std::string recordText(const NamedRules& rules, std::span<const RecordedPlayer> players,
                       const Match& match, const std::optional<MatchCode>& code = {});

} // namespace settebello
