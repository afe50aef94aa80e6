// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/cs_player.h"

#include "cards/by_card.h"
#include "players/beliefs/hand_inference.h"
#include "players/evaluation/card_values.h"
#include "players/policy/obvious_decision.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"

#include <algorithm>
#include <array>
#include <vector>

namespace settebello {

namespace {

/// What the rules look at: a position and what can be concluded from it.
struct Situation {
    const PlayerView& view;
    HandInference reading;
    int next;        ///< the seat that plays after this one
    int partner;     ///< or −1
    int othersCards; ///< in other hands
    bool twoSides;   ///< the round has a side that plays last and one that does not
    bool playsLast;  ///< this is the dealer's side
    bool lastPacket;

    explicit Situation(const PlayerView& seen)
        : view(seen)
        , reading(seen)
        , next(seen.rules.seatAfter(seen.seat))
        , partner(seen.rules.table.teams ? (seen.seat + 2) % seen.rules.table.players : -1)
        , othersCards(-seen.handSizes[seen.seat])
        , twoSides(seen.rules.sides() == 2)
        , playsLast(seen.side() == seen.rules.sideOf(seen.dealer))
        , lastPacket(seen.stockSize == 0) {
        for (const int size : seen.handSizes) {
            othersCards += size;
        }
    }
    /// Cards of that rank in hand besides the one played.
    int othersHeld(Card card) const {
        return (view.hand & CardSet::playedAs(card.rank())).size() - 1;
    }
};

/// A play and the table it leaves.
struct Outcome {
    Play play;
    CardSet left;
};

/// What a hidden card of a rank could take from a table at best; 0: nothing.
double bestTaking(const Situation& now, int rank, CardSet table, bool lastPlay) {
    thread_local std::vector<CardSet> captures;
    const RuleSet& rules = now.view.rules;
    const CardSet hidden = (CardSet::playedAs(rank) - table) - now.view.hand;
    if (hidden.empty()) {
        return 0;
    }
    legalCaptures(rules, hidden.first(), table, captures);
    const bool preventable = rank != kAce || rules.capture.ace == Ace::Plain;
    int best = 0;
    for (const CardSet captured : captures) {
        const bool sweeps =
            preventable && isSweep(rules, {hidden.first(), captured}, table, lastPlay);
        best = std::max(best, cardsValue(rules, captured) + (sweeps ? kSweepValue : 0));
    }
    return best;
}

double sweepFirst(const Situation& now, const Outcome& outcome) {
    const bool lastPlay = now.lastPacket && now.view.handSizes[now.next] == 0;
    return isSweep(now.view.rules, outcome.play, now.view.table, lastPlay) ? kSweepValue : 0;
}

double takeWhatIsWorthMost(const Situation& now, const Outcome& outcome) {
    if (!outcome.play.isCapture()) {
        return -cardValue(now.view.rules, outcome.play.card);
    }
    return cardsValue(now.view.rules, outcome.play.captured | CardSet{outcome.play.card});
}

double leaveNothingToTheNext(const Situation& now, const Outcome& outcome) {
    constexpr double kWeight = 1.0;
    const bool lastPlay = now.lastPacket && now.othersCards == 1;
    struct Taking {
        double value;
        double chance;
    };
    ByRank<Taking> takings{};
    for (int rank = kAce; rank <= kKing; ++rank) {
        const double chance = now.reading.chanceOf(now.next, CardSet::playedAs(rank));
        takings[rank] = {chance > 0 ? bestTaking(now, rank, outcome.left, lastPlay) : 0, chance};
    }
    // The next seat makes the best capture for which it holds the card.
    std::stable_sort(takings.begin(), takings.end(),
                     [](const Taking& a, const Taking& b) { return a.value > b.value; });
    double expected = 0;
    double noBetter = 1;
    for (const Taking& taking : takings) {
        expected += noBetter * taking.chance * taking.value;
        noBetter *= 1 - taking.chance;
    }
    return -kWeight * expected;
}

/// How many ranks have an odd number of cards that nobody has captured.
int unpairedRanks(CardSet uncaptured) {
    int ranks = 0;
    for (int rank = kAce; rank <= kKing; ++rank) {
        ranks += (uncaptured & CardSet::playedAs(rank)).size() % 2;
    }
    return ranks;
}

double pairOrUnpair(const Situation& now, const Outcome& outcome) {
    constexpr double kWeight = 6;
    if (!now.twoSides || !outcome.play.isCapture()) {
        return 0;
    }
    const CardSet before = now.view.uncaptured();
    const CardSet after = before - (outcome.play.captured | CardSet{outcome.play.card});
    const int unpaired = unpairedRanks(after) - unpairedRanks(before);
    return kWeight * (now.playsLast ? -unpaired : unpaired);
}

double layWhatIsHeldTwice(const Situation& now, const Outcome& outcome) {
    constexpr double kWeight = 16;
    constexpr double kLowFirst = 1.5;
    const int rank = outcome.play.card.rank();
    if (outcome.play.isCapture() || rank == kSeven) {
        return 0;
    }
    return kWeight * now.othersHeld(outcome.play.card) - kLowFirst * rank;
}

double leaveThePartnersCard(const Situation& now, const Outcome& outcome) {
    constexpr double kWeight = 10;
    if (now.partner < 0 || now.view.handSizes[now.partner] == 0) {
        return 0;
    }
    double dislike = 0;
    for (const Card card : outcome.play.captured) {
        const bool partners = now.reading.laidBy(card) == now.partner;
        dislike += partners && cardValue(now.view.rules, card) < kSevenValue ? kWeight : 0;
    }
    return -dislike;
}

/// The hidden cards that could take something from a table.
CardSet takers(const Situation& now, CardSet table) {
    CardSet cards;
    for (int rank = kAce; rank <= kKing; ++rank) {
        if (bestTaking(now, rank, table, true) > 0) {
            cards |= CardSet::playedAs(rank);
        }
    }
    return cards & now.view.unseen();
}

double keepThemLaying(const Situation& now, const Outcome& outcome) {
    constexpr double kWeight = 15;
    return kWeight * (1 - now.reading.chanceOf(now.next, takers(now, outcome.left)));
}

double dealerKeepsForTheEnd(const Situation& now, const Outcome& outcome) {
    constexpr double kWeight = 8;
    constexpr int kEnd = 3;
    const bool ofUse = now.view.seat == now.view.dealer && now.lastPacket &&
                       now.view.hand.size() <= kEnd && !outcome.play.isCapture();
    const CardSet fellows = CardSet::playedAs(outcome.play.card.rank()) & now.view.unseen();
    return ofUse && !fellows.empty() ? -kWeight : 0;
}

using Rule = double (*)(const Situation& now, const Outcome& outcome);
constexpr std::array<Rule, 8> kRules{
    sweepFirst,         takeWhatIsWorthMost,  leaveNothingToTheNext, pairOrUnpair,
    layWhatIsHeldTwice, leaveThePartnersCard, keepThemLaying,        dealerKeepsForTheEnd,
};

double preferenceFor(const Situation& now, const Play& play) {
    const CardSet laid = play.isCapture() ? CardSet() : CardSet{play.card};
    const Outcome outcome{play, (now.view.table - play.captured) | laid};
    double sum = 0;
    for (const Rule rule : kRules) {
        sum += rule(now, outcome);
    }
    return Objective(now.view.rules).worth(sum);
}

} // namespace

std::optional<Decision> CsPlayer::choose(const PlayerView& view, const StopToken& /*stop*/) {
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    if (view.phase == Phase::CutChoice) {
        return cutByValue(view);
    }
    const Situation now(view);
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    const Play* best = &plays.front();
    double most = preferenceFor(now, *best);
    for (const Play& play : plays) {
        const double preference = preferenceFor(now, play);
        if (preference > most) {
            best = &play;
            most = preference;
        }
    }
    return Decision(*best);
}

} // namespace settebello
