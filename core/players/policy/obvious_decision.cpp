// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/obvious_decision.h"

#include "game/certain_points.h"
#include "players/evaluation/card_values.h"
#include "players/evaluation/points_ahead.h"
#include "rules/legal_plays.h"
#include "support/contract.h"

#include <vector>

namespace settebello {

std::optional<Decision> obviousDecision(const PlayerView& view) {
    if (view.phase == Phase::Declaring) {
        return Decision(Decision::Kind::Declare);
    }
    if (view.phase != Phase::Playing) {
        return std::nullopt;
    }
    const int side = view.side();
    const int certain = view.scores[side] + certainPoints(view, side);
    if (view.rules.match.callingOut && certain >= view.rules.match.target) {
        return Decision(Decision::Kind::ClaimOut);
    }
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.table, plays);
    return plays.size() == 1 ? std::optional(Decision(plays.front())) : std::nullopt;
}

Decision cutByValue(const PlayerView& view) {
    SETTEBELLO_ASSERT(view.phase == Phase::CutChoice && view.turn == view.seat);
    const bool good = cardValue(view.rules, *view.cutCard) >= kSixValue;
    return Decision(good ? Decision::Kind::KeepCut : Decision::Kind::PlaceCut);
}

Decision cutByPlayouts(const PlayerView& view, const PlayoutPolicy& policy, Random& random,
                       int worlds) {
    SETTEBELLO_ASSERT(view.phase == Phase::CutChoice && view.turn == view.seat);
    WorldSampler possible(view);
    int placingIsBetterBy = 0;
    for (int i = 0; i < worlds; ++i) {
        const Round& world = possible.draw(random);
        for (const auto kind : {Decision::Kind::KeepCut, Decision::Kind::PlaceCut}) {
            Round round = world;
            round.apply(Decision(kind));
            policy.playOut(round, random);
            const int points = pointsAhead(round)[view.side()];
            placingIsBetterBy += kind == Decision::Kind::PlaceCut ? points : -points;
        }
    }
    return Decision(placingIsBetterBy > 0 ? Decision::Kind::PlaceCut : Decision::Kind::KeepCut);
}

} // namespace settebello
