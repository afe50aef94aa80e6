// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"

class QDate;

namespace settebello {

class SettingsStore;

/// The match of a day: of the game that was played last, or of the first one if that has none. The
/// players are those of the last match, and the player has the first seat.
MatchSetup matchOfTheDay(const SettingsStore& store, const QDate& day);

} // namespace settebello
