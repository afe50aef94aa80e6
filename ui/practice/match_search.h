// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "players/stop.h"
#include "practice/exercise.h"
#include "storage/record.h"

#include <optional>

namespace settebello {

/// The match that an exercise comes from.
struct FoundMatch {
    Record match;
    int round = 0; ///< round and move as in a Moment
    int move = 0;
    Analysis analysis; ///< as far as it is kept
};

/// Looks for it among the kept ones; nothing if it is not kept any more, or after a stop. Can be
/// called from any thread. @param folder of the records; need not exist.
std::optional<FoundMatch> findMatch(const QString& folder, const Exercise& exercise,
                                    const StopToken& stop);

/// The round of a match in which an exercise was played as it was; nothing if it was in none, or if
/// the match is not over: whoever continues it must not see its hands.
std::optional<int> roundOf(const Exercise& exercise, const Match& match);

} // namespace settebello
