// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/progress.h"
#include "rules/named_rules.h"

#include <QString>

#include <span>
#include <string>

namespace settebello {

// How somebody plays, and what the cards brought, in words of card players and in the language in
// use.

/// Where points were lost, as the name of a row: "Captures missed".
QString lossPlaceName(LossPlace place);
/// The one thing to learn from a match, in a sentence; empty if nothing cost enough.
QString lessonText(const PlaySummary& match, const NamedRules& rules);
/// "The cards owe you about 6 points."
QString luckText(double points);
/// How much somebody gives away, and which opponents play so.
QString playText(const PlaySummary& all);
/// When matches were played: "3 Oct", "3 Oct – 12 Oct". @pre there is one
QString periodName(std::span<const JudgedMatch> matches);
/// Where a position behind a bar is, and its points: "3 Oct, round 2: 1.3". @param round from 0
QString positionName(const std::string& date, int round, const QString& points);

} // namespace settebello
