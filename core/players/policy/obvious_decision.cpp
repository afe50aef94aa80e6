// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/obvious_decision.h"

#include "game/claim.h"
#include "game/marking.h"
#include "players/evaluation/card_values.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <vector>

namespace settebello {

std::optional<Decision> obviousDecision(const PlayerView& view) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    if (view.phase == Phase::Declaring) {
        return answerToDeclare(view.rules);
    }
    if (view.phase != Phase::Playing) {
        return std::nullopt;
    }
    if (claimHolds(view)) {
        return Decision(Decision::Kind::ClaimOut);
    }
    if (const auto winning = playThatWinsAtOnce(view)) {
        return Decision(*winning);
    }
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    return plays.size() == 1 ? std::optional(Decision(plays.front())) : std::nullopt;
}

Decision answerToDeclare(const RuleSet& rules) {
    return Decision(Objective(rules).wantsPoints() ? Decision::Kind::Declare
                                                   : Decision::Kind::Pass);
}

bool winsAtOnce(const PlayerView& view, const Play& play) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    const bool lastPlay =
        view.stockSize == 0 && view.handSizes[view.rules.seatAfter(view.seat)] == 0;
    if (!Objective(view.rules).marksAtOnce() || play.captured != view.table ||
        !isSweep(view.rules, play, view.table, lastPlay)) {
        return false;
    }
    auto tallies = view.tallies;
    ++tallies[view.side()].sweeps;
    return winnerSoFar(view.rules, view.scores, tallies.first(view.rules.sides())) == view.side();
}

std::optional<Play> playThatWinsAtOnce(const PlayerView& view) {
    if (!Objective(view.rules).marksAtOnce()) {
        return std::nullopt;
    }
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    const auto wins = [&view](const Play& play) { return winsAtOnce(view, play); };
    const auto found = std::find_if(plays.begin(), plays.end(), wins);
    return found == plays.end() ? std::nullopt : std::optional(*found);
}

bool mayEndAtOnce(const PlayerView& view) {
    constexpr int kOtherPoints = 5; // a sweep, and one for each of the items of every game
    if (!Objective(view.rules).marksAtOnce()) {
        return false;
    }
    const int target = Objective(view.rules).target();
    for (int side = 0; side < view.rules.sides(); ++side) {
        const Tally& tally = view.tallies[side];
        if (view.scores[side] + tally.sweeps + tally.declarations + kOtherPoints >= target) {
            return true;
        }
    }
    return false;
}

Decision cutByValue(const PlayerView& view) {
    SETTEBELLO_ASSERT(view.phase == Phase::CutChoice && view.turn == view.seat);
    const bool good = cardValue(view.rules, *view.cutCard) >= kSixValue;
    return Decision(good == Objective(view.rules).wantsPoints() ? Decision::Kind::KeepCut
                                                                : Decision::Kind::PlaceCut);
}

} // namespace settebello
