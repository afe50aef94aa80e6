// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/match_setup.h"
#include "support/fault.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// A match that was played, to its end or not, as a record (interfaces.md §3) holds it.
struct Record {
    MatchSetup setup;
    Match match;           ///< by the rules of the setup
    std::string date = {}; ///< when it was last played, as in MatchSummary; empty if unknown
    std::filesystem::path file = {}; ///< empty if it has none
};

/// Reads and replays a record. A record that contradicts itself is refused with one fault at that
/// place: `/rounds/2/plays/7: 5D: the card must capture`. Where points are marked at once and only
/// match.marking `cardsFirst` explains them, as before there was that rule, the record has it.
/// @param seed the MatchSetup::seed of the result, from which later deals follow if the match is
/// not over and has no code. @return the record, without date and file; nothing if it is refused.
std::optional<Record> readRecord(std::string_view text, std::uint64_t seed, Faults& faults);

/// Whether two matches have the same cards: they have one code, or without codes the same first
/// deal.
bool haveSameCards(const Record& one, const Record& other);

/// The text of a record. @pre the setup has the rules of the match, and a player for each seat
std::string recordText(const MatchSetup& setup, const Match& match);

} // namespace settebello
