// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/certain_points.h"

#include "rules/scoring.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <utility>

namespace settebello {

int certainPoints(const RuleSet& rules, std::span<const Tally> tallies, CardSet uncaptured,
                  int side) {
    SETTEBELLO_ASSERT(std::cmp_equal(tallies.size(), rules.sides()) && side >= 0 &&
                      side < rules.sides());
    int points = 0;
    for (const ScoringItemInfo& info : kScoringItems) {
        points += certainPoints(info, rules, tallies, uncaptured, side);
    }
    return points;
}

int certainPoints(const Round& round, int side) {
    return round.over() ? round.points()[side].total()
                        : certainPoints(round.rules(), round.tallies(), round.uncaptured(), side);
}

int certainPoints(const PlayerView& view, int side) {
    return certainPoints(view.rules, view.tallies.first(view.rules.sides()), view.uncaptured(),
                         side);
}

} // namespace settebello
