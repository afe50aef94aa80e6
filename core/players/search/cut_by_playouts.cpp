// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/cut_by_playouts.h"

#include "players/beliefs/world_sampler.h"
#include "players/position/points_ahead.h"
#include "support/contract.h"

namespace settebello {

Decision cutByPlayouts(const PlayerView& view, const PlayoutPolicy& policy, Random& random,
                       int worlds, const Deadline& deadline, WorkBudget* work) {
    SETTEBELLO_ASSERT(view.phase == Phase::CutChoice && view.turn == view.seat);
    WorldSampler possible(view);
    int placingIsBetterBy = 0;
    const auto isOver = [&] { return deadline.passed() || (work != nullptr && work->isSpent()); };
    for (int i = 0; i < worlds && !isOver(); ++i) {
        const Round& world = possible.draw(random);
        for (const auto kind : {Decision::Kind::KeepCut, Decision::Kind::PlaceCut}) {
            Round round = world;
            round.apply(Decision(kind));
            policy.playOut(round, random);
            if (work != nullptr) {
                work->spend(PlayoutPolicy::kPlayWork * round.playCount());
            }
            const int points = pointsAhead(round)[view.side()];
            placingIsBetterBy += kind == Decision::Kind::PlaceCut ? points : -points;
        }
    }
    return Decision(placingIsBetterBy > 0 ? Decision::Kind::PlaceCut : Decision::Kind::KeepCut);
}

} // namespace settebello
