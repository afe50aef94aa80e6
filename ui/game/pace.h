// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "effect/match_time.h"
#include "storage/settings.h"

#include <QtGlobal>

namespace settebello {

/// How long opponents take to play, in milliseconds, however fast they think.
struct Pace {
    double shortest = 0; ///< with a single card
    double longest = 0;  ///< with many
    /// The time counts from when the card played or dealt last has landed, as it is shown, and not
    /// from when the opponent is asked.
    bool fromLanding = false;
};

/// How long an opponent seems to think, in milliseconds: the longer, the more cards there are. It
/// depends on their number alone, so it reveals nothing about the hand. @param cards how many are
/// in the hand and on the table, 1 or more
qint64 pauseOf(const Pace& pace, int cards);

/// The pace of the settings at their speed; without motion opponents play at once.
Pace paceOf(const Settings::Display& display);

/// What the settings say about how long a match takes.
MatchPace matchPaceOf(const Settings::Display& display);

} // namespace settebello
