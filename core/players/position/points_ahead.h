// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"

namespace settebello {

/// What the whole bonus suit counts where it wins the match: more than the points of any round.
inline constexpr int kWholeSuitValue = 25;

/// A side's points minus those of the best other side. @param points by side.
/// @pre 2 ≤ sides ≤ kMaxSeats, 0 ≤ side < sides
int aheadOfOthers(const BySide<int>& points, int sides, int side);

/// By side: its points minus those of the best other side, of a round that is over; of one that is
/// not, as it would be scored now. A side that wins by the whole suit has kWholeSuitValue points. A
/// void deal (Phase::Redeal) is 0 for all sides.
BySide<int> pointsAhead(const Round& round);

} // namespace settebello
