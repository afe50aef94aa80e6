// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/loss_place.h"

#include "analysis/option_values.h"
#include "players/beliefs/world_sampler.h"
#include "players/policy/playout_policy.h"
#include "rules/scoring.h"

namespace settebello {

namespace {

constexpr int kWorlds = 200;
constexpr int kNoneAtRandom = 0;

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

/// Adds what a side has of each item more than the others, times a factor.
void addLead(const PointsBySide& points, const PlayerView& view, int factor,
             ByLossPlace<int>& leads) {
    for (const ScoringItemInfo& info : kScoringItems) {
        int& lead = leads[placeOf(info.item)];
        for (int side = 0; side < view.rules.sides(); ++side) {
            const int sign = side == view.side() ? factor : -factor;
            lead += sign * view.rules.pointWorth() * points[side][info.item];
        }
    }
}

} // namespace

LossPlace lossPlace(const PlayerView& view, const Decision& best, const Decision& chosen) {
    using Kind = Decision::Kind;
    if (best.kind == Kind::ClaimOut || chosen.kind == Kind::ClaimOut) {
        return LossPlace::Other;
    }
    if (view.rules.pointWorth() > 0 && best.play.isCapture() && !chosen.play.isCapture()) {
        return LossPlace::MissedCapture;
    }
    const PlayoutPolicy policy(view.rules, kNoneAtRandom);
    Random random(seedOf(view));
    WorldSampler worlds(view);
    ByLossPlace<int> leads{};
    for (int i = 0; i < kWorlds; ++i) {
        const Round& world = worlds.draw(random);
        const Random same(random.next());
        for (const bool isBest : {true, false}) {
            Round round = world;
            Random each = same;
            round.apply(isBest ? best : chosen);
            policy.playOut(round, each);
            addLead(round.points(), view, isBest ? 1 : -1, leads);
        }
    }
    LossPlace most = LossPlace::Other;
    for (std::size_t place = 0; place < kLossPlaceNames.size(); ++place) {
        const auto each = static_cast<LossPlace>(place);
        most = leads[each] > leads[most] ? each : most;
    }
    return most;
}

} // namespace settebello
