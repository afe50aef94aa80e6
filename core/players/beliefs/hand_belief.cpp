// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/hand_belief.h"

#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

/// How likely each style is before any play is seen; see OpponentStyle for the order.
constexpr ByStyle<double> kPriors{{0.5, 0.2, 0.3, 0}};
/// Hands less likely than this are left out.
constexpr double kNegligible = 0.01;

/// Appends all sets of `count` of the cards, each with `chosen`.
void everyHand(const std::vector<Card>& cards, std::size_t from, int count, CardSet chosen,
               std::vector<CardSet>& hands) {
    if (count == 0) {
        hands.push_back(chosen);
        return;
    }
    for (std::size_t i = from; i + static_cast<std::size_t>(count) <= cards.size(); ++i) {
        everyHand(cards, i + 1, count - 1, chosen | CardSet{cards[i]}, hands);
    }
}

double waysToChoose(std::size_t from, int count) {
    double ways = 1;
    for (int i = 0; i < count; ++i) {
        ways = ways * (static_cast<double>(from) - i) / (i + 1);
    }
    return ways;
}

} // namespace

HandBelief::HandBelief(const PlayerView& view, ReplyModel& model)
    : m_model(model)
    , m_other(1 - view.seat)
    , m_unseen(view.unseen())
    , m_shown(view.shownCards[m_other])
    , m_hiddenCards(view.handSizes[m_other] - m_shown.size())
    , m_priors(kPriors) {
    SETTEBELLO_ASSERT(view.rules.table.players == 2 && view.stockSize > 0);
    SETTEBELLO_ASSERT(view.turn == view.seat && view.phase == Phase::Playing);
    collectPastPlays(view);
}

/// Goes back play by play, so that the hands of earlier packets become known.
void HandBelief::collectPastPlays(const PlayerView& view) {
    const int packet =
        view.rules.deal.handCards == HandCards::Six ? 2 * kPacketCards : kPacketCards;
    Position position = m_model.rules().position(view);
    position.hands[m_other] = m_shown;
    int inHands = view.handSizes[0] + view.handSizes[1];
    int stock = view.stockSize;
    bool thisPacket = true;
    for (auto move = view.moves.rbegin(); move != view.moves.rend(); ++move) {
        if (move->decision.kind != Decision::Kind::Play) {
            continue;
        }
        if (inHands == packet) {
            inHands = 0;
            stock += packet;
            thisPacket = false;
            position.hands = {};
        }
        const Play& play = move->decision.play;
        m_model.rules().takeBack(position, move->seat, play);
        ++inHands;
        CardSet& hand = position.hands[move->seat];
        hand.insert(play.card);
        if (move->seat != m_other) {
            continue;
        }
        const CardSet may = hand | (thisPacket ? m_unseen : CardSet());
        const int nextHand = inHands / 2;
        Past past{position, play, m_model.replies(position, may, nextHand, inHands, stock)};
        if (thisPacket) {
            m_inPacket.push_back(std::move(past));
            continue;
        }
        for (const OpponentStyle style : kOpponentStyles) {
            if (m_priors[style] > 0) {
                m_priors[style] *= chanceOf(past, hand, style);
            }
        }
    }
    double sum = 0;
    for (const double prior : m_priors) {
        sum += prior;
    }
    for (double& prior : m_priors) {
        prior /= sum;
    }
}

/// How likely the play was from that hand in that style.
double HandBelief::chanceOf(const Past& past, CardSet hand, OpponentStyle style) {
    ReplyModel::chances(past.replies, hand, style, m_chances);
    double chance = 1;
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        chance *= past.replies.all[i].play == past.play ? m_chances[i] : 1;
    }
    return chance;
}

std::vector<CardSet> HandBelief::hands(int most, Random& random) const {
    std::vector<Card> cards(m_unseen.begin(), m_unseen.end());
    std::vector<CardSet> hands;
    constexpr double kRatherAll = 1.5;
    if (waysToChoose(cards.size(), m_hiddenCards) <= most * kRatherAll) {
        everyHand(cards, 0, m_hiddenCards, m_shown, hands);
        return hands;
    }
    const auto size = static_cast<std::size_t>(m_hiddenCards);
    while (hands.size() < static_cast<std::size_t>(most)) {
        // Hands cut from a shuffled pack, so that every card occurs about equally often.
        for (std::size_t i = cards.size(); i > 1; --i) {
            std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
        }
        for (std::size_t first = 0; first + size <= cards.size(); first += size) {
            CardSet hand = m_shown;
            for (std::size_t i = first; i < first + size; ++i) {
                hand.insert(cards[i]);
            }
            hands.push_back(hand);
        }
    }
    return hands;
}

double HandBelief::likelihood(CardSet hand, OpponentStyle style) {
    double all = 1;
    for (const Past& past : m_inPacket) {
        all *= chanceOf(past, hand | past.before.hands[m_other], style);
    }
    return all;
}

std::vector<WeightedHand> HandBelief::draw(int most, Random& random) {
    const std::vector<CardSet> all = hands(most, random);
    std::vector<WeightedHand> weighted;
    double heaviest = 0;
    for (const OpponentStyle style : kOpponentStyles) {
        if (m_priors[style] < kNegligible) {
            continue;
        }
        for (const CardSet hand : all) {
            const double weight = m_priors[style] * likelihood(hand, style);
            weighted.push_back({hand, style, weight});
            heaviest = std::max(heaviest, weight);
        }
    }
    std::erase_if(weighted,
                  [&](const WeightedHand& hand) { return hand.weight < heaviest * kNegligible; });
    return weighted;
}

} // namespace settebello
