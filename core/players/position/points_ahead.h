// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"

namespace settebello {

/// What winning the match within the round counts, by the whole suit or at the target: more than
/// the points of any round.
inline constexpr int kMatchWonValue = 25;

/// A side's points minus those of the best other side. @param points by side.
/// @pre 2 ≤ sides ≤ kMaxSeats, 0 ≤ side < sides
int aheadOfOthers(const BySide<int>& points, int sides, int side);

/// By side: its points minus those of the best other side, of a round that is over; of one that is
/// not, as it would be scored now. A side that has won the match in it has kMatchWonValue points. A
/// void deal (Phase::Redeal) is 0 for all sides.
BySide<int> pointsAhead(const Round& round);

} // namespace settebello
