// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/belief_sampler.h"

#include "game/deal_facts.h"
#include "support/contract.h"
#include "support/portable_math.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace settebello {

namespace {

constexpr std::uint32_t kFine = 1U << 24; // resolution of a random number
constexpr int kStock = -1;                // the holder of a card that is in no hand

/// A card of a seat or of the stock for another.
struct Exchange {
    int seat;
    Card gives;
    Card gets;
};

} // namespace

BeliefSampler::BeliefSampler(const PlayerView& view, PositionRules& rules, StylePolicies& policies,
                             const Options& options, Random& random)
    : m_rules(rules)
    , m_policies(policies)
    , m_options(options)
    , m_now(rules.position(view)) {
    SETTEBELLO_ASSERT(view.phase == Phase::Playing);
    m_priors.fill(options.priors);
    m_hiddenCards = view.unseen();
    m_hidden.assign(m_hiddenCards.begin(), m_hiddenCards.end());
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        m_sizes[seat] = view.handSizes[seat] - view.shownCards[seat].size();
        if (seat != view.seat && view.handSizes[seat] > 0) {
            m_others.push_back(seat);
            m_hands[seat] = view.shownCards[seat];
        }
    }
    replay(view);
    dealAnew(random);
    for (int i = 0; i < m_options.exchangesBefore; ++i) {
        exchange(random);
    }
}

/// Finds the position before every play of the others since this packet was dealt, and judges how
/// they choose by those of earlier packets, all of whose cards are known.
void BeliefSampler::replay(const PlayerView& view) {
    CardSet table = Pack::contents(view.rules.pack.cards) - view.unseen() -
                    (view.inSight() - view.table).printed();
    std::vector<PlayerView::Move> plays;
    for (const PlayerView::Move& move : view.moves) {
        if (move.decision.kind == Decision::Kind::Play) {
            plays.push_back(move);
            table.erase(move.decision.play.card.printed()); // what is left lay there at first
        }
    }
    BySide<Tally> tallies{};
    int capturer = -1;
    if (const int sweeps = sweepsOfFirstTable(view.rules, table); sweeps > 0) {
        capturer = view.rules.sideOf(view.dealer);
        tallies[capturer] = {std::exchange(table, CardSet()), sweeps, 0};
    }
    const int first = plays.empty() ? view.turn : plays.front().seat;
    Position position = m_rules.position(BySeat<CardSet>{}, table, tallies, first, capturer);
    std::span<const PlayerView::Move> rest(plays);
    int stock = cardsEach(view.rules) * view.rules.table.players;
    for (const int size : packetSizes(view.rules)) {
        const int cards = size * view.rules.table.players;
        stock -= cards;
        const auto inPacket = rest.first(std::min(rest.size(), static_cast<std::size_t>(cards)));
        rest = rest.subspan(inPacket.size());
        const bool isNow = stock == view.stockSize;
        position.hands = {};
        position.hands[view.seat] = isNow ? view.hand : CardSet();
        for (const PlayerView::Move& move : inPacket) {
            position.hands[move.seat].insert(move.decision.play.card);
        }
        for (const auto& [seat, decision] : inPacket) {
            position.stock = static_cast<std::int8_t>(stock);
            if (seat != view.seat) {
                see({position, decision.play}, seat, isNow);
            }
            // The hands have gaps: while there is a stock an empty one is not the end of the round.
            position.stock = 1;
            m_rules.make(position, decision.play);
        }
    }
}

/// A play of another seat in this packet, or in an earlier one.
void BeliefSampler::see(const Past& past, int seat, bool isNow) {
    if (isNow) {
        m_past[seat].push_back(past);
        return;
    }
    double sum = 0;
    for (const OpponentStyle style : kOpponentStyles) {
        m_priors[seat][style] *= isModelled(style) ? chanceOf(past, past.before, style) : 0;
        sum += m_priors[seat][style];
    }
    for (double& prior : m_priors[seat]) {
        prior /= sum;
    }
}

void BeliefSampler::dealAnew(Random& random) {
    for (std::size_t left = m_hidden.size(); left > 1; --left) {
        std::swap(m_hidden[left - 1], m_hidden[random.below(static_cast<std::uint32_t>(left))]);
    }
    std::size_t next = 0;
    for (const int seat : m_others) {
        for (int i = 0; i < m_sizes[seat]; ++i) {
            m_hands[seat].insert(m_hidden[next++]);
        }
    }
    for (const int seat : m_others) {
        m_likelihoods[seat] = likelihood(seat);
    }
}

/// Exchanges a card of one hidden hand with one of another or of the stock, or leaves it, so that
/// in the long run every world occurs in proportion to its likelihood.
void BeliefSampler::exchange(Random& random) {
    if (m_hidden.empty() || m_others.size() + (m_now.stock > 0 ? 1 : 0) < 2) {
        return;
    }
    const auto count = static_cast<std::uint32_t>(m_hidden.size());
    const Card one = m_hidden[random.below(count)];
    const Card other = m_hidden[random.below(count)];
    const int from = holder(one);
    const int to = holder(other);
    if (from == to) {
        return;
    }
    const BySeat<CardSet> hands = m_hands;
    double gain = 0;
    BySeat<Likelihood> likelihoods{};
    for (const auto& [seat, gives, gets] : {Exchange{from, one, other}, Exchange{to, other, one}}) {
        if (seat != kStock) {
            m_hands[seat] = (m_hands[seat] - CardSet{gives}) | CardSet{gets};
            likelihoods[seat] = likelihood(seat);
            gain += likelihoods[seat].log - m_likelihoods[seat].log;
        }
    }
    if (gain < 0 && portableLog((random.below(kFine) + 1.0) / kFine) >= gain) {
        m_hands = hands;
        return;
    }
    for (const int seat : {from, to}) {
        if (seat != kStock) {
            m_likelihoods[seat] = likelihoods[seat];
        }
    }
}

/// The seat that holds a hidden card, or kStock.
int BeliefSampler::holder(Card card) const {
    const auto found = std::find_if(m_others.begin(), m_others.end(),
                                    [&](int seat) { return m_hands[seat].contains(card); });
    return found == m_others.end() ? kStock : *found;
}

BeliefSampler::Likelihood BeliefSampler::likelihood(int seat) {
    if (m_options.trust == 0) {
        return {0, m_priors[seat]};
    }
    Likelihood likelihood;
    double most = std::numeric_limits<double>::lowest();
    for (const OpponentStyle style : kOpponentStyles) {
        if (isModelled(style)) {
            double& share = likelihood.share[style];
            share = portableLog(m_priors[seat][style]) + logLikelihood(seat, style);
            most = std::max(most, share);
        }
    }
    double sum = 0;
    for (const OpponentStyle style : kOpponentStyles) {
        if (isModelled(style)) {
            double& share = likelihood.share[style];
            share = portableExp(share - most);
            sum += share;
        }
    }
    for (double& share : likelihood.share) {
        share /= sum;
    }
    likelihood.log = m_options.trust * (most + portableLog(sum));
    return likelihood;
}

/// The logarithm of the likelihood of what a seat has played in that style.
double BeliefSampler::logLikelihood(int seat, OpponentStyle style) {
    double product = 1;
    double sum = 0;
    for (const Past& past : m_past[seat]) {
        Position before = past.before;
        for (const int other : m_others) {
            before.hands[other] |= m_hands[other];
        }
        product *= chanceOf(past, before, style);
        if (product < 1e-200) {
            sum += portableLog(product);
            product = 1;
        }
    }
    return sum + portableLog(product);
}

/// How likely the play was in that style. @param before with all hands.
double BeliefSampler::chanceOf(const Past& past, const Position& before, OpponentStyle style) {
    SoftmaxPolicy& policy = m_policies.of(style);
    policy.setPosition(before);
    const std::span<const Play> plays = policy.plays();
    if (plays.size() == 1) {
        return 1;
    }
    const std::span<const std::uint32_t> likelihoods = policy.likelihoods();
    double all = 0;
    double made = 0;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        all += likelihoods[i];
        made = plays[i] == past.play ? likelihoods[i] : made;
    }
    const double anyPlay = m_options.anyPlay[style];
    return (1 - anyPlay) * made / all + anyPlay / static_cast<double>(plays.size());
}

OpponentStyle BeliefSampler::drawStyle(int seat, Random& random) const {
    double drawn = (random.below(kFine) + 0.5) / kFine;
    OpponentStyle last = OpponentStyle::Careful;
    for (const OpponentStyle style : kOpponentStyles) {
        if (isModelled(style)) {
            last = style;
            drawn -= m_likelihoods[seat].share[style];
            if (drawn < 0) {
                break;
            }
        }
    }
    return last;
}

SampledWorld BeliefSampler::draw(Random& random) {
    for (int i = 0; i < m_options.exchangesBetween; ++i) {
        exchange(random);
    }
    SampledWorld world{m_now, {}, {}};
    CardSet stock = m_hiddenCards;
    for (const int seat : m_others) {
        world.position.hands[seat] = m_hands[seat];
        world.styles[seat] = drawStyle(seat, random);
        stock -= m_hands[seat];
    }
    std::copy(stock.begin(), stock.end(), world.stock.begin());
    for (auto left = static_cast<std::size_t>(stock.size()); left > 1; --left) {
        const auto drawn = random.below(static_cast<std::uint32_t>(left));
        std::swap(world.stock[left - 1], world.stock[drawn]);
    }
    return world;
}

} // namespace settebello
