// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "rules/rule_set.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace settebello {

struct MatchPlan;

/// What a level is called: "Beginner". The name in files itself if it is none that people choose.
QString levelName(const QString& level);
/// What to expect of it, in one sentence.
QString levelDescription(const QString& level);
/// The levels that people may choose, weakest first, by their names in files.
QStringList offeredLevels();

/// Given names for opponents, as many as there can be, the same each time.
QStringList opponentNames();

/// Who a side is: "Anna", or "Anna and Ciro" for partners. @param side 0 … sides − 1.
QString sideName(const MatchPlan& plan, int side);

/// How a match ended, in one sentence: "Anna wins by 11 to 8."
QString resultText(const MatchPlan& plan, const MatchResult& result);

} // namespace settebello
