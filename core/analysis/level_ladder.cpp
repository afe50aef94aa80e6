// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/level_ladder.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace settebello {

namespace {

constexpr std::size_t kLevels = 5;
using Ladder = std::array<Rung, kLevels>;

constexpr Ladder kDuel{
    {{"beginner", 111}, {"casual", 69}, {"good", 42}, {"expert", 8}, {"master", 1}}};
constexpr Ladder kPackets{
    {{"beginner", 136}, {"casual", 82}, {"good", 78}, {"expert", 18}, {"master", 10}}};
constexpr Ladder kFullDeal{
    {{"beginner", 337}, {"casual", 251}, {"good", 225}, {"expert", 117}, {"master", 29}}};

/// The rung whose loss is nearest, by half the way to the next.
std::size_t nearest(std::span<const Rung> rungs, double loss) {
    std::size_t place = 0;
    while (place + 1 < rungs.size() && loss < (rungs[place].loss + rungs[place + 1].loss) / 2) {
        ++place;
    }
    return place;
}

} // namespace

LadderKind ladderKind(const RuleSet& rules) {
    if (rules.deal.handCards == HandCards::All) {
        return LadderKind::FullDeal;
    }
    return rules.table.players == 2 ? LadderKind::Duel : LadderKind::Packets;
}

std::span<const Rung> ladder(LadderKind kind) {
    switch (kind) {
    case LadderKind::Duel:
        return kDuel;
    case LadderKind::FullDeal:
        return kFullDeal;
    case LadderKind::Packets:
        break;
    }
    return kPackets;
}

LadderPlace ladderPlace(LadderKind kind, double loss, std::optional<double> halfWidth) {
    const std::span<const Rung> rungs = ladder(kind);
    // As far below the weakest level as the next one is above it.
    const double lowest = 2 * rungs[0].loss - rungs[1].loss;
    LadderPlace place;
    place.level = rungs[nearest(rungs, loss)].level;
    place.from = halfWidth ? rungs[nearest(rungs, loss + *halfWidth)].level : rungs.front().level;
    place.to = halfWidth ? rungs[nearest(rungs, loss - *halfWidth)].level : rungs.back().level;
    place.isBelow = halfWidth && loss - *halfWidth > lowest;
    return place;
}

} // namespace settebello
