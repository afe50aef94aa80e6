// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/likely_worlds.h"

#include "game/packet_size.h"
#include "players/search/same_everywhere.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

/// How many cards each was dealt at last.
int lastPacket(const RuleSet& rules) {
    int share = (rules.pack.cards - rules.deal.tableCards) / rules.table.players;
    while (share > packetSize(rules, share)) {
        share -= packetSize(rules, share);
    }
    return packetSize(rules, share);
}

} // namespace

LikelyWorlds::LikelyWorlds(const PlayerView& view, OpenRules& rules, PlayJudge& judge,
                           const Options& options, Random& random)
    : m_rules(rules)
    , m_judge(judge)
    , m_options(options) {
    std::array<CardSet, kMaxSeats> hands{};
    hands[at(view.seat)] = view.hand;
    m_now = rules.open(hands, view.table, view.tallies, view.turn, view.lastCapturer);
    CardSet hidden = view.unseen();
    for (const CardSet shown : view.shownCards) {
        hidden |= shown - view.hand; // only where there is but one other hand
    }
    m_hidden.assign(hidden.begin(), hidden.end());
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        m_sizes[at(seat)] = view.handSizes[at(seat)];
        if (seat != view.seat && view.handSizes[at(seat)] > 0) {
            m_others.push_back(seat);
        }
    }
    replay(view);
    dealAnew(random);
    for (int i = 0; i < m_options.exchangesBefore; ++i) {
        exchange(random);
    }
}

/// Finds the position before every play of the others since the last packet was dealt.
void LikelyWorlds::replay(const PlayerView& view) {
    std::array<CardSet, kMaxSeats> hands{};
    CardSet table = Pack::contents(view.rules.pack.cards) - view.hand - view.unseen();
    hands[at(view.seat)] = view.hand;
    std::vector<PlayerView::Move> plays;
    for (const PlayerView::Move& move : view.moves) {
        if (move.decision.kind == Decision::Kind::Play) {
            plays.push_back(move);
            table.erase(move.decision.play.card); // what is left lay there at first
        }
    }
    std::size_t packetPlays = 0;
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        packetPlays += at(lastPacket(view.rules) - view.handSizes[at(seat)]);
    }
    const std::size_t earlier = plays.size() - std::min(plays.size(), packetPlays);
    for (std::size_t i = earlier; i < plays.size(); ++i) {
        hands[at(plays[i].seat)].insert(plays[i].decision.play.card);
    }
    const std::array<Tally, kMaxSeats> none{};
    OpenRound round =
        m_rules.open(hands, table, none, plays.empty() ? view.turn : plays.front().seat, -1);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Play& play = plays[i].decision.play;
        if (i >= earlier && plays[i].seat != view.seat) {
            m_past[at(plays[i].seat)].push_back({round, play});
        }
        // The hands have gaps, so that OpenRules::play() must not see the end in an empty one.
        CardSet& next = round.hands[at(m_rules.rules().seatAfter(plays[i].seat))];
        const CardSet before = next;
        next = CardSet::all();
        m_rules.play(round, play);
        next = before;
    }
}

void LikelyWorlds::dealAnew(Random& random) {
    for (std::size_t left = m_hidden.size(); left > 1; --left) {
        std::swap(m_hidden[left - 1], m_hidden[random.below(static_cast<std::uint32_t>(left))]);
    }
    std::size_t next = 0;
    for (const int seat : m_others) {
        for (int i = 0; i < m_sizes[at(seat)]; ++i) {
            hand(seat).insert(m_hidden[next++]);
        }
    }
    for (const int seat : m_others) {
        m_likelihoods[at(seat)] = logLikelihood(seat);
    }
}

/// Exchanges a card of one hidden hand with one of another, or leaves it, so that in the long run
/// every world comes as often as it is likely.
void LikelyWorlds::exchange(Random& random) {
    if (m_others.size() < 2) {
        return;
    }
    const auto count = static_cast<std::uint32_t>(m_hidden.size());
    const Card one = m_hidden[random.below(count)];
    const Card other = m_hidden[random.below(count)];
    const auto holder = [&](Card card) {
        return *std::find_if(m_others.begin(), m_others.end(),
                             [&](int seat) { return hand(seat).contains(card); });
    };
    const int from = holder(one);
    const int to = holder(other);
    if (from == to) {
        return;
    }
    const std::array<CardSet, kMaxSeats> hands = m_hands;
    hand(from) = (hand(from) - CardSet{one}) | CardSet{other};
    hand(to) = (hand(to) - CardSet{other}) | CardSet{one};
    const double fromLikelihood = logLikelihood(from);
    const double toLikelihood = logLikelihood(to);
    const double gain =
        fromLikelihood + toLikelihood - m_likelihoods[at(from)] - m_likelihoods[at(to)];
    constexpr std::uint32_t kFine = 1U << 24;
    if (gain < 0 && logarithm((random.below(kFine) + 1.0) / kFine) >= gain) {
        m_hands = hands;
        return;
    }
    m_likelihoods[at(from)] = fromLikelihood;
    m_likelihoods[at(to)] = toLikelihood;
}

/// Of what a seat has played, if all hold what they are supposed to hold now.
double LikelyWorlds::logLikelihood(int seat) {
    if (m_options.trust == 0) {
        return 0;
    }
    double product = 1;
    double sum = 0;
    for (const Past& past : m_past[at(seat)]) {
        OpenRound before = past.before;
        for (const int other : m_others) {
            before.hands[at(other)] |= hand(other);
        }
        m_judge.look(before);
        const std::span<const Play> plays = m_judge.plays();
        if (plays.size() == 1) {
            continue;
        }
        const std::span<const std::uint32_t> likelihoods = m_judge.likelihoods();
        double all = 0;
        double made = 0;
        for (std::size_t i = 0; i < plays.size(); ++i) {
            all += likelihoods[i];
            made = plays[i] == past.play ? likelihoods[i] : made;
        }
        product *= (1 - m_options.anyPlay) * made / all +
                   m_options.anyPlay / static_cast<double>(plays.size());
        if (product < 1e-200) {
            sum += logarithm(product);
            product = 1;
        }
    }
    return m_options.trust * (sum + logarithm(product));
}

OpenRound LikelyWorlds::draw(Random& random) {
    for (int i = 0; i < m_options.exchangesBetween; ++i) {
        exchange(random);
    }
    OpenRound world = m_now;
    for (const int seat : m_others) {
        world.hands[at(seat)] = hand(seat);
    }
    return world;
}

} // namespace settebello
