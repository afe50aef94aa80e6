// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/obvious_decision.h"

#include "game/claim.h"
#include "players/evaluation/card_values.h"
#include "rules/legal_plays.h"
#include "support/contract.h"

#include <vector>

namespace settebello {

std::optional<Decision> obviousDecision(const PlayerView& view) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    if (view.phase == Phase::Declaring) {
        return Decision(Decision::Kind::Declare);
    }
    if (view.phase != Phase::Playing) {
        return std::nullopt;
    }
    if (claimHolds(view)) {
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

} // namespace settebello
