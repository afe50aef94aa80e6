// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/search/advice.h"

#include <QString>

namespace settebello {

/// A hint in two or three short sentences: what to play, why, and how much better it is than the
/// next best play. @param rules of the match.
QString adviceText(const Advice& advice, const RuleSet& rules);

} // namespace settebello
