// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/duel_evaluation.h"

#include "rules/legal_plays.h"

#include <algorithm>
#include <bit>

namespace settebello {

namespace {

/// Ways to draw so many cards from so many.
double ways(int from, int cards) {
    double product = cards > from ? 0 : 1;
    for (int i = 0; i < cards && i < from; ++i) {
        product = product * (from - i) / (i + 1);
    }
    return product;
}

/// Positions that are the same but for the hands, which are empty. Two that are taken for one by
/// mischance, once in many billions, are worth about the same.
std::uint64_t keyOf(const Duel& duel) {
    constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15U;
    std::uint64_t key = 0;
    for (const std::uint64_t part :
         {duel.table.bits(), duel.tallies[0].pile.bits(),
          static_cast<std::uint64_t>(duel.tallies[0].sweeps * 64 + duel.tallies[1].sweeps),
          static_cast<std::uint64_t>(duel.turn * 4 + duel.lastCapturer + 1)}) {
        key = (key ^ part) * kMix;
        key ^= key >> 29;
    }
    return key;
}

} // namespace

DuelEvaluation::DuelEvaluation(const RuleSet& rules)
    : m_rules(rules)
    , m_worth(rules)
    , m_greedy(m_rules) {}

int DuelEvaluation::standing(const Duel& duel, int side) const {
    const int first = m_worth.standing(duel.tallies);
    return side == 0 ? first : -first;
}

double DuelEvaluation::value(const Duel& duel, int side, int inHands, int stock) {
    const Features seen = features(duel, inHands);
    const Place where = place(inHands, stock);
    const auto& weights = kEvaluationWeights[where.packets][where.played];
    double value = standing(duel, duel.turn);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        value += seen[i] * weights[i];
    }
    return duel.turn == side ? value : -value;
}

DuelEvaluation::Place DuelEvaluation::place(int inHands, int stock) {
    const int packets = (inHands / kPacketCards * kPacketCards + stock) / kPacketCards;
    constexpr int kMost = static_cast<int>(kEvaluationWeights.size());
    return {static_cast<std::size_t>(std::clamp(packets, 1, kMost) - 1),
            static_cast<std::size_t>((kPacketCards - inHands % kPacketCards) % kPacketCards)};
}

DuelEvaluation::Features DuelEvaluation::features(const Duel& duel, int inHands) {
    constexpr double kPoint = PileEvaluation::kPoint;
    constexpr double kTens = 10; // so that all sights are of about one size
    constexpr int kMostSum = 40;
    const auto own = static_cast<std::size_t>(duel.turn);
    const CardSet hidden = duel.hidden(m_rules);
    const CardSet bonus = CardSet::ofSuit(m_rules.bonusSuit());
    int sum = 0;
    for (const Card card : duel.table) {
        sum += card.rank();
    }
    const auto lead = [&](CardSet of) {
        return (duel.tallies[own].pile & of).size() - (duel.tallies[1 - own].pile & of).size();
    };
    const int cards = inHands > 0 ? (inHands + 1) / 2 : kPacketCards / 2;
    const int captured = duel.lastCapturer < 0 ? 0 : duel.lastCapturer == duel.turn ? 1 : -1;
    const int good = (duel.table & (bonus | CardSet::ofRank(kSeven))).size();
    return {1,
            gain(duel, hidden, cards) / kPoint,
            standing(duel, duel.turn) / kPoint,
            swing(duel) / kPoint,
            static_cast<double>(duel.table.size()),
            duel.table.empty() ? 1.0 : 0.0,
            std::min(sum, kMostSum) / kTens,
            lead(CardSet::all()) / kTens,
            static_cast<double>(captured),
            static_cast<double>(lead(bonus)),
            sum <= kKing ? 1.0 : 0.0,
            hidden.size() / kTens,
            static_cast<double>(good)};
}

/// What getting the table cards makes for a side, one by one.
int DuelEvaluation::swing(const Duel& duel) const {
    int sum = 0;
    for (const Card card : duel.table) {
        std::array<Tally, 2> tallies = duel.tallies;
        tallies[0].pile.insert(card);
        sum += m_worth.standing(tallies);
        tallies[0].pile.erase(card);
        tallies[1].pile.insert(card);
        sum -= m_worth.standing(tallies);
    }
    return sum / 2;
}

/// What the best capture brings the seat to play, on average over the hands it may have.
double DuelEvaluation::gain(const Duel& duel, CardSet hidden, int cards) {
    if (duel.table.empty()) {
        return 0;
    }
    struct Gain {
        int points = 0;
        int count = 0; ///< hidden cards that bring this
    };
    const int before = standing(duel, duel.turn);
    std::array<Gain, kRankCount> gains{};
    std::size_t count = 0;
    for (int rank = kAce; rank <= kKing; ++rank) {
        const CardSet its = hidden & CardSet::ofRank(rank);
        if (its.empty()) {
            continue;
        }
        legalCaptures(m_rules, its.first(), duel.table, m_captures);
        int most = 0;
        for (const CardSet captured : m_captures) {
            Duel next = duel;
            next.apply(m_rules, {its.first(), captured}, false);
            most = std::max(most, standing(next, duel.turn) - before);
        }
        if (most > 0) {
            gains[count++] = {most, its.size()};
        }
    }
    std::sort(gains.begin(), gains.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Gain& a, const Gain& b) { return a.points > b.points; });
    int left = hidden.size();
    cards = std::min(cards, left);
    const double all = ways(left, cards);
    double without = all; // hands with none of the better ones
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        left -= gains[i].count;
        const double next = ways(left, cards);
        sum += gains[i].points * (without - next);
        without = next;
    }
    return sum / all;
}

double DuelEvaluation::beforeLastPacket(const Duel& duel, int side) {
    constexpr int kMost = 1'000'000'000;
    const double its = meanOverDeals(
        duel, 0, [&](const Duel& dealt) { return playOpen(dealt, -kMost, kMost, 0); });
    return duel.turn == side ? its : -its;
}

double DuelEvaluation::beforeLastPacketOfGreedy(const Duel& duel, int side) {
    const auto purpose = static_cast<std::uint64_t>(side) + 1;
    return meanOverDeals(duel, purpose, [&](const Duel& dealt) {
        return m_greedy.most(dealt, side, [&](const Duel& end) { return standing(end, side); });
    });
}

/// The mean worth over every way to deal the last packet. @param purpose a small number that tells
/// this worth from others.
template <typename Worth>
double DuelEvaluation::meanOverDeals(const Duel& duel, std::uint64_t purpose, const Worth& worth) {
    const std::uint64_t key = keyOf(duel) + purpose;
    const auto found = m_ends.find(key);
    if (found != m_ends.end()) {
        return found->second;
    }
    constexpr std::size_t kMostKnown = 1U << 18;
    if (m_ends.size() > kMostKnown) {
        m_ends.clear();
    }
    const CardSet hidden = duel.hidden(m_rules);
    double sum = 0;
    int deals = 0;
    for (unsigned set = 0; set < 1U << static_cast<unsigned>(hidden.size()); ++set) {
        if (std::popcount(set) * 2 != hidden.size()) {
            continue;
        }
        Duel dealt = duel;
        unsigned bits = set;
        for (const Card card : hidden) {
            dealt.hands[bits & 1U].insert(card);
            bits >>= 1U;
        }
        sum += worth(dealt);
        ++deals;
    }
    return m_ends.emplace(key, sum / deals).first->second;
}

/// Negamax with alpha-beta, as DuelSolver does, but quicker: for the points that PileEvaluation
/// reckons.
int DuelEvaluation::playOpen(const Duel& duel, int low, int high, std::size_t depth) {
    if (duel.handsEmpty() || duel.wholeSuitSide >= 0) {
        Duel end = duel;
        if (duel.handsEmpty()) {
            end.takeLeftovers(m_rules);
        }
        return standing(end, duel.turn);
    }
    std::vector<Play>& plays = m_plays[depth];
    legalPlays(m_rules, duel.hands[static_cast<std::size_t>(duel.turn)], duel.table, plays);
    std::size_t captures = 0; // these first, the largest in front
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (plays[i].isCapture()) {
            std::swap(plays[i], plays[captures]);
            if (plays[captures].captured.size() > plays[0].captured.size()) {
                std::swap(plays[captures], plays[0]);
            }
            ++captures;
        }
    }
    for (const Play& play : plays) {
        Duel next = duel;
        next.apply(m_rules, play, true);
        low = std::max(low, -playOpen(next, -high, -low, depth + 1));
        if (low >= high) {
            break;
        }
    }
    return low;
}

} // namespace settebello
