// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/record_summary.h"

#include <QString>

namespace settebello {

/// What a list says of a record, in the player's language.

/// "Scopa d'assi", or "Scopa d'assi, house rules" where more is changed than who plays and how far.
QString variantText(const MatchPlan& plan);
/// "Anna against Ciro (Expert)"
QString playersText(const MatchPlan& plan);
/// "Won" or "Lost" where persons are on one side; else who won; or that the match is not over.
QString outcomeText(const RecordSummary& record);
/// "11 : 8", the persons' side first.
QString pointsText(const RecordSummary& record);
/// By the player's locale.
QString timeText(const QDateTime& time);
/// Everything about the record in complete sentences: how it ended, or why it cannot be read.
QString detailsText(const RecordSummary& record);

} // namespace settebello
