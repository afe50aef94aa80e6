// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/hand_inference.h"

#include "game/deal_facts.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"

#include <algorithm>

namespace settebello {

namespace {

/// How many card plays of the view's round a seat had made when the packet in play was dealt.
int playsBeforePacket(const PlayerView& view, int playsOfSeat) {
    int share = playsOfSeat + view.handSizes[view.seat] + view.stockSize / view.rules.table.players;
    int before = 0;
    int packet = packetSize(view.rules, share);
    while (before + packet <= playsOfSeat && packet < share) {
        before += packet;
        share -= packet;
        packet = packetSize(view.rules, share);
    }
    return before;
}

} // namespace

HandInference::HandInference(const PlayerView& view)
    : m_known(view.shownCards) {
    m_laidBy.fill(-1);
    read(view);
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        m_hidden[seat] = view.handSizes[seat] - view.shownCards[seat].size();
        m_mayHold[seat] = view.unseen() - m_lacking[seat];
        if (m_mayHold[seat].size() < m_hidden[seat]) { // somebody played irrationally
            m_mayHold[seat] = view.unseen();
        }
    }
}

void HandInference::read(const PlayerView& view) {
    CardSet table = view.table;
    CardSet played;
    BySeat<int> plays{};
    for (const PlayerView::Move& move : view.moves) {
        if (move.decision.kind == Decision::Kind::Play) {
            table |= move.decision.play.captured;
            played.insert(move.decision.play.card);
            ++plays[move.seat];
        }
    }
    table -= played; // as it was dealt
    const int before = playsBeforePacket(view, plays[view.seat]);
    BySeat<int> made{};
    for (const PlayerView::Move& move : view.moves) {
        if (move.decision.kind != Decision::Kind::Play) {
            continue;
        }
        const Play& play = move.decision.play;
        if (made[move.seat]++ >= before && move.seat != view.seat) {
            conclude(view.rules, move.seat, play, table);
        }
        table -= play.captured;
        if (!play.isCapture()) {
            table.insert(play.card);
            m_laidBy[play.card] = static_cast<std::int8_t>(move.seat);
        }
    }
}

void HandInference::conclude(const RuleSet& rules, int seat, const Play& play, CardSet table) {
    // Where the fewest points win, sweeps and sevens are left on purpose; where piles can be
    // stolen, neither is worth anything.
    if (table.empty() || play.captured == table || !Objective(rules).wantsPoints() ||
        rules.capture.steal) {
        return;
    }
    thread_local std::vector<CardSet> captures;
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (rank == kAce && rules.capture.ace != Ace::Plain) {
            continue; // such an ace is often better kept
        }
        const CardSet others = CardSet::ofRank(rank) - table;
        if (others.empty()) {
            continue;
        }
        legalCaptures(rules, others.first(), table, captures);
        const bool sweeps = std::find(captures.begin(), captures.end(), table) != captures.end();
        const bool takesSeven =
            rank == kSeven && std::any_of(captures.begin(), captures.end(), [](CardSet captured) {
                return captured.intersects(CardSet::ofRank(kSeven));
            });
        if (sweeps || (takesSeven && !play.captured.intersects(CardSet::ofRank(kSeven)))) {
            m_lacking[seat] |= CardSet::ofRank(rank);
        }
    }
}

bool HandInference::lacks(int seat, int rank) const {
    return m_lacking[seat].containsAll(CardSet::ofRank(rank));
}

double HandInference::chanceOf(int seat, CardSet cards) const {
    if (m_known[seat].intersects(cards)) {
        return 1;
    }
    const int possible = (cards & m_mayHold[seat]).size();
    const int pool = m_mayHold[seat].size();
    const int elsewhere = pool - m_hidden[seat];
    double none = 1; // the chance that all of them are elsewhere
    for (int i = 0; i < possible; ++i) {
        none *= static_cast<double>(std::max(0, elsewhere - i)) / (pool - i);
    }
    return 1 - none;
}

} // namespace settebello
