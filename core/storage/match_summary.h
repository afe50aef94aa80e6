// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"
#include "storage/record.h"

#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// What the statistics keep of a finished match, from the side of the people.
struct MatchSummary {
    /// The outcome for one side, or for all the others together.
    struct Share {
        int score = 0;  ///< match points; of the others, the best score
        int sweeps = 0; ///< counted ones, in all rounds
        Points points;  ///< item by item, of all rounds scored
        bool operator==(const Share&) const = default;
    };

    std::string record;    ///< its file name, without folder; empty if unknown
    std::string match;     ///< identifies the match, see idWithoutRules()
    std::string date;      ///< when it ended, in local time: "2026-11-21 18:05:00"
    std::string variant;   ///< the preset that its rules are based on
    std::string rulesName; ///< of house rules; empty if they had none
    std::string level;     ///< of the opponents: a level, kExternalLevel or kMixedLevels
    bool won = false;      ///< by our side
    int rounds = 0;        ///< including one that a claim ended
    int bestRound = 0;     ///< our most points in one round
    Share ours;
    Share theirs;
    std::string code;       ///< toString() of the deal code; empty if the cards came from none
    std::string deal;       ///< dealId() of a match without a code; empty if unknown
    bool codeGiven = false; ///< the cards may have been known before the match
    int seat = 0;           ///< the first of our people, in a match with a code
    bool operator==(const MatchSummary&) const = default;
};

/// Opponents that are external programs (`engine:COMMAND`).
inline constexpr std::string_view kExternalLevel = "engine";
/// Opponents of more than one level.
inline constexpr std::string_view kMixedLevels = "mixed";

/// Summarizes a match. Nothing if it is not over, has no ownSide(), or was against friends.
std::optional<MatchSummary> summarizeMatch(const Record& record);

/// The date in the file name of a record ("2026-11-21 18.05.00 scopa…"), in the format of
/// MatchSummary; empty if there is none.
std::string dateFromFileName(std::string_view name);

/// True for a date and time like "2026-11-21 18:05:00" whose numbers are in range.
bool isDate(std::string_view text);

} // namespace settebello
