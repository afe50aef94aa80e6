// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"
#include "storage/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// What the statistics keep of one finished match, seen from the side where the people sat.
struct MatchSummary {
    /// What one side, or all the others together, made of it.
    struct Share {
        int score = 0;  ///< match points; of the others, the best score
        int sweeps = 0; ///< those that count, in all rounds
        Points points;  ///< item by item, of all rounds scored
        bool operator==(const Share&) const = default;
    };

    std::string record;  ///< the name of its file, without folder; empty if that is not known
    std::string match;   ///< what tells it from every other match, see fingerprint()
    std::string date;    ///< when it ended, by the clock on the wall: "2026-11-21 18:05:00"
    std::string variant; ///< the preset its rules were made from
    std::string level;   ///< of the opponents: a level, kExternalLevel or kMixedLevels
    bool won = false;    ///< by our side; with three sides the others have lost
    int rounds = 0;      ///< begun, with one that a claim ended
    int bestRound = 0;   ///< the most points that we made in one
    Share ours;
    Share theirs;
    bool operator==(const MatchSummary&) const = default;
};

/// Opponents that are programs of somebody else's (`engine:COMMAND`).
inline constexpr std::string_view kExternalLevel = "engine";
/// Opponents of more than one level.
inline constexpr std::string_view kMixedLevels = "mixed";

/// The side that the statistics are kept for: the one where all the people sat. Nothing where
/// nobody sat, or people on several sides: whose victory would it be?
std::optional<int> statisticsSide(const Record& record);

/// Counts a match. Nothing if it is not over or has no statisticsSide().
/// @param date as in MatchSummary.
std::optional<MatchSummary> summarizeMatch(const Record& record, const std::string& name,
                                           const std::string& date);

/// Sixteen hexadecimal digits made of what was dealt and decided: the same for a copy of the
/// record, whatever its name and whoever wrote it.
std::string fingerprint(const Match& match);

/// The date in the name under which the program keeps a record ("2026-11-21 18.05.00 scopa…"), as
/// MatchSummary has it; empty if there is none.
std::string dateFromFileName(std::string_view name);

/// True for "2026-11-21 18:05:00": every digit in its place, months, days and so on possible.
bool isDate(std::string_view text);

} // namespace settebello
