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

} // namespace

BeliefSampler::BeliefSampler(const PlayerView& view, PositionRules& rules, StylePolicies& policies,
                             const Options& options, Random& random)
    : m_rules(rules)
    , m_policies(policies)
    , m_options(options)
    , m_now(rules.position(view)) {
    SETTEBELLO_ASSERT(view.stockSize == 0 && view.phase == Phase::Playing);
    const CardSet hidden = view.unseen();
    m_hidden.assign(hidden.begin(), hidden.end());
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

/// Finds the position before every play of the others since the last packet was dealt.
void BeliefSampler::replay(const PlayerView& view) {
    BySeat<CardSet> hands{};
    CardSet table = Pack::contents(view.rules.pack.cards) - view.hand - view.unseen();
    for (const CardSet shown : view.shownCards) {
        table -= shown;
    }
    hands[view.seat] = view.hand;
    std::vector<PlayerView::Move> plays;
    for (const PlayerView::Move& move : view.moves) {
        if (move.decision.kind == Decision::Kind::Play) {
            plays.push_back(move);
            table.erase(move.decision.play.card); // what is left lay there at first
        }
    }
    const int lastPacket = packetSizes(view.rules).back();
    std::size_t packetPlays = 0;
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        packetPlays += static_cast<std::size_t>(lastPacket - view.handSizes[seat]);
    }
    const std::size_t earlier = plays.size() - std::min(plays.size(), packetPlays);
    for (std::size_t i = earlier; i < plays.size(); ++i) {
        hands[plays[i].seat].insert(plays[i].decision.play.card);
    }
    BySide<Tally> tallies{};
    int capturer = -1;
    if (const int sweeps = sweepsOfFirstTable(view.rules, table); sweeps > 0) {
        capturer = view.rules.sideOf(view.dealer);
        tallies[capturer] = {std::exchange(table, CardSet()), sweeps, 0};
    }
    const int first = plays.empty() ? view.turn : plays.front().seat;
    Position position = m_rules.position(hands, table, tallies, first, capturer);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Play& play = plays[i].decision.play;
        position.stock = 0;
        if (i >= earlier && plays[i].seat != view.seat) {
            m_past[plays[i].seat].push_back({position, play});
        }
        // The hands have gaps: while there is a stock an empty one is not the end of the round.
        position.stock = 1;
        m_rules.make(position, play);
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

/// Exchanges a card of one hidden hand with one of another, or leaves it, so that in the long run
/// every world occurs in proportion to its likelihood.
void BeliefSampler::exchange(Random& random) {
    if (m_others.size() < 2 || m_hidden.empty()) {
        return;
    }
    const auto count = static_cast<std::uint32_t>(m_hidden.size());
    const Card one = m_hidden[random.below(count)];
    const Card other = m_hidden[random.below(count)];
    const auto holder = [&](Card card) {
        return *std::find_if(m_others.begin(), m_others.end(),
                             [&](int seat) { return m_hands[seat].contains(card); });
    };
    const int from = holder(one);
    const int to = holder(other);
    if (from == to) {
        return;
    }
    const BySeat<CardSet> hands = m_hands;
    m_hands[from] = (m_hands[from] - CardSet{one}) | CardSet{other};
    m_hands[to] = (m_hands[to] - CardSet{other}) | CardSet{one};
    const Likelihood fromLikelihood = likelihood(from);
    const Likelihood toLikelihood = likelihood(to);
    const double gain =
        fromLikelihood.log + toLikelihood.log - m_likelihoods[from].log - m_likelihoods[to].log;
    if (gain < 0 && portableLog((random.below(kFine) + 1.0) / kFine) >= gain) {
        m_hands = hands;
        return;
    }
    m_likelihoods[from] = fromLikelihood;
    m_likelihoods[to] = toLikelihood;
}

BeliefSampler::Likelihood BeliefSampler::likelihood(int seat) {
    if (m_options.trust == 0) {
        return {0, m_options.priors};
    }
    Likelihood likelihood;
    double most = std::numeric_limits<double>::lowest();
    for (const OpponentStyle style : kOpponentStyles) {
        if (isModelled(style)) {
            double& share = likelihood.share[style];
            share = portableLog(m_options.priors[style]) + logLikelihood(seat, style);
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
    SoftmaxPolicy& policy = m_policies.of(style);
    const double anyPlay = m_options.anyPlay[style];
    double product = 1;
    double sum = 0;
    for (const Past& past : m_past[seat]) {
        Position before = past.before;
        for (const int other : m_others) {
            before.hands[other] |= m_hands[other];
        }
        policy.setPosition(before);
        const std::span<const Play> plays = policy.plays();
        if (plays.size() == 1) {
            continue;
        }
        const std::span<const std::uint32_t> likelihoods = policy.likelihoods();
        double all = 0;
        double made = 0;
        for (std::size_t i = 0; i < plays.size(); ++i) {
            all += likelihoods[i];
            made = plays[i] == past.play ? likelihoods[i] : made;
        }
        product *= (1 - anyPlay) * made / all + anyPlay / static_cast<double>(plays.size());
        if (product < 1e-200) {
            sum += portableLog(product);
            product = 1;
        }
    }
    return sum + portableLog(product);
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
    SampledWorld world{m_now, {}};
    for (const int seat : m_others) {
        world.position.hands[seat] = m_hands[seat];
        world.styles[seat] = drawStyle(seat, random);
    }
    return world;
}

} // namespace settebello
