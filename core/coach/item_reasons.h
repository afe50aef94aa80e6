// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/story.h"
#include "coach/reason.h"

#include <optional>
#include <vector>

namespace settebello {

/// A smaller difference of an item, in points, makes no difference.
inline constexpr double kLeastGain = 0.03;

/// The item that a reason is about; nothing if about several.
std::optional<ScoringItem> itemOf(const Reason& reason);

/// What certainly differs for the better, in points; 0 if that is less than kLeastGain.
double gainOf(const ItemDifference& difference);

/// The item by which a play gains most, if it gains by any.
std::optional<ScoringItem> mainItem(const ItemDifferences& differences);

/// MostlyItem, with the card that is mostly won where the play gains by the item, or in how many
/// cases its point is won. Of sweeps, `count` is 1 if it is rather the own ones, and `otherCount`
/// if it is those of others.
Reason mostlyItem(ScoringItem item, const PlayerView& view, const Stories& stories);

/// AtStake, if it is one item above all and no reason says so.
std::optional<Reason> atStake(const std::vector<Reason>& said, const ItemDifferences& differences);

/// In how many of ten cases an ace in hand sweeps after the better play; 0 in perfect play.
int casesWithAce(const Stories& stories);

} // namespace settebello
