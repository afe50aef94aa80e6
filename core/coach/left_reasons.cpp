// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/compared_plays.h"
#include "players/beliefs/hand_inference.h"
#include "players/evaluation/card_values.h"
#include "players/search/last_packet_search.h"
#include "rules/legal_plays.h"

#include <optional>
#include <vector>

namespace settebello {

namespace {

using Kind = Reason::Kind;

/// More takers than this are not few.
constexpr int kFewTakers = 2;

/// Whether there are fewer dangerous cards by a third or more.
bool areFewer(int cards, int others) {
    return others > 0 && 3 * cards <= 2 * others;
}

/// The cards out that the next player may hold, judging by what that player left lying
/// since this packet was dealt. All of them if the next player is the partner or gets new cards.
CardSet heldByNext(const PlayerView& view, CardSet out) {
    const int next = view.rules.seatAfter(view.seat);
    if (view.rules.sideOf(next) == view.side() || view.handSizes[next] == 0) {
        return out;
    }
    return out & HandInference(view).mayHold(next);
}

/// Two cards of a rank and nothing else, which their own rank cannot sweep.
bool isPair(const PlayResult& result) {
    if (result.left().size() != 2) {
        return false;
    }
    const CardSet rank = CardSet::playedAs(result.left().first().rank());
    return rank.containsAll(result.left()) && !rank.intersects(result.sweepers());
}

/// The card that a play lays, if it does.
std::optional<Card> laidBy(const PlayResult& result) {
    return result.play().isCapture() ? std::nullopt : std::optional(result.play().card);
}

/// Whether the settebello lies where only a card in hand takes it: at the next turn, as far as what
/// it takes with it stays there too.
bool isSettebelloWaiting(const PlayResult& result, Card settebello) {
    return result.left().contains(settebello) && result.takersOf(settebello).empty() &&
           result.canTakeUnexposed(settebello);
}

void addSettebelloLeft(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const Card settebello = plays.playedSettebello();
    if (plays.scoresSettebello() && isSettebelloWaiting(plays.best, settebello) &&
        !isSettebelloWaiting(plays.other, settebello)) {
        reasons.emplace_back(Kind::SettebelloWaits);
    }
    if (!plays.other.left().contains(settebello)) {
        return;
    }
    const int others = plays.other.takersOf(settebello).size();
    if (laidBy(plays.other) == settebello && plays.best.hand().contains(settebello) && others > 0) {
        reasons.emplace_back(Kind::KeepsSettebello, 0, others);
    }
    if (plays.best.left().contains(settebello)) {
        const int takers = plays.best.takersOf(settebello).size();
        if (areFewer(takers, others)) {
            reasons.emplace_back(Kind::GuardsSettebello, takers, others);
        }
    }
}

/// A valuable card that only the other play lays, where somebody out could take it.
void addKept(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const auto laid = laidBy(plays.other);
    if (!laid || !plays.best.hand().contains(*laid) || !plays.other.exposed().contains(*laid)) {
        return;
    }
    // Not where another card that is worth as much is given away instead.
    const CardSet instead =
        plays.best.play().isCapture() ? CardSet() : CardSet{plays.best.play().card};
    const CardSet sevens = plays.sevens() | CardSet{plays.playedSettebello()};
    if (plays.sevens().contains(*laid) && plays.rules().scoring.prime != Prime::None &&
        !instead.intersects(sevens)) {
        reasons.emplace_back(Kind::KeepsSeven, CardSet{*laid});
    }
    if (plays.bonusCards().contains(*laid) && !instead.intersects(sevens | plays.bonusCards())) {
        reasons.emplace_back(Kind::KeepsBonusCard, CardSet{*laid});
    }
}

/// Where an ace may take the whole table, and no ace that lies there keeps it from that.
void addAceKept(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const CardSet aces = CardSet::playedAs(kAce);
    const bool isKept = plays.other.play().card.rank() == kAce &&
                        plays.best.hand().contains(plays.other.play().card) &&
                        plays.best.play().card.rank() != kAce &&
                        !plays.other.hand().intersects(aces) && !plays.best.left().intersects(aces);
    if (isKept && plays.rules().capture.ace != Ace::Plain) {
        reasons.emplace_back(Kind::KeepsAce);
    }
}

/// All cards of a rank that are in no pile, of which one takes another later for certain: not where
/// it would have to steal a pile with that rank on top.
void addLastOfRankKept(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    constexpr int kPair = 2;
    const CardSet rank = CardSet::playedAs(plays.other.play().card.rank());
    const CardSet kept = rank & plays.best.hand();
    const bool isAll = kept == (rank & plays.view.uncaptured());
    if (!plays.rules().capture.steal && plays.pairsCapture() && isAll && kept.size() >= kPair) {
        reasons.emplace_back(Kind::KeepsLastOfRank, kept);
    }
}

/// Several sevens lie there, of which the others take one at a time.
CardSet sevensThatStay(const PlayResult& result) {
    constexpr int kPair = 2;
    const CardSet sevens = result.left() & CardSet::ofRank(kSeven);
    const bool stay = sevens.size() >= kPair && !result.takesTwoOf(sevens);
    return sevens.onlyIf(stay && result.takenBy(result.hand()).intersects(sevens));
}

/// @param best, other valuable cards that can be taken; without the settebello, which is said by
/// itself.
void addFewerLeft(Kind kind, CardSet best, CardSet other, std::vector<Reason>& reasons) {
    if (best.size() < other.size()) {
        reasons.emplace_back(kind, best.size(), other.size(), other - best);
    }
}

/// What a card in hand could take next time; nothing: none.
struct NextCapture {
    CardSet cards;
    CardSet with;
    bool operator==(const NextCapture&) const = default;
};

/// The most valuable capture of some kind that a card in hand could make next time.
/// @param counts bool(CardSet): whether a capture is of that kind
template <typename Counts>
NextCapture nextCapture(const ComparedPlays& plays, const PlayResult& result,
                        const Counts& counts) {
    std::vector<CardSet> captures;
    NextCapture most;
    int value = 0;
    for (const Card card : result.hand()) {
        legalCaptures(plays.rules(), card, result.left(), captures);
        for (const CardSet captured : captures) {
            const int sum = cardsValue(plays.rules(), captured);
            const bool isLeft = result.left().containsAll(captured); // no ace that takes itself
            if (isLeft && counts(captured) && (most.cards.empty() || sum > value)) {
                most = {captured, CardSet{card}};
                value = sum;
            }
        }
    }
    return most;
}

/// The card laid together with others.
NextCapture prepared(const ComparedPlays& plays, const PlayResult& result) {
    return nextCapture(plays, result, [&](CardSet captured) {
        return captured.size() > 1 && captured.contains(result.play().card);
    });
}

/// What both plays lay, and who takes it.
void addLaid(const ComparedPlays& plays, Card best, Card other, std::vector<Reason>& reasons) {
    const int takers = plays.best.takersOf(best).size();
    const int others = plays.other.takersOf(other).size();
    const CardSet fellows = CardSet::playedAs(best.rank()) - CardSet{best};
    const bool isFree = plays.pairsCapture() && !fellows.intersects(plays.best.out()) &&
                        CardSet::playedAs(other.rank()).intersects(plays.other.out());
    const bool isAlone = plays.best.left().size() == 1; // who takes it sweeps, which is said
    if (takers == 0 && others > 0 && (isFree || !isAlone)) {
        reasons.emplace_back(isFree ? Kind::LaysFreeCard : Kind::LaysUntakeable, 0, others,
                             CardSet{best}, CardSet{other});
    } else if (2 * takers <= others && takers > 0 && takers <= kFewTakers && !isAlone) {
        reasons.emplace_back(Kind::FewerTakers, takers, others, CardSet{best}, CardSet{other});
    }
    const bool isDoubled = fellows.intersects(plays.best.hand());
    const bool isOtherDoubled = CardSet::playedAs(other.rank()).intersects(plays.other.hand());
    if (plays.pairsCapture() && isDoubled && !isOtherDoubled) {
        reasons.emplace_back(Kind::LaysDoubled, CardSet{best} | (fellows & plays.best.hand()));
    }
}

/// What a card in hand takes and no card out takes any of. Where the other play could do the same
/// next time it makes no difference; what that one takes now can wait.
void addOnlyYours(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const auto onlyYours = [&](const PlayResult& result, CardSet captured) {
        return !captured.intersects(result.exposed());
    };
    const NextCapture other = nextCapture(
        plays, plays.other, [&](CardSet captured) { return onlyYours(plays.other, captured); });
    const NextCapture best = nextCapture(plays, plays.best, [&](CardSet captured) {
        return onlyYours(plays.best, captured) &&
               (other.cards.empty() || captured.intersects(plays.other.play().captured));
    });
    if (!best.cards.empty()) {
        reasons.emplace_back(Kind::OnlyYoursToTake, best.cards, best.with);
    }
}

/// The sevens and coins that are left for others. Nothing where the best play alone leaves them the
/// settebello.
void addExposed(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const CardSet safe = plays.best.exposed();
    const CardSet given = plays.other.exposed();
    const bool hasPrime = plays.rules().scoring.prime != Prime::None;
    const Card settebello = plays.playedSettebello();
    if (!safe.contains(settebello) || given.contains(settebello)) {
        if (hasPrime) {
            addFewerLeft(Kind::LeavesFewerSevens, safe & plays.sevens(), given & plays.sevens(),
                         reasons);
        }
        addFewerLeft(Kind::LeavesFewerCoins, safe & plays.bonusCards(), given & plays.bonusCards(),
                     reasons);
    }
    const CardSet stay = sevensThatStay(plays.best);
    if (hasPrime && !stay.empty() && sevensThatStay(plays.other).empty()) {
        reasons.emplace_back(Kind::LeavesTwoSevens, stay);
    }
}

} // namespace

void addSweepsLeft(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const CardSet before = plays.other.sweepers();
    const CardSet sweepers = plays.best.sweepers();
    if (plays.best.left().empty()) {
        return; // an empty table comes with a sweep
    }
    if (!sweepers.empty() && (!isPair(plays.best) || isPair(plays.other))) {
        const CardSet held = heldByNext(plays.view, sweepers | before);
        if (!held.intersects(sweepers) && held.intersects(before)) {
            reasons.emplace_back(Kind::NextCanHardlySweep, sweepers);
            return;
        }
    }
    if (!areFewer(sweepers.size(), before.size())) {
        return;
    }
    Reason reason(Kind::FewerSweepers, sweepers.size(), before.size(), before);
    if (sweepers.empty() && LastPacketSearch::isOpen(plays.view)) {
        reason.kind = Kind::OpponentCannotSweep;
    } else if (!plays.best.isSweepable()) {
        reason.kind = Kind::LeavesTooMuch;
        reason.count = sumOfRanks(plays.best.left());
    } else if (isPair(plays.best) && !isPair(plays.other)) {
        reason.kind = Kind::LeavesPair;
    } else if (sweepers.empty()) {
        reason.kind = Kind::SweepersGone;
    }
    reasons.push_back(reason);
}

void addCardsLeft(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const int thieves = plays.best.thieves().size();
    if (areFewer(thieves, plays.other.thieves().size())) {
        reasons.emplace_back(Kind::GuardsPile, thieves, plays.other.thieves().size());
    }
    addSettebelloLeft(plays, reasons);
    addKept(plays, reasons);
    addAceKept(plays, reasons);
    addLastOfRankKept(plays, reasons);
    addExposed(plays, reasons);
    const auto best = laidBy(plays.best);
    const auto other = laidBy(plays.other);
    if (best && other && *best != *other) {
        addLaid(plays, *best, *other, reasons);
    }
    addOnlyYours(plays, reasons);
    if (best) {
        const NextCapture next = prepared(plays, plays.best);
        if (!next.cards.empty() && (!other || prepared(plays, plays.other).cards.empty())) {
            reasons.emplace_back(Kind::PreparesCapture, next.cards, next.with);
        }
    }
}

} // namespace settebello
