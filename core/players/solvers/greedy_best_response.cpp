// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/greedy_best_response.h"

#include "players/policy/greedy_choice.h"

namespace settebello {

const std::vector<Play>& GreedyBestResponse::legalPlays(const Position& position) {
    const int cards = (position.hands[0] | position.hands[1]).size();
    std::vector<Play>& plays = m_plays[static_cast<std::size_t>(cards)];
    plays.clear();
    m_rules.legalPlays(position, plays);
    return plays;
}

const Play& GreedyBestResponse::greedyPlay(const Position& position,
                                           const std::vector<Play>& plays) {
    if (plays.size() == 1) {
        return plays.front();
    }
    const CardSet unseen = position.hands[1 - position.turn];
    const GreedyPosition seen{position.table, unseen, unseen.size(), unseen.empty()};
    return greedyChoice(m_rules.rules(), seen, plays, m_captures);
}

} // namespace settebello
