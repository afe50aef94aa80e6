// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/last_deal_solver.h"

#include "support/contract.h"

#include <algorithm>
#include <bit>

namespace settebello {

namespace {

constexpr int kMostHidden = 8; ///< the last packet may give each player four cards

/// Equal for positions that are the same apart from the hands, which are empty. A collision, once
/// in many billions, is between positions of about the same value.
std::uint64_t keyOf(const Position& position) {
    constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15U;
    std::uint64_t key = 0;
    for (const std::uint64_t part :
         {position.table.bits(), position.piles[0].bits(), position.piles[1].bits(),
          static_cast<std::uint64_t>(position.sweeps[0] * 64 + position.sweeps[1]),
          static_cast<std::uint64_t>(position.turn * 4 + position.lastCapturer + 1)}) {
        key = (key ^ part) * kMix;
        key ^= key >> 29;
    }
    return key;
}

} // namespace

LastDealSolver::LastDealSolver(PositionRules& rules, const DuelEvaluation& evaluation)
    : m_rules(rules)
    , m_evaluation(evaluation)
    , m_greedy(rules) {}

double LastDealSolver::value(const Position& position, int side) {
    SETTEBELLO_ASSERT(m_rules.hidden(position).size() <= kMostHidden);
    constexpr int kMost = 1'000'000'000;
    const double value =
        meanOverDeals(position, 0, [&](Position& dealt) { return solve(dealt, -kMost, kMost, 0); });
    return position.turn == side ? value : -value;
}

double LastDealSolver::valueAgainstGreedy(const Position& position, int side) {
    SETTEBELLO_ASSERT(m_rules.hidden(position).size() <= kMostHidden);
    const auto purpose = static_cast<std::uint64_t>(side) + 1;
    return meanOverDeals(position, purpose, [&](Position& dealt) {
        return m_greedy.bestValue(
            dealt, side, [&](const Position& end) { return m_evaluation.standing(end, side); });
    });
}

/// The mean value over every way to deal the last packet, computed once for each position and
/// purpose. @param purpose a small number that distinguishes this value from others.
template <typename Value>
double LastDealSolver::meanOverDeals(const Position& position, std::uint64_t purpose,
                                     const Value& value) {
    const std::uint64_t key = keyOf(position) + purpose;
    const auto found = m_values.find(key);
    if (found != m_values.end()) {
        return found->second;
    }
    constexpr std::size_t kMostKnown = 1U << 18;
    if (m_values.size() > kMostKnown) {
        m_values.clear();
    }
    const CardSet hidden = m_rules.hidden(position);
    double sum = 0;
    int deals = 0;
    for (unsigned set = 0; set < 1U << static_cast<unsigned>(hidden.size()); ++set) {
        if (std::popcount(set) * 2 != hidden.size()) {
            continue;
        }
        Position dealt = position;
        dealt.stock = 0;
        unsigned bits = set;
        for (const Card card : hidden) {
            dealt.hands[bits & 1U].insert(card);
            bits >>= 1U;
        }
        sum += value(dealt);
        ++deals;
    }
    if (m_rules.isSpent()) {
        return 0; // cut off, so not to be remembered
    }
    return m_values.emplace(key, sum / deals).first->second;
}

/// Negamax with alpha-beta, as DuelSolver does, but faster, because for the points of
/// PileEvaluation alone.
int LastDealSolver::solve(Position& position, int low, int high, std::size_t depth) {
    if (position.over || m_rules.isSpent()) {
        return m_evaluation.standing(position, position.turn);
    }
    std::vector<Play>& plays = m_plays[depth];
    plays.clear();
    m_rules.legalPlays(position, plays);
    std::size_t captures = 0; // these first, the largest in front
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (plays[i].isCapture()) {
            std::swap(plays[i], plays[captures]);
            if (plays[captures].captured.size() > plays[0].captured.size()) {
                std::swap(plays[captures], plays[0]);
            }
            ++captures;
        }
    }
    for (const Play& play : plays) {
        const auto undo = m_rules.make(position, play);
        low = std::max(low, -solve(position, -high, -low, depth + 1));
        m_rules.unmake(position, undo);
        if (low >= high) {
            break;
        }
    }
    return low;
}

} // namespace settebello
