// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/outcome.h"

#include "rules/objective.h"
#include "support/contract.h"

namespace settebello {

namespace {

/// Whom a false claim makes the winner: the best of the others, among equals the first to play
/// after the claimer.
int bestOfOthers(const RuleSet& rules, const BySide<int>& scores, int seat) {
    int winner = rules.sideOf(rules.seatAfter(seat));
    for (int i = 2; i < rules.table.players; ++i) {
        const int other = rules.sideOf((seat + i) % rules.table.players);
        if (other != rules.sideOf(seat) && scores[other] > scores[winner]) {
            winner = other;
        }
    }
    return winner;
}

} // namespace

MatchResult matchResult(const RuleSet& rules, const BySide<int>& scores, Win win) {
    bool isDouble = rules.match.doubleBelow > 0;
    for (int side = 0; side < rules.sides(); ++side) {
        isDouble = isDouble && (side == win.side || scores[side] < rules.match.doubleBelow);
    }
    return {scores, win.side, isDouble, win.by};
}

bool isLostToNil(const RuleSet& rules, const MatchResult& result, int side) {
    const Objective objective(rules);
    return side != result.winner && objective.wantsPoints() && objective.target() > 1 &&
           result.scores[side] == 0;
}

RoundOutcome outcomeOfRound(const RuleSet& rules, const BySide<int>& scores,
                            const PointsBySide& points, int wholeSuitSide) {
    RuleSet marked = rules;
    if (wholeSuitSide >= 0 && Objective(rules).marksAtOnce()) {
        // Such a round scores as a whole, for its points do not decide.
        marked.match.end = MatchEnd::AfterRound;
    }
    RoundOutcome outcome{markPoints(marked, scores, points), std::nullopt};
    if (wholeSuitSide >= 0) {
        outcome.win = Win{wholeSuitSide, MatchResult::By::WholeSuit};
    } else if (outcome.marking.winner >= 0) {
        outcome.win = Win{outcome.marking.winner, MatchResult::By::Points};
    }
    return outcome;
}

ClaimOutcome outcomeOfClaim(const RuleSet& rules, std::span<const Tally> tallies,
                            CardSet uncaptured, const BySide<int>& scores, int seat) {
    SETTEBELLO_ASSERT(seat >= 0 && seat < rules.table.players);
    const int side = rules.sideOf(seat);
    const Claim claim = judgeClaim(rules, tallies, uncaptured, scores, side);
    return {claim, claim.holds
                       ? Win{side, MatchResult::By::CalledOut}
                       : Win{bestOfOthers(rules, claim.scores, seat), MatchResult::By::FalseClaim}};
}

} // namespace settebello
