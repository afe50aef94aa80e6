// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace settebello {

/// How long an opponent takes to play at speed 1, in milliseconds.
struct OpponentPause {
    double shortest = 0; ///< with a single play to choose from
    double longest = 0;  ///< with many
};
inline constexpr OpponentPause kCalmPause{900, 1800};
inline constexpr OpponentPause kBriskPause{600, 1500};

/// How fast the window plays, as set in the preferences.
struct MatchPace {
    double speed = 1; ///< of cards and pauses; 0: without either
    bool brisk = false;
    bool operator==(const MatchPace&) const = default;
};

/// About how long so many plays and rounds take in the window, with one person at the table who
/// thinks for four seconds a card. @return minutes
double minutesOfMatch(const RuleSet& rules, double plays, double rounds, const MatchPace& pace);

} // namespace settebello
