// SPDX-License-Identifier: GPL-3.0-or-later
#include "naive_match.h"

namespace settebello::naive {

NaiveMatch::NaiveMatch(const RuleSet& rules)
    : m_rules(rules)
    , m_scores(static_cast<std::size_t>(rules.table.teams ? 2 : rules.table.players)) {}

void NaiveMatch::mark(const NaiveRound& round, const std::vector<std::string>& items) {
    for (std::size_t side = 0; side < m_scores.size(); ++side) {
        for (const std::string& item : items) {
            m_scores[side] += round.points()[side].at(item);
        }
    }
    m_winner = winnerOf(m_rules, m_scores);
    m_by = m_winner >= 0 ? "points" : "";
}

void NaiveMatch::addRound(const NaiveRound& round) {
    if (round.wholeSuit() >= 0) {
        mark(round, {"total"});
        m_winner = round.wholeSuit();
        m_by = "wholeSuit";
        return;
    }
    if (m_rules.match.end != MatchEnd::AtOnce) {
        mark(round, {"total"});
        return;
    }
    mark(round, {"sweeps", "declarations"});
    for (const std::string& item : itemsAfterRound(m_rules)) {
        if (!over()) {
            mark(round, {item});
        }
    }
}

void NaiveMatch::claim(const NaiveRound& round, int seat) {
    const std::vector<int> sure = certain(m_rules, round.piles());
    const auto claimer = static_cast<std::size_t>(m_rules.table.teams ? seat % 2 : seat);
    const Card twoOfBatons(Suit::Batons, 2);
    bool isTaken = m_rules.pack.cards == 36;
    for (const Cards& pile : round.piles().cards) {
        isTaken = isTaken || holds(pile, twoOfBatons);
    }
    for (std::size_t side = 0; side < m_scores.size(); ++side) {
        m_scores[side] += sure[side];
        if (side != claimer && !isTaken) { // if the claimer gets it, the others do not
            m_scores[side] -= m_rules.scoring.twoOfBatons;
        }
    }
    const int over = m_scores[claimer] - m_rules.match.target;
    bool isRight = m_rules.match.exceedTarget ? over > 0 : over >= 0;
    for (std::size_t side = 0; side < m_scores.size(); ++side) {
        isRight = isRight && (side == claimer || m_scores[side] < m_scores[claimer]);
    }
    if (isRight) {
        m_winner = static_cast<int>(claimer);
        m_by = "calledOut";
    } else {
        m_winner = claimer == 0 ? 1 : 0; // with two sides; the rules name nobody with more
        m_by = "falseClaim";
    }
}

bool NaiveMatch::isDouble() const {
    for (std::size_t side = 0; side < m_scores.size(); ++side) {
        if (static_cast<int>(side) != m_winner && m_scores[side] >= m_rules.match.doubleBelow) {
            return false;
        }
    }
    return m_rules.match.doubleBelow != 0;
}

} // namespace settebello::naive
