// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/chance_chart.h"
#include "storage/record.h"

#include <functional>

namespace settebello {

class MarkReasons;
class Replay;

/// Where the rounds of a match begin, and nothing of how it went.
ChanceChartData placesOf(const Replay& replay);
/// The course of a match as far as it is analysed, for its own side, or else the first.
/// @param isShown whether the mark of a moment is.
ChanceChartData courseOf(const Replay& replay, const Record& match, const Analysis& analysis,
                         const MarkReasons& reasons,
                         const std::function<bool(const Moment&)>& isShown);

} // namespace settebello
