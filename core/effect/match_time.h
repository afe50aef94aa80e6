// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/pace.h"
#include "rules/rule_set.h"

namespace settebello {

/// About how long so many plays and rounds take in the window, with one person at the table who
/// thinks for four seconds a card. @param speed of cards and pauses; 0: without either. @return
/// minutes
double minutesOfMatch(const RuleSet& rules, double plays, double rounds, Pace pace, double speed);

} // namespace settebello
