// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

#include <string>

namespace settebello {

/// What identifies a match: sixteen hexadecimal digits that depend on its rules, deals and
/// decisions, and neither on who played nor on files. Copies of a record have the same; a match
/// that is continued gets another with every decision. Analyses and exercises hold it.
std::string matchId(const Match& match);

/// What identifies the first deal of a match: two matches without a code that have the same were
/// one when they began. @pre a round was dealt
std::string dealId(const Match& match);

/// A matchId() that does not depend on the rules. Only statistics.json identifies matches so, since
/// its first version.
std::string idWithoutRules(const Match& match);

} // namespace settebello
