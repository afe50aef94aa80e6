// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/motion/choreography.h"

namespace settebello {

/// How a round's points are shown: for each item the cards that decide it are laid out side by
/// side, then the point moves to the plate (rules.md §5).
Stages scoringStages(const RoundScored& scored, const MotionContext& context);

} // namespace settebello
