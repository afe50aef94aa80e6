// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/play_judge.h"

#include "players/search/play_weights.h"

#include <algorithm>

namespace settebello {

using namespace sight;

namespace {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

constexpr int kWhole = 256;

} // namespace

PlayJudge::PlayJudge(OpenRules& rules)
    : PlayJudge(rules, kPlayWeights) {}

PlayJudge::PlayJudge(OpenRules& rules, const Weights& weights)
    : m_rules(rules)
    , m_weights(weights) {
    // e^(−1/64) in 32 fractional bits, multiplied up in whole numbers: the same on every machine.
    constexpr std::uint64_t kStep = 4228378655;
    std::uint64_t value = std::uint64_t{1} << 32;
    for (std::uint32_t& entry : m_exp) {
        entry = static_cast<std::uint32_t>(value >> 16);
        value = value * kStep >> 32;
    }
    constexpr std::size_t kMany = 256;
    m_plays.reserve(kMany);
    m_values.reserve(kMany);
    m_likelihoods.reserve(kMany);
}

void PlayJudge::look(const OpenRound& round) {
    m_round = &round;
    m_plays.clear();
    m_rules.plays(round, m_plays);
}

void PlayJudge::prepare() {
    const OpenRound& round = *m_round;
    const RuleSet& rules = m_rules.rules();
    m_unseen = CardSet();
    for (int seat = 0; seat < rules.table.players; ++seat) {
        m_unseen |= round.hands[at(seat)];
    }
    m_unseen -= round.hand();
    m_unseenCount = m_unseen.size();
    const int held = round.hand().size();
    m_part = held >= 7 ? 0 : held >= 4 ? 1 : 2;
    const int next = round.hands[at(rules.seatAfter(round.turn))].size();
    m_missing = m_unseenCount == 0 ? 0 : kWhole * (m_unseenCount - next) / m_unseenCount;
    m_mayBeSwept = m_unseenCount > 1 || rules.sweep.onLastCard;
    m_lastCards = m_unseenCount < rules.table.players;
    m_cardsOpen = true;
    m_bonusOpen = true;
    for (int side = 0; side < rules.sides(); ++side) {
        const CardSet pile = round.piles[at(side)];
        m_cardsOpen = m_cardsOpen && 2 * pile.size() <= m_rules.cardCount();
        m_bonusOpen =
            m_bonusOpen && 2 * (pile & m_rules.bonusCards()).size() <= m_rules.bonusCount();
    }
}

/// Tells the sink every place and its number that is not 0.
template <typename Sink>
void PlayJudge::see(const Play& play, Sink&& sink) {
    const OpenRound& round = *m_round;
    const int rank = play.card.rank();
    const CardSet ofRank = CardSet::ofRank(rank);
    const CardSet hand = round.hand() - CardSet{play.card};
    const int among =
        4 * std::min(3, (hand & ofRank).size()) + std::min(3, (m_unseen & ofRank).size());
    CardSet left = round.table;
    if (play.isCapture()) {
        const CardSet gained = play.captured | CardSet{play.card};
        left -= play.captured;
        sink(kCapture, 1);
        sink(kUsed + rank - 1, 1);
        sink(kUsedAmong + among, 1);
        if (m_rules.sweeps(round, play)) {
            sink(kSweep, 1);
        }
        if (play.captured.size() > 1) {
            sink(kSetCapture, 1);
        }
        if (m_cardsOpen) {
            sink(kCards, gained.size());
        }
        if (m_bonusOpen) {
            sink(kBonus, (gained & m_rules.bonusCards()).size());
        }
        for (const Card card : gained& m_rules.specialCards()) {
            sink(kSpecial, m_rules.cardPoints(card));
        }
        for (const Card card : gained) {
            sink(kGained + card.rank() - 1, 1);
        }
        if (m_lastCards) {
            sink(kLastTable, left.size());
        }
    } else {
        left.insert(play.card);
        sink(kLaid + rank - 1, 1);
        sink(kLaidAmong + among, 1);
        if (m_bonusOpen && m_rules.bonusCards().contains(play.card)) {
            sink(kLayBonus, 1);
        }
        if (m_rules.specialCards().contains(play.card)) {
            sink(kLaySpecial, m_rules.cardPoints(play.card));
        }
    }
    if (left.empty()) {
        return;
    }
    const CaptureMemo::Reach reach = m_rules.memo().reach(left);
    if (reach.sweeping != 0 && m_mayBeSwept) {
        const CardSet sweepers = CaptureMemo::cardsOf(reach.sweeping);
        const int unseen = (m_unseen & sweepers).size();
        if (unseen > 0) {
            int missing = m_missing;
            for (int i = 1; i < unseen; ++i) {
                missing = missing * m_missing / kWhole;
            }
            sink(kRisk, kWhole - missing);
            sink(kAnyRisk, 1);
        }
        if (hand.intersects(sweepers)) {
            sink(kOwnSweeper, 1);
        }
    }
    const CardSet takers = m_unseen & CaptureMemo::cardsOf(reach.capturing);
    if (!takers.empty()) {
        sink(kCatchable, kWhole * takers.size() / m_unseenCount);
        for (const Card card : left& m_rules.specialCards()) {
            sink(kLeftSpecial, m_rules.cardPoints(card));
        }
        sink(kLeftSevens, (left & CardSet::ofRank(kSeven)).size());
        if (m_bonusOpen) {
            sink(kLeftBonus, (left & m_rules.bonusCards()).size());
        }
        sink(kLeftCards, left.size());
    }
}

std::array<int, kPlaces> PlayJudge::seen(const Play& play) {
    prepare();
    std::array<int, kPlaces> all{};
    see(play, [&](int place, int value) { all[at(place)] += value; });
    return all;
}

std::span<const int> PlayJudge::judge() {
    prepare();
    const auto& weights = m_weights[at(m_part)];
    m_values.clear();
    for (const Play& play : m_plays) {
        int value = 0;
        see(play, [&](int place, int seen) {
            // What is in 1/256 is made whole again after the sum would cost accuracy: here.
            const int weight = weights[at(place)] * seen;
            value += place == kRisk || place == kCatchable ? weight / kWhole : weight;
        });
        m_values.push_back(value);
    }
    return m_values;
}

std::span<const std::uint32_t> PlayJudge::likelihoods() {
    judge();
    const int best = *std::max_element(m_values.begin(), m_values.end());
    m_likelihoods.clear();
    for (const int value : m_values) {
        m_likelihoods.push_back(
            m_exp[at(std::min(best - value, static_cast<int>(m_exp.size()) - 1))]);
    }
    return m_likelihoods;
}

const Play& PlayJudge::draw(Random& random) {
    if (m_plays.size() == 1) {
        return m_plays.front();
    }
    likelihoods();
    std::uint32_t total = 0;
    for (const std::uint32_t its : m_likelihoods) {
        total += its;
    }
    std::uint32_t drawn = random.below(total);
    std::size_t i = 0;
    while (drawn >= m_likelihoods[i]) {
        drawn -= m_likelihoods[i++];
    }
    return m_plays[i];
}

void PlayJudge::playOut(OpenRound& round, Random& random) {
    while (!round.over) {
        look(round);
        m_rules.play(round, draw(random));
    }
}

} // namespace settebello
