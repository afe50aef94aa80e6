// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"

namespace settebello {

/// What winning the match within the round counts, by the whole suit or at the target: more than
/// the points of any round.
inline constexpr int kMatchWonValue = 25;

/// By side: how far it is ahead in a round that is over; in one that is not, as it would be scored
/// now. A side that has won the match in it is ahead by kMatchWonValue and more. A void deal
/// (Phase::Redeal) is 0 for all sides.
BySide<int> pointsAhead(const Round& round);

/// By side: how far it is ahead by the points that are marked (outcomeOfRound()). Winning the match
/// is worth no more than these points, or by the whole suit as many more as win a match
/// (PositionRules::points()).
BySide<int> markedPointsAhead(const Round& round);

} // namespace settebello
