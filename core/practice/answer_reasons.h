// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/line.h"
#include "coach/reason.h"
#include "practice/exercise.h"

#include <optional>
#include <vector>

namespace settebello {

/// Why an answer is right or wrong; about 5 ms. A wrong answer is compared with the best decision;
/// a right one with what was played in the match, or else with the best of those that are wrong.
/// @return the reasons of the best decision if the answer is wrong, else of the answer; may be
/// empty.
std::vector<Reason> reasonsOfAnswer(const Exercise& exercise, const Decision& answer);

/// What punishes a wrong answer, and what may follow the better one; nothing if the answer is right
/// or costs no more than kLineLoss points, if one of them is no play, or after a stop.
std::optional<Lines> linesOfAnswer(const Exercise& exercise, const Decision& answer,
                                   const StopToken& stop = {});

} // namespace settebello
