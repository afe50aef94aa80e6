// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/line.h"
#include "coach/reason.h"
#include "game/match.h"
#include "players/stop.h"

#include <optional>
#include <vector>

namespace settebello {

/// Why the best decision of a marked moment was better than the one made.
struct MarkedReasons {
    int round = 0; ///< round and move as in the Moment
    int move = 0;
    std::vector<Reason> reasons; ///< perhaps none
    /// How it may have gone on, if it cost more than kLineLoss points and both are plays.
    std::optional<Lines> lines;
    bool operator==(const MarkedReasons&) const = default;
};

/// The reasons for all marked moments of an analysis, in its order, those before `from` left out;
/// fewer after a stop. About 15 ms for each mark. @param match that was analysed
/// @param from an index into analysis.moments
std::vector<MarkedReasons> reasonsOfMarks(const Match& match, const Analysis& analysis,
                                          std::size_t from = 0, const StopToken& stop = {});

/// What was found of one moment; null if it is not among the marked ones.
const MarkedReasons* findReasons(const std::vector<MarkedReasons>& marked, const Moment& moment);

} // namespace settebello
