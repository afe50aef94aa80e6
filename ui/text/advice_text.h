// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/advice.h"

#include <QString>

#include <span>

namespace settebello {

/// Why a play is better than another one, in one sentence that begins with "This play"; nothing
/// without reasons. To follow where the play was named. @param rules of the match.
QString reasonsText(std::span<const Reason> reasons, const RuleSet& rules);

/// A hint in two or three short sentences: what to play, why, and how much better it is than the
/// next best play. @param rules of the match.
QString adviceText(const Advice& advice, const RuleSet& rules);

} // namespace settebello
