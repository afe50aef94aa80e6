// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"
#include "rules/scoring_items.h"

#include <cstddef>

namespace settebello {

/// Scores a round item by item. Whole piles and what people enter about theirs are scored by this
/// alone.
/// @param tallyOf the tally of a side that an item's value is taken from:
/// const Tally&(ScoringItem, std::size_t side). @pre 1 ≤ sides ≤ kMaxSeats
template <typename TallyOf>
PointsBySide scoreByItem(const RuleSet& rules, std::size_t sides, TallyOf tallyOf) {
    PointsBySide points;
    forEachItem<Award::EachSide>([&](auto place) {
        constexpr ScoringItemInfo kInfo = kScoringItems[place]; // GCC inlines through a copy only
        for (std::size_t side = 0; side < sides; ++side) {
            points[side][kInfo.item] = kInfo.value(rules, tallyOf(kInfo.item, side));
        }
    });
    forEachItem<Award::StrictlyMost>([&](auto place) {
        constexpr ScoringItemInfo kInfo = kScoringItems[place];
        if (kInfo.inForce(rules)) {
            const int side = strictlyHighest(sides, [&](std::size_t each) {
                return kInfo.value(rules, tallyOf(kInfo.item, each));
            });
            if (side >= 0) {
                points[side][kInfo.item] = 1;
            }
        }
    });
    return points;
}

} // namespace settebello
