// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/playout_policy.h"

#include "players/card_values.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kFifteen = 15;
constexpr std::size_t kUsualPlays = 256;

} // namespace

/// What is the same for all plays of a position.
struct PlayoutPolicy::Position {
    CardSet table;
    CardSet unseen; ///< by the seat to play
    int tableSum = 0;
    int riskOfOne = 0; ///< what one unseen card that could sweep takes from a play's worth
    int sweepValue = 0;
    int aceSweepValue = 0;
};

PlayoutPolicy::PlayoutPolicy(const RuleSet& rules, int randomPercent)
    : m_randomPercent(randomPercent)
    , m_equal(rules.capture.sum != Sum::Fifteen)
    , m_fifteen(rules.capture.sum != Sum::Equal) {
    m_plays.reserve(kUsualPlays);
    for (const Card card : CardSet::all()) {
        m_cards[static_cast<std::size_t>(card.index())] = {
            static_cast<std::int16_t>(cardValue(rules, card)),
            static_cast<std::int16_t>(card.rank())};
    }
}

Play PlayoutPolicy::choose(const Round& round, Random& random) {
    const CardSet hand = round.hand(round.turn());
    legalPlays(round.rules(), hand, round.table(), m_plays);
    const auto count = static_cast<std::uint32_t>(m_plays.size());
    if (count == 1) {
        return m_plays.front();
    }
    if (static_cast<int>(random.below(100)) < m_randomPercent) {
        return m_plays[random.below(count)];
    }
    Position position;
    position.table = round.table();
    for (const Card card : position.table) {
        position.tableSum += card.rank();
    }
    position.unseen = round.uncaptured() - hand - position.table;
    // The chance that the next hand holds one of some cards, roughly: its size times their share.
    const int next = round.hand(round.rules().seatAfter(round.turn())).size();
    position.riskOfOne = position.unseen.empty() ? 0 : kSweepValue * next / position.unseen.size();
    const bool lastPlay = next == 0 && round.stockSize() == 0;
    position.sweepValue = lastPlay && !round.rules().sweep.onLastCard ? 0 : kSweepValue;
    position.aceSweepValue = round.rules().capture.ace == Ace::TakesAll ? 0 : position.sweepValue;

    const Play* best = &m_plays.front();
    int bestWorth = worth(position, *best);
    for (std::uint32_t i = 1; i < count; ++i) {
        const int its = worth(position, m_plays[i]);
        if (its > bestWorth) {
            best = &m_plays[i];
            bestWorth = its;
        }
    }
    return *best;
}

int PlayoutPolicy::worth(const Position& position, const Play& play) const {
    const Worth& played = m_cards[static_cast<std::size_t>(play.card.index())];
    int worth = played.value;
    int sumLeft = position.tableSum;
    if (!play.isCapture()) {
        worth = -worth;
        sumLeft += played.rank;
    } else if (play.captured == position.table) {
        sumLeft = 0;
        worth += played.rank == kAce ? position.aceSweepValue : position.sweepValue;
    }
    for (const Card card : play.captured) {
        const Worth& taken = m_cards[static_cast<std::size_t>(card.index())];
        worth += taken.value;
        sumLeft -= taken.rank;
    }
    if (sumLeft > 0) {
        worth -= std::min(kSweepValue, position.riskOfOne * sweepers(position.unseen, sumLeft));
    }
    return worth;
}

int PlayoutPolicy::sweepers(CardSet unseen, int sum) const {
    int count = 0;
    if (m_equal && sum <= kKing) {
        count += (unseen & CardSet::ofRank(sum)).size();
    }
    if (m_fifteen && sum < kFifteen && sum >= kFifteen - kKing) {
        count += (unseen & CardSet::ofRank(kFifteen - sum)).size();
    }
    return count;
}

void PlayoutPolicy::playOut(Round& round, Random& random) {
    using Kind = Decision::Kind;
    for (;;) {
        switch (round.phase()) {
        case Phase::Playing:
            round.applyLegal(choose(round, random));
            break;
        case Phase::CutChoice:
            round.apply(Decision(random.below(2) == 0 ? Kind::KeepCut : Kind::PlaceCut));
            break;
        case Phase::Declaring:
            round.apply(Decision(Kind::Declare));
            break;
        case Phase::Redeal:
        case Phase::Over:
            return;
        }
    }
}

} // namespace settebello
