// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/position/position.h"
#include "rules/scoring_items.h"

namespace settebello {

/// Calls `visit` for every item in force that goes to the side with strictly the most.
/// @param visit void(value); value(pile) is the number that piles are compared by.
template <typename Visit>
void forEachComparison(const PositionRules& rules, Visit visit) {
    forEachItem<Award::StrictlyMost>([&](auto place) {
        constexpr ScoringItemInfo kInfo = kScoringItems[place]; // GCC inlines through a copy
        if (!kInfo.inForce(rules.rules())) {
            return;
        }
        if constexpr (kInfo.item == ScoringItem::Prime) {
            visit([&rules](CardSet pile) { return rules.prime(pile); }); // faster, from a table
        } else {
            // The analyzer does not know the constant.
            // NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage)
            visit([&rules](CardSet pile) { return kInfo.value(rules.rules(), {pile, 0, 0}); });
        }
    });
}

} // namespace settebello
