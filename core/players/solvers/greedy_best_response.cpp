// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/solvers/greedy_best_response.h"

#include "players/policy/greedy_choice.h"
#include "rules/legal_plays.h"

namespace settebello {

const std::vector<Play>& GreedyBestResponse::look(const Duel& duel) {
    auto& plays = m_plays[static_cast<std::size_t>((duel.hands[0] | duel.hands[1]).size())];
    legalPlays(m_rules, duel.hands[static_cast<std::size_t>(duel.turn)], duel.table, plays);
    return plays;
}

const Play& GreedyBestResponse::greedyChoice(const Duel& duel, const std::vector<Play>& plays) {
    if (plays.size() == 1) {
        return plays.front();
    }
    const CardSet unseen = duel.hands[static_cast<std::size_t>(1 - duel.turn)];
    const GreedyPosition feature{duel.table, unseen, unseen.size(), unseen.empty()};
    return settebello::greedyChoice(m_rules, feature, plays, m_captures);
}

Duel GreedyBestResponse::after(const Duel& duel, const Play& play) const {
    Duel next = duel;
    next.apply(m_rules, play, true);
    return next;
}

} // namespace settebello
