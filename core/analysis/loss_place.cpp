// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/loss_place.h"

#include "analysis/item_difference.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kWorlds = 200;

LossPlace placeOf(ScoringItem item) {
    switch (item) {
    case ScoringItem::Sweeps:
        return LossPlace::Sweeps;
    case ScoringItem::Settebello:
        return LossPlace::Settebello;
    case ScoringItem::Suit:
        return LossPlace::Coins;
    case ScoringItem::Cards:
        return LossPlace::Cards;
    case ScoringItem::Prime:
        return LossPlace::Prime;
    default:
        return LossPlace::Other;
    }
}

} // namespace

LossPlace lossPlace(const PlayerView& view, const Decision& best, const Decision& chosen) {
    using Kind = Decision::Kind;
    if (best.kind == Kind::ClaimOut || chosen.kind == Kind::ClaimOut) {
        return LossPlace::Other;
    }
    if (Objective(view.rules).wantsPoints() && best.play.isCapture() && !chosen.play.isCapture()) {
        return LossPlace::MissedCapture;
    }
    const ItemDifferences differences = itemDifferences(view, best, chosen, kWorlds);
    ByLossPlace<int> leads{};
    for (const ScoringItemInfo& info : kScoringItems) {
        leads[placeOf(info.item)] += differences[info.item].sum();
    }
    LossPlace most = LossPlace::Other;
    leads[most] = std::max(leads[most], 0); // a place without a lead is not better than it
    for (std::size_t place = 0; place < kLossPlaceNames.size(); ++place) {
        const auto each = static_cast<LossPlace>(place);
        most = leads[each] > leads[most] ? each : most;
    }
    return most;
}

} // namespace settebello
