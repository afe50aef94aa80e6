// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/open_outlook.h"
#include "cards/random.h"
#include "game/match.h"

namespace settebello {

/// Cards that came, and what they brought.
struct Dealing {
    Outlook outlook; ///< with these cards
    Luck luck;       ///< compared with the mean of all that could have come instead
};

/// Of the cards dealt last. The mean is taken over other orders of the cards that were not dealt
/// before, so that luck is 0 on average whatever the players do. @param match in which they have
/// just been dealt. @param dealtBefore how many cards of the pack lay open or in hands before.
/// @param random of a seed that does not depend on where these cards lie in the pack.
Dealing luckOfDealing(OpenOutlook& outlook, const Match& match, int dealtBefore, Random& random);

/// How many cards of the pack lie open or in hands, piles and the cutter's view.
int dealtCards(const Round& round);

} // namespace settebello
