// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history/record_summary.h"

#include <QString>

namespace settebello {

/// Texts about a record in the list of matches, translated.

/// "Won" or "Lost" where persons are on one side; else who won; or that the match is not over.
QString outcomeText(const RecordSummary& record);
/// "11 : 8", the persons' side first.
QString pointsText(const RecordSummary& record);
/// The record in complete sentences: how the match ended, or why it cannot be read.
QString detailsText(const RecordSummary& record);

} // namespace settebello
