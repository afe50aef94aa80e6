// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/duel_solver.h"

#include "rules/legal_plays.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr int kMost = 100'000'000; ///< no value is greater

} // namespace

DuelSolver::DuelSolver(const RuleSet& rules, const MatchChance& chance,
                       const MatchChance::Scores& scores, const PileEvaluation* worth)
    : m_rules(rules)
    , m_worth(worth)
    , m_chance(chance)
    , m_scores(scores) {}

void DuelSolver::limit(long positions, const Deadline& deadline) {
    m_left = positions;
    m_deadline = &deadline;
}

int DuelSolver::value(const Duel& duel, int side, Aim aim, int depth) {
    m_aim = aim;
    const int its = search(duel, -kMost, kMost, depth);
    if (duel.turn == side) {
        return its;
    }
    return aim == Aim::Points ? -its : kCertain - its;
}

int DuelSolver::finalValue(const Duel& duel, int side, Aim aim) const {
    if (duel.wholeSuitSide >= 0) {
        const bool won = duel.wholeSuitSide == side;
        if (aim == Aim::Points) {
            return won ? kMatchWon : -kMatchWon;
        }
        return won ? kCertain : 0;
    }
    const PointsBySide points = scoreRound(m_rules, duel.tallies);
    if (aim == Aim::Points) {
        const int first = (points[0].total() - points[1].total()) * PileEvaluation::kPoint;
        return side == 0 ? first : -first;
    }
    // Rounded for one side alone, so that the two values add up.
    const int first =
        static_cast<int>(std::lround(kCertain * m_chance.afterRound(m_scores, points, 0)));
    return side == 0 ? first : kCertain - first;
}

// Negamax: values are those of the side to play, and so is the answer.
int DuelSolver::search(const Duel& duel, int low, int high, int depth) {
    if (duel.handsEmpty() || duel.wholeSuitSide >= 0) {
        Duel end = duel;
        if (duel.handsEmpty()) {
            end.takeLeftovers(m_rules);
        }
        return finalValue(end, duel.turn, m_aim);
    }
    if (depth == 0) {
        const int first = m_worth->standing(duel.tallies);
        return duel.turn == 0 ? first : -first;
    }
    if (m_deadline != nullptr) {
        constexpr long kCheckEvery = 1024;
        if (--m_left % kCheckEvery == 0 && m_deadline->passed()) {
            m_left = 0;
        }
        if (m_left <= 0) {
            return low;
        }
    }
    std::vector<Play>& plays = m_plays[static_cast<std::size_t>(depth)];
    legalPlays(m_rules, duel.hands[static_cast<std::size_t>(duel.turn)], duel.table, plays);
    orderPlays(duel, plays);
    const int zero = m_aim == Aim::Points ? 0 : kCertain; // both sides' values add up to this
    for (const Play& play : plays) {
        Duel next = duel;
        next.apply(m_rules, play, true);
        // The whole suit can be completed by either side's own play alone.
        low = std::max(low, zero - search(next, zero - high, zero - low, depth - 1));
        if (low >= high) {
            break;
        }
    }
    return low;
}

void DuelSolver::orderPlays(const Duel& duel, std::vector<Play>& plays) const {
    // What cuts off most comes first: sweeps, then captures of many cards or of the bonus suit.
    const CardSet bonus = CardSet::ofSuit(m_rules.bonusSuit()) | CardSet::ofRank(kSeven);
    const auto promise = [&](const Play& play) {
        constexpr int kSweep = 10;
        const CardSet taken = play.captured | CardSet{play.card};
        return !play.isCapture() ? 0
                                 : taken.size() + (taken & bonus).size() * 2 +
                                       (play.captured == duel.table ? kSweep : 0);
    };
    std::stable_sort(plays.begin(), plays.end(),
                     [&](const Play& a, const Play& b) { return promise(a) > promise(b); });
}

} // namespace settebello
