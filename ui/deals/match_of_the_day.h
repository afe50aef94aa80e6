// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match_setup.h"

class QDate;

namespace settebello {

class SettingsStore;

/// The match of a day: of the game that was played last, or of the first one if that has none.
MatchSetup matchOfTheDay(const SettingsStore& store, const QDate& day);
/// Who plays a code: where it is a match of that day the player, in the first seat, with the
/// opponents of the day, who are the same for everybody (interfaces.md §8); else the players of the
/// last match.
MatchSetup setupByCode(const SettingsStore& store, const NamedRules& rules, const DealCode& code,
                       const QDate& day);

} // namespace settebello
