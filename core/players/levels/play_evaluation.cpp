// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/play_evaluation.h"

#include "players/evaluation/card_values.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace settebello {

namespace {

constexpr int kPercent = 100;
constexpr int kThousand = 1000;

/// How many ranks have an odd number of cards left.
int unpairedRanks(CardSet left) {
    int ranks = 0;
    for (int rank = kAce; rank <= kKing; ++rank) {
        ranks += left.sizeOfRank(rank) % 2;
    }
    return ranks;
}

/// How many cards a seat will choose from: a packet of the stock if it has none left.
int cardsToPlayFrom(const PlayerView& view, int seat) {
    constexpr int kThree = 3;
    constexpr int kSix = 6;
    const int packet = view.rules.deal.handCards == HandCards::Six ? kSix : kThree;
    const int size = view.handSizes[seat];
    return size > 0 ? size : std::min(packet, view.stockSize / view.rules.table.players);
}

} // namespace

PlayEvaluation::PlayEvaluation(const PlayerView& view, const LevelProfile& profile,
                               const Attention& attention)
    : m_view(view)
    , m_profile(profile)
    , m_attention(attention)
    , m_memory(view, profile, attention)
    , m_inference(view)
    , m_piles(PileTops::of(view))
    , m_next(view.rules.seatAfter(view.seat))
    , m_partner(view.rules.table.teams ? (view.seat + 2) % view.rules.table.players : -1) {
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        m_othersCards += seat == view.seat ? 0 : view.handSizes[seat];
    }
    m_nextHolds = chances(m_next);
    if (m_partner >= 0) {
        m_partnerHolds = chances(m_partner);
    }
}

PlayEvaluation::Chances PlayEvaluation::chances(int seat) const {
    Chances chances{};
    const CardSet shown = m_view.shownCards[seat];
    const CardSet pool = m_memory.maybeHeld();
    const int elsewhere = pool.size() - (cardsToPlayFrom(m_view, seat) - shown.size());
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (shown.sizeOfRank(rank) > 0) {
            chances[rank] = kThousand;
        } else if (!m_profile.readsRefusals || !m_inference.lacks(seat, rank)) {
            int none = kThousand; // the chance that all of them are elsewhere
            for (int i = 0; i < pool.sizeOfRank(rank); ++i) {
                none = none * std::max(0, elsewhere - i) / (pool.size() - i);
            }
            chances[rank] = kThousand - none;
        }
    }
    return chances;
}

int PlayEvaluation::value(const Play& play) {
    constexpr int kMustLay = 15; // bonus if the next player can only lay a card
    const CardSet laid = play.isCapture() ? CardSet() : CardSet{play.card};
    const CardSet left = (m_view.table - play.captured) | laid;
    const bool steals = m_view.rules.capture.steal;
    if (steals) {
        m_piles = PileTops::of(m_view);
    }
    const bool nextIsLast = m_view.stockSize == 0 && m_othersCards == 1;
    int value = gain(play);
    if (steals) {
        m_piles.make(m_view.rules.sides(), m_view.side(), play);
    }
    const Reply next = expectedReply(m_next, m_nextHolds, left, nextIsLast);
    value -= next.value * m_profile.mindsTakings / kPercent;
    if (m_partner >= 0 && m_profile.helpsPartner > 0) {
        const Reply partner = expectedReply(m_partner, m_partnerHolds, left, false);
        value += partner.value * next.takesNothing / kThousand * m_profile.helpsPartner / kPercent;
    }
    const int preference = craft(play) + kMustLay * next.takesNothing / kThousand;
    value += preference * m_profile.craft / kPercent;
    return Objective(m_view.rules).worth(value);
}

int PlayEvaluation::valueOf(CardSet cards) const {
    int value = 0;
    for (const Card card : cards) {
        value += cardValue(m_view.rules, card);
    }
    return value * m_profile.knowsValues / kPercent + cards.size() * m_profile.valueOfEachCard;
}

int PlayEvaluation::gain(const Play& play) const {
    if (!play.isCapture()) {
        return -valueOf(CardSet{play.card});
    }
    const bool lastPlay = m_view.stockSize == 0 && m_othersCards == 0;
    const bool sweeps = isSweep(m_view.rules, play, m_view.table, lastPlay);
    if (play.captured.intersects(m_piles.tops)) {
        return valueOfTaking(m_view.side(), play.captured) + valueOf(CardSet{play.card});
    }
    return valueOf(play.captured | CardSet{play.card}) + (sweeps ? m_profile.valueOfSweep : 0);
}

/// Of what a side takes from the table or from another pile. A pile of the own side counts twice,
/// since it is lost besides; one of another side does to the only one that is left.
int PlayEvaluation::valueOfTaking(int side, CardSet captured) const {
    const int sides = m_view.rules.sides();
    const int robbed = m_piles.robbed(sides, captured);
    if (robbed < 0) {
        return valueOf(captured);
    }
    const bool isDuel = sides == 2;
    const bool isOwn = robbed == m_view.side() || side == m_view.side();
    return valueOf(m_piles.piles[robbed]) * (isDuel || isOwn ? 2 : 1);
}

PlayEvaluation::Reply PlayEvaluation::expectedReply(int seat, const Chances& chances, CardSet table,
                                                    bool lastPlay) {
    ByRank<std::pair<int, int>> takings; // value, and chance of a thousand
    for (int rank = kAce; rank <= kKing; ++rank) {
        const int chance = chances[rank];
        takings[rank] = {chance > 0 ? bestTaking(seat, rank, table, lastPlay) : 0, chance};
    }
    // The best capture is made for which there is a card.
    std::sort(takings.begin(), takings.end(), std::greater<>());
    Reply expectedReply;
    for (const auto& [value, chance] : takings) {
        if (value > 0) {
            expectedReply.value +=
                value * chance / kThousand * expectedReply.takesNothing / kThousand;
            expectedReply.takesNothing =
                expectedReply.takesNothing * (kThousand - chance) / kThousand;
        }
    }
    return expectedReply;
}

/// The most valuable capture of a card of that rank that is foreseen; 0: none.
int PlayEvaluation::bestTaking(int seat, int rank, CardSet table, bool lastPlay) {
    const int side = m_view.rules.sideOf(seat);
    const CardSet takeable = table | m_piles.against(side);
    const CardSet cards = (CardSet::playedAs(rank) - takeable) - m_view.hand;
    if (cards.empty() || takeable.empty()) {
        return 0;
    }
    // An ace that takes everything cannot be helped.
    const bool preventable = rank != kAce || m_view.rules.capture.ace == Ace::Plain;
    const bool counts = preventable && m_attention.notices(m_profile.countsTable,
                                                           Attention::Topic::Table, table.bits());
    legalCaptures(m_view.rules, cards.first(), takeable, m_captures);
    int best = 0;
    for (const CardSet captured : m_captures) {
        const bool sweeps =
            counts && isSweep(m_view.rules, {cards.first(), captured}, table, lastPlay);
        if (sweeps || captured.size() <= m_profile.foreseesCards) {
            best = std::max(best,
                            valueOfTaking(side, captured) + (sweeps ? m_profile.valueOfSweep : 0));
        }
    }
    return best;
}

int PlayEvaluation::craft(const Play& play) const {
    constexpr int kHeldTwice = 16;
    constexpr int kPartnersCard = 10;
    constexpr int kWorthTaking = 29; // a seven, or a coin that counts for the prime
    const int rank = play.card.rank();
    int preference = pairing(play);
    if (!play.isCapture() && rank != kSeven) {
        preference += kHeldTwice * (m_view.hand.sizeOfRank(rank) - 1) - rank * 3 / 2;
    }
    if (m_partner >= 0 && m_view.handSizes[m_partner] > 0) {
        for (const Card card : play.captured) {
            const bool partners = m_inference.laidBy(card) == m_partner;
            preference -=
                partners && cardValue(m_view.rules, card) < kWorthTaking ? kPartnersCard : 0;
        }
    }
    return preference;
}

/// The side that plays last captures by pairs and restores broken ones, the other breaks them.
int PlayEvaluation::pairing(const Play& play) const {
    constexpr int kPair = 6;
    if (m_view.rules.sides() != 2 || !play.isCapture()) {
        return 0;
    }
    const CardSet before = m_memory.maybeHeld() | m_view.hand | m_view.table;
    const CardSet after = before - (play.captured | CardSet{play.card});
    const int unpaired = unpairedRanks(after) - unpairedRanks(before);
    const bool playsLast = m_view.side() == m_view.rules.sideOf(m_view.dealer);
    return kPair * (playsLast ? -unpaired : unpaired);
}

} // namespace settebello
