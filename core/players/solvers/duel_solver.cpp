// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/duel_solver.h"

#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr int kMost = 100'000'000; ///< no value is greater

} // namespace

DuelSolver::DuelSolver(PositionRules& rules, const MatchChance& chance,
                       const MatchChance::Scores& scores, const PileEvaluation* piles)
    : m_rules(rules)
    , m_piles(piles)
    , m_chance(chance)
    , m_scores(scores) {
    SETTEBELLO_ASSERT(rules.rules().table.players == 2);
}

void DuelSolver::limit(long positions, const Deadline& deadline) {
    m_left = positions;
    m_deadline = &deadline;
}

int DuelSolver::value(const Position& position, int side, Aim aim, int depth) {
    SETTEBELLO_ASSERT(position.stock == 0);
    m_aim = aim;
    Position played = position;
    const int value = search(played, -kMost, kMost, depth);
    if (position.turn == side) {
        return value;
    }
    return aim == Aim::Points ? -value : kCertain - value;
}

int DuelSolver::finalValue(const Position& position, int side, Aim aim) const {
    SETTEBELLO_ASSERT(position.over);
    if (position.wholeSuitSide >= 0) {
        const bool won = position.wholeSuitSide == side;
        if (aim == Aim::Points) {
            return won ? kMatchWon : -kMatchWon;
        }
        return won ? kCertain : 0;
    }
    if (aim == Aim::Points) {
        return m_rules.difference(position, side) * PileEvaluation::kPoint;
    }
    const auto points = m_rules.points(position);
    // Rounded for one side alone, so that the two values add up.
    const int first =
        static_cast<int>(std::lround(kCertain * m_chance.afterRound(m_scores, points, 0)));
    return side == 0 ? first : kCertain - first;
}

/// Negamax: values are those of the side to play, and so is the answer.
int DuelSolver::search(Position& position, int low, int high, int depth) {
    if (position.over) {
        return finalValue(position, position.turn, m_aim);
    }
    if (depth == 0) {
        SETTEBELLO_ASSERT(m_piles != nullptr && m_aim == Aim::Points);
        const int first = m_piles->standing(position);
        return position.turn == 0 ? first : -first;
    }
    if (m_deadline != nullptr && outOfBudget()) {
        return low;
    }
    std::vector<Play>& plays = m_plays[static_cast<std::size_t>(depth)];
    plays.clear();
    m_rules.legalPlays(position, plays);
    orderPlays(position, plays);
    const int zero = m_aim == Aim::Points ? 0 : kCertain; // both sides' values add up to this
    for (const Play& play : plays) {
        const auto undo = m_rules.make(position, play);
        low = std::max(low, zero - search(position, zero - high, zero - low, depth - 1));
        m_rules.unmake(position, undo);
        if (low >= high) {
            break;
        }
    }
    return low;
}

/// Counts a position.
bool DuelSolver::outOfBudget() {
    constexpr long kCheckEvery = 1024;
    if ((--m_left % kCheckEvery == 0 && m_deadline->passed()) || m_rules.isSpent()) {
        m_left = 0;
    }
    return m_left <= 0;
}

/// Puts first what cuts off most: sweeps, then captures of many cards or of the bonus suit. Equal
/// ones stay in their order.
void DuelSolver::orderPlays(const Position& position, std::vector<Play>& plays) {
    const CardSet bonus = CardSet::ofSuit(m_rules.rules().bonusSuit()) | CardSet::ofRank(kSeven);
    m_promises.clear();
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Play play = plays[i];
        int promise = 0;
        if (play.isCapture()) {
            constexpr int kSweep = 10;
            const CardSet taken = (play.captured | CardSet{play.card}).printed();
            promise = taken.size() + (taken & bonus).size() * 2 +
                      (play.captured == position.table ? kSweep : 0);
        }
        std::size_t to = i;
        m_promises.push_back(promise);
        for (; to > 0 && m_promises[to - 1] < promise; --to) {
            m_promises[to] = m_promises[to - 1];
            plays[to] = plays[to - 1];
        }
        m_promises[to] = promise;
        plays[to] = play;
    }
}

} // namespace settebello
