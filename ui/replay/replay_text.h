// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

class Replay;

/// What led to the position of a replay, in translated sentences.
QString moveText(const Replay& replay);
/// What follows it: "Next: Anna: …"; if nothing does, as moveText().
QString nextMoveText(const Replay& replay);

/// "Round 2 of 5, move 14 of 36"; in a line "Possible course: step 1 of 3"
QString positionText(const Replay& replay);

} // namespace settebello
