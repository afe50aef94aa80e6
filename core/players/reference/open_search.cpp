// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/open_search.h"

#include "players/policy/obvious_decision.h"
#include "players/position/points_ahead.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <cstdint>

namespace settebello {

namespace {

void answerDeclarations(Round& round) {
    while (round.phase() == Phase::Declaring) {
        round.apply(answerToDeclare(round.rules()));
    }
}

/// Large captures first: the better the plays tried first, the more others are cut off. No two
/// plays compare equal, so that every machine tries them in the same order.
void orderForSearch(std::vector<Play>& plays) {
    std::sort(plays.begin(), plays.end(), [](const Play& a, const Play& b) {
        if (a.captured.size() != b.captured.size()) {
            return a.captured.size() > b.captured.size();
        }
        return a.card != b.card ? a.card < b.card : a.captured.bits() < b.captured.bits();
    });
}

} // namespace

int OpenSearch::value(const Round& round, const Play& play, int ways) {
    m_side = round.rules().sideOf(round.turn());
    Round next = round;
    next.applyLegal(play);
    answerDeclarations(next);
    m_waysLeft = ways;
    return search(next, -kInfinite, kInfinite, affordableDepth(next, ways), 0);
}

int OpenSearch::affordableDepth(const Round& round, int most) {
    if (round.phase() != Phase::Playing) {
        return 0;
    }
    BySeat<int> sizes{};
    for (int seat = 0; seat < round.rules().table.players; ++seat) {
        sizes[seat] = round.hand(seat).size();
    }
    // A card with many captures now will have many for a while.
    std::vector<Play>& plays = m_plays.front();
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
    const int handSize = round.hand(round.turn()).size();
    const int playsOfCard = (static_cast<int>(plays.size()) + handSize - 1) / handSize;
    int depth = 0;
    std::int64_t ways = 1;
    for (int seat = round.turn();; seat = round.rules().seatAfter(seat)) {
        int& size = sizes[seat];
        ways *= std::int64_t{size} * playsOfCard;
        if (size == 0 || ways > most) {
            return depth;
        }
        --size;
        ++depth;
    }
}

int OpenSearch::search(const Round& round, int alpha, int beta, int depth, std::size_t ply) {
    if (round.phase() != Phase::Playing && round.phase() != Phase::Declaring) {
        return pointsAhead(round)[m_side];
    }
    if (depth == 0 || m_waysLeft <= 0) {
        --m_waysLeft;
        return playedOut(round);
    }
    Round position = round;
    answerDeclarations(position);
    const RuleSet& rules = position.rules();
    std::vector<Play>& plays = m_plays[ply];
    legalPlays(rules, position.hand(position.turn()), position.takeable(), plays);
    orderForSearch(plays);
    const bool ours = rules.sideOf(position.turn()) == m_side;
    int best = ours ? -kInfinite : kInfinite;
    for (const Play& play : plays) {
        Round next = position;
        next.applyLegal(play);
        const int value = search(next, alpha, beta, depth - 1, ply + 1);
        if (ours) {
            best = std::max(best, value);
            alpha = std::max(alpha, value);
        } else {
            best = std::min(best, value);
            beta = std::min(beta, value);
        }
        if (alpha >= beta) {
            break;
        }
    }
    return best;
}

int OpenSearch::playedOut(const Round& round) {
    Round end = round;
    m_policy.playOut(end, m_unused);
    return pointsAhead(end)[m_side];
}

} // namespace settebello
