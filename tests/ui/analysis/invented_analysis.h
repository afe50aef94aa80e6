// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "storage/record.h"

namespace settebello {

/// A complete analysis of a match, with marks of all kinds, of which nothing was thought: for what
/// shows it. Every second decision of a kind that allows others is a mistake.
Analysis inventedAnalysis(const Match& match);

/// Keeps it beside the record of the match.
void keepInventedAnalysis(const Record& match);

} // namespace settebello
