// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/oracle/random_rules.h"

#include "game/match.h"
#include "players/position/position.h"
#include "rules/check_rules.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace settebello {

/// A random rule set that deals every card at once and plays every round to its end. @param
/// maySteal piles may be stolen, which solvers and the searches of full deals do not know.
inline RuleSet randomFullDealRules(Random& random, bool maySteal = false) {
    for (;;) {
        RuleSet rules = randomRules(random);
        rules.capture.steal = rules.capture.steal && maySteal;
        rules.deal.handCards = HandCards::All;
        rules.deal.redealOnKings = rules.deal.redealOnEqual = rules.deal.redealOnAces = 0;
        rules.deal.cutterChooses = false;
        rules.scoring.declarations = Declarations::None;
        rules.declarations.wildSeven = false;
        rules.match.end = MatchEnd::AfterRound;
        if (checkRules(rules).empty()) {
            return rules;
        }
    }
}

/// By side.
using Values = BySide<int>;

/// Own points less those of the best other side, by the engine's own scoring; fewer are better
/// where the fewest win.
inline Values differences(const Round& round) {
    const PointsBySide points = round.points();
    const int sides = round.rules().sides();
    Values totals{};
    for (int side = 0; side < sides; ++side) {
        const int total = points[static_cast<std::size_t>(side)].total();
        totals[static_cast<std::size_t>(side)] = round.rules().match.lowestWins ? -total : total;
    }
    if (round.wholeSuitSide() >= 0) {
        totals[static_cast<std::size_t>(round.wholeSuitSide())] +=
            round.rules().match.target + (round.rules().match.exceedTarget ? 1 : 0);
    }
    Values values{};
    for (int side = 0; side < sides; ++side) {
        int best = -1000;
        for (int other = 0; other < sides; ++other) {
            best = other == side ? best : std::max(best, totals[static_cast<std::size_t>(other)]);
        }
        values[static_cast<std::size_t>(side)] = totals[static_cast<std::size_t>(side)] - best;
    }
    return values;
}

/// The value of a round by trying everything, with nothing but the engine; the first of equal plays
/// is made, as by the solver.
inline Values bruteForce(const Round& round) {
    if (round.over()) {
        return differences(round);
    }
    const auto mover = static_cast<std::size_t>(round.rules().sideOf(round.turn()));
    std::vector<Play> plays;
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
    std::optional<Values> best;
    for (const Play& play : plays) {
        Round after = round;
        after.applyLegal(play);
        const Values values = bruteForce(after);
        best = !best || values[mover] > (*best)[mover] ? values : *best;
    }
    return *best;
}

/// Makes this many random plays, or fewer if the round ends.
inline void playAtRandom(Match& match, int plays, Random& random) {
    std::vector<Decision> decisions;
    while (plays-- > 0 && !match.needsDeal() && !match.over()) {
        legalDecisions(match.view(match.turn()), decisions);
        std::erase(decisions, Decision(Decision::Kind::ClaimOut));
        match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
    }
}

} // namespace settebello
