// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/playout_policy.h"

#include "players/evaluation/card_values.h"
#include "players/policy/obvious_decision.h"
#include "players/policy/playout.h"
#include "rules/captures.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <limits>

namespace settebello {

namespace {

constexpr int kFifteen = 15;

} // namespace

/// What all plays of a position have in common.
struct PlayoutPolicy::Context {
    CardSet hand;
    CardSet table;
    CardSet unseen; ///< by the seat to play
    int tableSum = 0;
    int riskOfOne = 0; ///< what one unseen card that could sweep takes off a play's value
    int sweepValue = 0;
    int aceSweepValue = 0;
    // Where piles may be stolen:
    const Round* round = nullptr;
    int othersCards = 0; ///< in the hands of all others
};

PlayoutPolicy::PlayoutPolicy(const RuleSet& rules, int randomPercent)
    : m_randomPercent(randomPercent)
    , m_objective(rules)
    , m_equal(rules.capture.sum != Sum::Fifteen)
    , m_fifteen(rules.capture.sum != Sum::Equal) {
    SETTEBELLO_ASSERT(randomPercent >= 0 && randomPercent <= 100);
    for (const Card card : CardSet::all()) {
        m_cards[card] = {static_cast<std::int16_t>(cardValue(rules, card)),
                         static_cast<std::int16_t>(card.rank())};
    }
}

Play PlayoutPolicy::choose(const Round& round, Random& random) const {
    SETTEBELLO_ASSERT(round.phase() == Phase::Playing);
    SETTEBELLO_ASSERT(m_equal == (round.rules().capture.sum != Sum::Fifteen) &&
                      m_fifteen == (round.rules().capture.sum != Sum::Equal));
    if (static_cast<int>(random.below(100)) < m_randomPercent) {
        return randomPlay(round, random);
    }
    const Context context = contextOf(round);
    const bool steals = round.rules().capture.steal;
    Play best;
    int bestValue = std::numeric_limits<int>::min();
    const auto consider = [&](const Play& play) {
        const int playValue = steals ? valueAmongPiles(context, play) : value(context, play);
        if (playValue > bestValue) {
            best = play;
            bestValue = playValue;
        }
    };
    withCaptures(round.rules(), round.takeable(), [&](const auto& captures) {
        for (const Card card : context.hand) {
            int count = 0;
            captures.forEach(card, [&](CardSet captured) {
                ++count;
                consider({card, captured});
                return true;
            });
            if (captures.mayBeLaid(count)) {
                consider({card, CardSet()});
            }
        }
    });
    return best;
}

PlayoutPolicy::Context PlayoutPolicy::contextOf(const Round& round) {
    Context context;
    const CardSet hand = round.hand(round.turn());
    context.hand = playableCards(round.rules(), hand);
    context.table = round.table();
    context.tableSum = sumOfRanks(context.table);
    context.unseen = round.uncaptured() - hand - context.table;
    // The chance that the next hand holds one of some cards, roughly: its size times their share.
    const RuleSet& rules = round.rules();
    const int next = round.hand(rules.seatAfter(round.turn())).size();
    const bool noRisk = context.unseen.empty() || !rules.hasSweeps();
    context.riskOfOne = noRisk ? 0 : kSweepValue * next / context.unseen.size();
    const bool lastPlay = next == 0 && round.stockSize() == 0;
    const bool noSweep = !rules.hasSweeps() || (lastPlay && !rules.sweep.onLastCard);
    context.sweepValue = noSweep ? 0 : kSweepValue;
    context.aceSweepValue = rules.capture.ace == Ace::TakesAll ? 0 : context.sweepValue;
    context.round = &round;
    context.othersCards =
        rules.capture.steal ? round.cardsInHands() - hand.size() : 0; // needed there alone
    return context;
}

int PlayoutPolicy::value(const Context& context, const Play& play) const {
    const CardValue& played = m_cards[play.card];
    int value = played.value;
    int sumLeft = context.tableSum;
    if (!play.isCapture()) {
        value = -value;
        sumLeft += played.rank;
    } else if (play.captured == context.table) {
        sumLeft = 0;
        value += played.rank == kAce ? context.aceSweepValue : context.sweepValue;
    }
    for (const Card card : play.captured) {
        const CardValue& taken = m_cards[card];
        value += taken.value;
        sumLeft -= taken.rank;
    }
    if (sumLeft > 0) {
        value -= std::min(kSweepValue, context.riskOfOne * sweepers(context.unseen, sumLeft));
    }
    return m_objective.worth(value);
}

/// In cards: what is taken, twice if from another pile, less what the others are likely to steal
/// then.
int PlayoutPolicy::valueAmongPiles(const Context& context, const Play& play) const {
    constexpr int kCard = 64;
    const Round& round = *context.round;
    const int side = round.rules().sideOf(round.turn());
    int own = round.pile(side).size();
    CardSet top = round.top(side);
    int value = 0;
    if (play.isCapture()) {
        int taken = 1;
        for (int other = 0; other < round.rules().sides(); ++other) {
            const CardSet pile = round.pile(other);
            if (pile.intersects(play.captured)) {
                taken = pile.size();
                value = taken * kCard;
            }
        }
        value += (taken + 1) * kCard;
        own += taken + 1;
        top = CardSet{play.card};
    }
    const auto likelyMatched = [&](CardSet cards, int count) { // by the others, in their next plays
        const int matching =
            cards.empty() ? 0
                          : context.unseen.sizeOfRank(cards.first().rank()) * context.othersCards;
        const int most = context.unseen.size();
        return most == 0 ? 0 : count * kCard * std::min(matching, most) / most;
    };
    value -= likelyMatched(top, 2 * own);
    value -= play.isCapture() ? 0 : likelyMatched(CardSet{play.card}, 2);
    return m_objective.worth(value);
}

int PlayoutPolicy::sweepers(CardSet unseen, int sum) const {
    int count = 0;
    if (m_equal && sum <= kKing) {
        count += unseen.sizeOfRank(sum);
    }
    if (m_fifteen && sum < kFifteen && sum >= kFifteen - kKing) {
        count += unseen.sizeOfRank(kFifteen - sum);
    }
    return count;
}

void PlayoutPolicy::playOn(Round& round, Random& random) const {
    using Kind = Decision::Kind;
    switch (round.phase()) {
    case Phase::Playing:
        round.applyLegal(choose(round, random));
        break;
    case Phase::CutChoice:
        round.apply(Decision(random.below(2) == 0 ? Kind::KeepCut : Kind::PlaceCut));
        break;
    case Phase::Declaring:
        round.apply(answerToDeclare(round.rules()));
        break;
    case Phase::Redeal:
    case Phase::Over:
        SETTEBELLO_ASSERT(false);
    }
}

void PlayoutPolicy::playOut(Round& round, Random& random) const {
    while (round.phase() != Phase::Redeal && round.phase() != Phase::Over) {
        playOn(round, random);
    }
}

} // namespace settebello
