// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/record_summary.h"

#include <QString>

namespace settebello {

/// Texts about a record for a list, translated.

/// "Scopa d'assi", or "Scopa d'assi, house rules" if more than players and target differ.
QString variantText(const MatchSetup& setup);
/// "Anna against Ciro (Expert)"
QString playersText(const MatchSetup& setup);
/// "Won" or "Lost" where persons are on one side; else who won; or that the match is not over.
QString outcomeText(const RecordSummary& record);
/// "11 : 8", the persons' side first.
QString pointsText(const RecordSummary& record);
/// In the format of the player's locale.
QString timeText(const QDateTime& time);
/// The record in complete sentences: how the match ended, or why it cannot be read.
QString detailsText(const RecordSummary& record);

} // namespace settebello
