// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

namespace settebello {

/// A move of the round that is selected in the list of moves.
struct MoveMark {
    int number = 0; ///< from 1
    Card card;      ///< that was played
    int side = 0;   ///< that played it
};

} // namespace settebello
