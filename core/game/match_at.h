// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

namespace settebello {

/// A match as it was when a move was to be made. @param round 0 for the first. @param move as many
/// of its decisions are made: 0 right after the deal. @pre both were played
Match matchAt(const Match& match, int round, int move);

} // namespace settebello
