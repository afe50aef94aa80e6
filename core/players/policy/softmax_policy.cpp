// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/softmax_policy.h"

#include "cards/pack.h"
#include "players/policy/softmax_weights.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

using namespace feature;

namespace {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

constexpr int kWhole = 256;
// In units of WorkBudget.
constexpr int kPositionWork = 4;
constexpr int kPlayWork = 4;

/// The row of the weights for a position.
int partOf(const RuleSet& rules, const Position& position) {
    const auto part = [](int left, int early, int middle) {
        return left >= early ? 0 : left >= middle ? 1 : 2;
    };
    if (rules.deal.handCards == HandCards::All) {
        constexpr int kEarly = 7; // of the ten or nine cards that Scopone deals
        constexpr int kMiddle = 4;
        return part(position.hand().size(), kEarly, kMiddle);
    }
    constexpr int kEarly = 11; // more than a packet for three
    return part(position.stock, kEarly, 1);
}

/// How many cards of a rank there are; quicker than counting bits where the processor cannot.
constexpr int countOf(CardSet cards, int rank) {
    const std::uint64_t bits = cards.bits() >> (rank - 1);
    return static_cast<int>((bits & 1) + (bits >> 10 & 1) + (bits >> 20 & 1) + (bits >> 30 & 1) +
                            (bits >> 40 & 1));
}

} // namespace

SoftmaxPolicy::SoftmaxPolicy(PositionRules& rules)
    : SoftmaxPolicy(rules, kCarefulWeights) {}

SoftmaxPolicy::SoftmaxPolicy(PositionRules& rules, const Weights& weights)
    : m_rules(rules)
    , m_weights(weights) {
    for (auto& part : m_weights) { // where the fewest points win, the worst play is the likeliest
        for (auto& weight : part) {
            weight = Objective(rules.rules()).worth(weight);
        }
    }
    // e^(−1/64) in 32 fractional bits, multiplied up in whole numbers: the same on every machine.
    constexpr std::uint64_t kStep = 4228378655;
    std::uint64_t value = std::uint64_t{1} << 32;
    for (std::uint32_t& entry : m_exp) {
        entry = static_cast<std::uint32_t>(value >> 16);
        value = value * kStep >> 32;
    }
    for (int part = 0; part < kParts; ++part) {
        for (const bool cardsOpen : {false, true}) {
            for (const bool bonusOpen : {false, true}) {
                sumUp(sumsOf(part, cardsOpen, bonusOpen), part, cardsOpen, bonusOpen);
            }
        }
    }
    constexpr std::size_t kMany = 256;
    m_plays.reserve(kMany);
    m_values.reserve(kMany);
    m_likelihoods.reserve(kMany);
}

void SoftmaxPolicy::sumUp(CardWeights& sums, int part, bool cardsOpen, bool bonusOpen) const {
    const auto& weights = m_weights[at(part)];
    for (const Card card : Pack::contents(m_rules.cardCount())) {
        const int points = m_rules.cardPoints(card);
        const int rank = card.rank() - 1;
        const bool bonus = bonusOpen && m_rules.bonusCards().contains(card);
        const int taken = weights[at(Gained + rank)] + points * weights[Special] +
                          (cardsOpen ? weights[Cards] : 0) + (bonus ? weights[Bonus] : 0);
        sums.taken[card] = static_cast<std::int16_t>(taken);
        sums.capturing[card] =
            static_cast<std::int16_t>(taken + weights[Capture] + weights[at(Used + rank)]);
        sums.laid[card] =
            static_cast<std::int16_t>(weights[at(Laid + rank)] + points * weights[LaySpecial] +
                                      (bonus ? weights[LayBonus] : 0));
        sums.left[card] = static_cast<std::int16_t>(
            points * weights[LeftSpecial] + weights[LeftCards] + (bonus ? weights[LeftBonus] : 0) +
            (card.rank() == kSeven ? weights[LeftSevens] : 0));
    }
}

void SoftmaxPolicy::setPosition(const Position& position) {
    SETTEBELLO_ASSERT(!position.over);
    m_position = &position;
    m_plays.clear();
    m_rules.legalPlays(position, m_plays);
}

void SoftmaxPolicy::prepare() {
    SETTEBELLO_ASSERT(m_position != nullptr);
    const Position& position = *m_position;
    const RuleSet& rules = m_rules.rules();
    m_unseen = m_rules.hidden(position) - position.hand();
    m_unseenCount = m_unseen.size();
    m_part = partOf(rules, position);
    const int next = position.hands[rules.seatAfter(position.turn)].size();
    m_missing = m_unseenCount == 0 ? 0 : kWhole * (m_unseenCount - next) / m_unseenCount;
    m_shareOfOne = m_unseenCount == 0 ? 0 : kWhole * kWhole / m_unseenCount;
    m_mayBeSwept = rules.hasSweeps() && (m_unseenCount > 1 || rules.sweep.onLastCard);
    m_lastCards =
        m_unseenCount < rules.table.players && rules.sweep.leftovers == Leftovers::LastCapturer;
    m_cardsOpen = infoOf(ScoringItem::Cards).inForce(rules);
    m_bonusOpen = infoOf(ScoringItem::Suit).inForce(rules);
    for (int side = 0; side < rules.sides(); ++side) {
        const CardSet pile = position.piles[side];
        m_cardsOpen = m_cardsOpen && 2 * pile.size() <= m_rules.cardCount();
        m_bonusOpen =
            m_bonusOpen && 2 * (pile & m_rules.bonusCards()).size() <= m_rules.bonusCount();
    }
    m_cards = &sumsOf(m_part, m_cardsOpen, m_bonusOpen);
    m_tableLeft = 0;
    for (const Card card : position.table) {
        m_tableLeft += m_cards->left[card];
    }
}

/// The index of a hand card in LaidAmong and UsedAmong.
int SoftmaxPolicy::among(Card card) const {
    const int rank = card.rank();
    return 4 * (countOf(m_position->hand(), rank) - 1) + std::min(3, countOf(m_unseen, rank));
}

/// Passes the index and value of every feature that is not 0 to the sink.
template <typename Sink>
void SoftmaxPolicy::visitFeatures(const Play& play, Sink&& sink) {
    CardSet left = m_position->table;
    if (play.isCapture()) {
        left -= play.captured;
        visitTaken(play, sink);
        if (m_lastCards) {
            sink(LastTable, left.size());
        }
    } else {
        left.insert(play.card);
        visitLaid(play.card, sink);
    }
    if (!left.empty()) {
        visitLeft(left, m_position->hand() - CardSet{play.card}, sink);
    }
}

template <typename Sink>
void SoftmaxPolicy::visitTaken(const Play& play, Sink& sink) {
    const CardSet gained = play.captured | CardSet{play.card};
    const CardSet special = gained.printed() & m_rules.specialCards();
    sink(Capture, 1);
    sink(Used + play.card.rank() - 1, 1);
    sink(UsedAmong + among(play.card), 1);
    if (m_rules.sweeps(*m_position, play)) {
        sink(Sweep, 1);
    }
    if (play.captured.size() > 1) {
        sink(SetCapture, 1);
    }
    if (m_cardsOpen) {
        sink(Cards, gained.size());
    }
    if (m_bonusOpen) {
        sink(Bonus, (gained & m_rules.bonusCards()).size());
    }
    for (const Card card : special) {
        sink(Special, m_rules.cardPoints(card));
    }
    for (const Card card : gained) {
        sink(Gained + card.rank() - 1, 1);
    }
}

template <typename Sink>
void SoftmaxPolicy::visitLaid(Card card, Sink& sink) {
    sink(Laid + card.rank() - 1, 1);
    sink(LaidAmong + among(card), 1);
    if (m_bonusOpen && m_rules.bonusCards().contains(card)) {
        sink(LayBonus, 1);
    }
    if (m_rules.specialCards().contains(card)) {
        sink(LaySpecial, m_rules.cardPoints(card));
    }
}

/// @param left on the table, not empty. @param hand without the card played.
template <typename Sink>
void SoftmaxPolicy::visitLeft(CardSet left, CardSet hand, Sink& sink) {
    const CaptureCache::Reach reach = m_rules.captureCache().reach(left);
    if (reach.sweeping != 0 && m_mayBeSwept) {
        const CardSet sweepers = CaptureCache::cardsOf(reach.sweeping);
        const int risk = riskOf(sweepers);
        if (risk > 0) {
            sink(Risk, risk);
            sink(AnyRisk, 1);
        }
        if (hand.intersects(sweepers)) {
            sink(OwnSweeper, 1);
        }
    }
    const CardSet takers = m_unseen & CaptureCache::cardsOf(reach.capturing);
    if (takers.empty()) {
        return;
    }
    const CardSet special = left & m_rules.specialCards();
    sink(Catchable, shareOf(takers));
    for (const Card card : special) {
        sink(LeftSpecial, m_rules.cardPoints(card));
    }
    sink(LeftSevens, left.sizeOfRank(kSeven));
    if (m_bonusOpen) {
        sink(LeftBonus, (left & m_rules.bonusCards()).size());
    }
    sink(LeftCards, left.size());
}

std::array<int, FeatureCount> SoftmaxPolicy::features(const Play& play) {
    prepare();
    std::array<int, FeatureCount> all{};
    visitFeatures(play, [&](int place, int value) { all[at(place)] += value; });
    return all;
}

std::span<const int> SoftmaxPolicy::scores() {
    prepare();
    m_rules.spend(kPositionWork + kPlayWork * static_cast<std::int64_t>(m_plays.size()));
    m_values.clear();
    for (const Play& play : m_plays) {
        m_values.push_back(valueOf(play));
    }
    return m_values;
}

/// The weighted sum of what visitFeatures() reports, in another order for speed.
int SoftmaxPolicy::valueOf(const Play& play) {
    const Position& position = *m_position;
    const auto& weights = m_weights[at(m_part)];
    CardSet left = position.table;
    int value = 0;
    int valueLeft = m_tableLeft;
    if (play.isCapture()) {
        value = m_cards->capturing[play.card] + weights[at(UsedAmong + among(play.card))];
        for (const Card card : play.captured - CardSet{play.card}) {
            value += m_cards->taken[card];
            valueLeft -= m_cards->left[card];
        }
        left -= play.captured;
        if (left.empty()) {
            value += m_rules.sweeps(position, play) ? weights[Sweep] : 0;
        }
        const std::uint64_t captured = play.captured.bits();
        value += (captured & (captured - 1)) != 0 ? weights[SetCapture] : 0;
        value += m_lastCards ? weights[LastTable] * left.size() : 0;
    } else {
        value = m_cards->laid[play.card] + weights[at(LaidAmong + among(play.card))];
        valueLeft += m_cards->left[play.card];
        left.insert(play.card);
    }
    if (left.empty()) {
        return value;
    }
    const CaptureCache::Reach reach = m_rules.captureCache().reach(left);
    const CardSet takers = m_unseen & CaptureCache::cardsOf(reach.capturing);
    if (!takers.empty()) {
        value += valueLeft + weights[Catchable] * shareOf(takers) / kWhole;
    }
    if (reach.sweeping != 0 && m_mayBeSwept) {
        const CardSet sweepers = CaptureCache::cardsOf(reach.sweeping);
        const int risk = riskOf(sweepers);
        value += weights[Risk] * risk / kWhole + (risk > 0 ? weights[AnyRisk] : 0);
        value +=
            (position.hand() - CardSet{play.card}).intersects(sweepers) ? weights[OwnSweeper] : 0;
    }
    return value;
}

/// Their share of the unseen cards, in 1/256.
int SoftmaxPolicy::shareOf(CardSet cards) const {
    return cards.size() * m_shareOfOne / kWhole;
}

/// The chance that the next hand holds one of the cards, in 1/256.
int SoftmaxPolicy::riskOf(CardSet sweepers) const {
    int missing = kWhole;
    for (std::uint64_t left = (m_unseen & sweepers).bits(); left != 0; left &= left - 1) {
        missing = missing * m_missing / kWhole;
    }
    return kWhole - missing;
}

std::span<const std::uint32_t> SoftmaxPolicy::likelihoods(int percent) {
    scores();
    const int best = *std::max_element(m_values.begin(), m_values.end());
    m_likelihoods.clear();
    for (const int value : m_values) {
        const int behind = (best - value) * percent / 100;
        m_likelihoods.push_back(m_exp[at(std::min(behind, static_cast<int>(m_exp.size()) - 1))]);
    }
    return m_likelihoods;
}

std::size_t SoftmaxPolicy::drawPlace(Random& random, int percent) {
    if (m_plays.size() == 1) {
        return 0;
    }
    likelihoods(percent);
    std::uint32_t total = 0;
    for (const std::uint32_t likelihood : m_likelihoods) {
        total += likelihood;
    }
    std::uint32_t drawn = random.below(total);
    std::size_t i = 0;
    while (drawn >= m_likelihoods[i]) {
        drawn -= m_likelihoods[i++];
    }
    return i;
}

} // namespace settebello
