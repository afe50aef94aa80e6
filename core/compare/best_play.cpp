// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/best_play.h"

#include "players/solvers/open_solver.h"
#include "rules/objective.h"
#include "support/contract.h"

namespace settebello {

namespace {

/// Of the solver's table: as much as helps with so many cards, up to 64 MiB.
int tableLog2(int cards) {
    constexpr int kSmall = 12;
    constexpr int kFew = 12;
    constexpr int kLarge = 22;
    return cards <= kFew ? kSmall : kLarge;
}

} // namespace

bool canBeSolved(const RuleSet& rules) {
    return rules.deal.handCards == HandCards::All && rules.sides() == 2 &&
           !Objective(rules).marksAtOnce() && rules.pilesOnlyGrow();
}

int solvableCards(const RuleSet& rules) {
    constexpr int kAmongTwo = 16; // whose hands are twice as large
    constexpr int kAmongMore = 20;
    return rules.table.players == 2 ? kAmongTwo : kAmongMore;
}

std::optional<BestPlay> solveRound(const Match& match, std::size_t round, int side, int mostCards,
                                   const StopToken& stop) {
    SETTEBELLO_ASSERT(canBeSolved(match.rules()) && round < match.played().size());
    const Match::PlayedRound& played = match.played()[round];
    Round state(match.rules(), played.pack, played.dealer);
    auto move = played.moves.begin();
    while (move != played.moves.end() && state.cardsInHands() > mostCards) {
        state.apply((move++)->decision);
    }
    if (!played.scored || state.over()) {
        return std::nullopt;
    }
    PositionRules rules(match.rules());
    const Position begin = rules.position(state);
    Position end = begin;
    for (; move != played.moves.end(); ++move) {
        rules.make(end, move->decision.play);
    }
    BestPlay found{state.cardsInHands(), 0, rules.difference(end, side)};
    OpenSolver solver(rules, tableLog2(found.cardsLeft));
    const std::optional<int> best = solver.solve(begin, side, found.reached, stop);
    found.best = best.value_or(0);
    return best ? std::optional(found) : std::nullopt;
}

} // namespace settebello
