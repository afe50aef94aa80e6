// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/unseen_cards.h"

namespace settebello {

namespace {

/// The chance that none of `special` cards among `all` is in a hand of `hand` of them.
double chanceOfNone(int all, int special, int hand) {
    double none = 1;
    for (int i = 0; i < hand; ++i) {
        none *= static_cast<double>(all - special - i) / (all - i);
        if (none <= 0) {
            return 0;
        }
    }
    return none;
}

} // namespace

UnseenCards::UnseenCards(const PlayerView& view) {
    struct Hand {
        int seat;
        int hidden; ///< cards in it that are not known
    };
    const int players = view.rules.table.players;
    CardSet hidden = view.unseen();
    for (const CardSet shown : view.shownCards.first(players)) {
        hidden -= shown;
    }
    std::vector<Hand> hands;
    for (int step = 1; step < players; ++step) {
        const int seat = (view.seat + step) % players;
        const CardSet shown = view.shownCards[seat];
        const int cards = view.handSizes[seat] - shown.size();
        const bool all = cards > 0 && cards == hidden.size();
        if (all || !shown.empty()) {
            m_known.push_back({seat, all ? shown | hidden : shown});
        }
        if (!all && cards > 0) {
            hands.push_back({seat, cards});
        }
    }
    for (int rank = kAce; rank <= kKing && !hands.empty(); ++rank) {
        OfRank ofRank{rank, hidden & CardSet::ofRank(rank), {}};
        if (ofRank.cards.empty()) {
            continue;
        }
        for (const Hand& hand : hands) {
            ofRank.chances.push_back(
                {hand.seat, 1 - chanceOfNone(hidden.size(), ofRank.cards.size(), hand.hidden)});
        }
        m_ranks.push_back(ofRank);
    }
}

} // namespace settebello
