// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/claim.h"

#include "game/certain_points.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace settebello {

namespace {

/// What a side that does not claim has at least, if a penalty that nobody has yet comes to the
/// claimer instead: of the certain points only such a penalty is not in its pile.
int pointsOfOther(const RuleSet& rules, std::span<const Tally> tallies, CardSet uncaptured,
                  int side) {
    int points = ownPoints(rules, tallies[static_cast<std::size_t>(side)]).total();
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.award == Award::StrictlyMost) {
            points += certainPoints(info, rules, tallies, uncaptured, side);
        }
    }
    return points;
}

} // namespace

Claim judgeClaim(const RuleSet& rules, std::span<const Tally> tallies, CardSet uncaptured,
                 const BySide<int>& scores, int side) {
    SETTEBELLO_ASSERT(std::cmp_equal(tallies.size(), rules.sides()) && side >= 0 &&
                      side < rules.sides());
    Claim claim{.scores = scores, .bestOther = std::numeric_limits<int>::min(), .holds = false};
    for (int each = 0; each < rules.sides(); ++each) {
        int& score = claim.scores[each];
        if (each == side) {
            score += certainPoints(rules, tallies, uncaptured, each);
        } else {
            score += pointsOfOther(rules, tallies, uncaptured, each);
            claim.bestOther = std::max(claim.bestOther, score);
        }
    }
    const int own = claim.scores[side];
    claim.holds = own >= Objective(rules).target() && own > claim.bestOther;
    return claim;
}

bool claimHolds(const PlayerView& view) {
    if (!view.rules.match.callingOut || view.phase != Phase::Playing || view.turn != view.seat) {
        return false;
    }
    const auto tallies = view.tallies.first(view.rules.sides());
    return judgeClaim(view.rules, tallies, view.uncaptured(), view.scores, view.side()).holds;
}

} // namespace settebello
