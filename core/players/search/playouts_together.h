// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/round.h"
#include "players/search/packet_lanes.h"

#include <span>

namespace settebello {

/// playOut(rounds[i], randoms[i]) for every i, with the same outcome, but many at once where the
/// processor can and the rules are the plain ones of capture: there two to three times as fast, if
/// the rounds stand alike (as after dealing, or as worlds of one position do). Allocates nothing.
/// @param rounds of one rule set. @param randoms as many.
void playOutTogether(std::span<Round> rounds, std::span<Random> randoms);

/// The same in a given way, for tests. @param way null: one by one.
void playOutTogether(std::span<Round> rounds, std::span<Random> randoms, PlayPacket way);

} // namespace settebello
