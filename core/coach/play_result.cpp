// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/play_result.h"

#include "rules/legal_plays.h"

#include <algorithm>
#include <vector>

namespace settebello {

PlayResult::PlayResult(const PlayerView& view, const Play& play)
    : m_view(view)
    , m_play(play)
    , m_piles(PileTops::of(view))
    , m_taken((m_piles.taken(view.rules.sides(), play.captured) | CardSet{play.card})
                  .printed()
                  .onlyIf(play.isCapture()))
    , m_hand(view.hand - CardSet{play.card})
    , m_left(play.isCapture() ? view.table - play.captured : view.table | CardSet{play.card})
    , m_pile(view.tallies[view.side()].pile | m_taken)
    , m_out(view.uncaptured() - view.hand - view.table) {
    if (view.rules.capture.steal) {
        m_stolen = (m_taken - CardSet{play.card.printed()}) - view.table.printed();
        m_piles.make(view.rules.sides(), view.side(), play);
    }
    m_isLast = m_out.empty() && m_hand.empty();
    m_isSweep = settebello::isSweep(view.rules, play, view.table, m_isLast);
    findReplies(view.rules);
}

void PlayResult::findReplies(const RuleSet& rules) {
    thread_local std::vector<CardSet> captures;
    const CardSet takeable = m_left | m_piles.against(rules.sideOf(rules.seatAfter(m_view.seat)));
    const bool nextIsLast = m_out.size() == 1 && m_hand.empty();
    for (int rank = kAce; rank <= kKing; ++rank) {
        const CardSet elsewhere =
            (CardSet::playedAs(rank) & (Pack::contents(rules.pack.cards) | m_out | m_hand)) -
            takeable;
        if (elsewhere.empty()) {
            continue;
        }
        const Card card = elsewhere.first(); // its suit makes no difference
        legalCaptures(rules, card, takeable, captures);
        Reply& reply = m_replies[rank];
        for (const CardSet captured : captures) {
            reply.captures = true;
            reply.sweeps =
                reply.sweeps || settebello::isSweep(rules, {card, captured}, m_left, nextIsLast);
            reply.takes |= captured & m_left;
        }
    }
}

template <typename Test>
CardSet PlayResult::outOfRanks(const Test& test) const {
    CardSet cards;
    for (int rank = kAce; rank <= kKing; ++rank) {
        cards |= CardSet::playedAs(rank).onlyIf(test(m_replies[rank]));
    }
    return cards & m_out;
}

CardSet PlayResult::sweepers() const {
    return outOfRanks([](const Reply& reply) { return reply.sweeps; });
}

CardSet PlayResult::thieves() const {
    const CardSet top = m_piles.tops & m_pile;
    return top.empty() ? CardSet() : m_out & CardSet::ofRank(top.first().rank());
}

bool PlayResult::isSweepable() const {
    return std::any_of(m_replies.begin(), m_replies.end(),
                       [](const Reply& reply) { return reply.sweeps; });
}

CardSet PlayResult::takers() const {
    return outOfRanks([](const Reply& reply) { return reply.captures; });
}

CardSet PlayResult::takersOf(Card card) const {
    return outOfRanks([card](const Reply& reply) { return reply.takes.contains(card); });
}

CardSet PlayResult::takenBy(CardSet cards) const {
    CardSet taken;
    for (const Card card : cards) {
        taken |= m_replies[card.rank()].takes;
    }
    return taken;
}

bool PlayResult::canTakeUnexposed(Card card) const {
    const CardSet lost = exposed();
    thread_local std::vector<CardSet> captures;
    return std::any_of(m_hand.begin(), m_hand.end(), [&](Card own) {
        legalCaptures(m_view.rules, own, m_left, captures);
        return std::any_of(captures.begin(), captures.end(), [&](CardSet captured) {
            return captured.contains(card) && !captured.intersects(lost);
        });
    });
}

bool PlayResult::takesTwoOf(CardSet cards) const {
    thread_local std::vector<CardSet> captures;
    return std::any_of(m_out.begin(), m_out.end(), [&](Card other) {
        legalCaptures(m_view.rules, other, m_left, captures);
        return std::any_of(captures.begin(), captures.end(),
                           [&](CardSet captured) { return (captured & cards).size() > 1; });
    });
}

bool PlayResult::isLastCapture() const {
    if (m_view.stockSize > 0 || !m_play.isCapture() || m_view.rules.capture.steal) {
        return false;
    }
    // A card that captures from part of these captures from all of them too: cards on the table
    // never take a possibility away altogether.
    thread_local std::vector<CardSet> captures;
    return std::none_of(m_out.begin(), m_out.end(), [&](Card card) {
        const CardSet most = (m_out | m_hand | m_left) - CardSet{card};
        legalCaptures(m_view.rules, card, most, captures);
        return !captures.empty();
    });
}

CardSet PlayResult::unpairedOf(CardSet cards) {
    CardSet unpaired;
    for (int rank = kAce; rank <= kKing; ++rank) {
        unpaired |= CardSet::ofRank(rank).onlyIf(cards.sizeOfRank(rank) % 2 != 0);
    }
    return unpaired;
}

} // namespace settebello
