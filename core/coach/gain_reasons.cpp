// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/compared_plays.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

using Kind = Reason::Kind;

/// A smaller difference of captured cards is no reason, and two are what every capture takes.
constexpr int kMoreCards = 2;
constexpr int kLeastCards = 3;

/// Whether one play takes more of some valuable cards. The settebello is such a card where both
/// take it; where one does, that is said by itself.
/// @param cards without the settebello
void addValuable(Kind kind, CardSet cards, const ComparedPlays& plays,
                 std::vector<Reason>& reasons) {
    if (plays.missesSettebello()) {
        return;
    }
    const CardSet settebello =
        CardSet{plays.settebello()}.onlyIf(plays.other.taken().contains(plays.settebello()));
    const CardSet best = plays.best.taken() & (cards | settebello);
    const CardSet other = plays.other.taken() & (cards | settebello);
    if (best.size() > other.size()) {
        reasons.emplace_back(kind, best.size(), other.size(), best);
    }
}

/// The sevens that a play takes, the settebello among them.
int sevensTaken(const PlayResult& result) {
    return result.taken().sizeOfRank(kSeven);
}

/// Sixes and aces taken that become the best card of their suit in the own pile.
CardSet primeCardsTaken(const ComparedPlays& plays, const PlayResult& result) {
    const CardSet counted = primeCards(plays.rules(), result.pile());
    return counted & result.taken() & (CardSet::ofRank(kSix) | CardSet::ofRank(kAce));
}

/// More sixes and aces for the primiera, unless the other play takes a seven for them.
void addPrimeCards(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const CardSet best = primeCardsTaken(plays, plays.best);
    const CardSet other = primeCardsTaken(plays, plays.other);
    const CardSet more = best - plays.other.taken(); // the same ones may count after one play only
    if (best.size() > other.size() && !more.empty() &&
        sevensTaken(plays.other) <= sevensTaken(plays.best)) {
        reasons.emplace_back(Kind::TakesPrimeCards, best.size(), other.size(), more);
    }
}

/// Of an item that counts the cards of one pile.
int valueOf(const ScoringItemInfo& info, const ComparedPlays& plays, CardSet pile) {
    return info.value(plays.rules(), {pile, 0, 0});
}

void addItems(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    for (const ScoringItemInfo& info : kScoringItems) {
        const bool isOther = info.award == Award::EachSide && info.item != ScoringItem::Settebello;
        if (!isOther || !info.inForce(plays.rules())) {
            continue;
        }
        const int best = valueOf(info, plays, plays.best.pile());
        const int other = valueOf(info, plays, plays.other.pile());
        if (best > other) {
            reasons.emplace_back(best > 0 ? Kind::ScoresItem : Kind::SparesPoints, info.item,
                                 best - other);
        }
    }
}

/// Whether the side has the point of an item for certain after a play.
bool isSecure(const ScoringItemInfo& info, const ComparedPlays& plays, const PlayResult& result) {
    BySide<Tally> tallies = plays.view.tallies;
    for (Tally& tally : tallies) {
        tally.pile -= result.stolen();
    }
    tallies[plays.view.side()].pile = result.pile();
    const CardSet uncaptured = result.out() | result.hand() | result.left();
    return certainPoints(info, plays.rules(), tallies.first(plays.rules().sides()), uncaptured,
                         plays.view.side()) > 0;
}

/// The cards that the partner laid and that still lie there.
CardSet laidByPartner(const PlayerView& view) {
    CardSet laid;
    for (const PlayerView::Move& move : view.moves) {
        const bool isPartner =
            move.seat != view.seat && view.rules.sideOf(move.seat) == view.side();
        if (move.decision.kind == Decision::Kind::Play && isPartner &&
            !move.decision.play.isCapture()) {
            laid.insert(move.decision.play.card);
        }
    }
    return laid & view.table;
}

} // namespace

void addGains(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const CardSet best = plays.best.taken();
    const CardSet other = plays.other.taken();
    if (plays.best.isSweep() && !plays.other.isSweep()) {
        reasons.emplace_back(Kind::Sweeps);
    }
    if (best.contains(plays.settebello()) && !other.contains(plays.settebello())) {
        reasons.emplace_back(Kind::TakesSettebello);
    }
    if (plays.rules().scoring.prime != Prime::None) {
        addValuable(Kind::TakesSevens, plays.sevens(), plays, reasons);
    }
    addValuable(Kind::TakesBonusSuit, plays.bonusCards(), plays, reasons);
    if (plays.rules().scoring.prime == Prime::Primiera) {
        addPrimeCards(plays, reasons);
    }
    if (plays.best.stolen().size() > plays.other.stolen().size()) {
        reasons.emplace_back(Kind::StealsPile, plays.best.stolen().size(),
                             plays.other.stolen().size());
    }
    if (best.size() >= std::max(other.size() + kMoreCards, kLeastCards)) {
        reasons.emplace_back(Kind::TakesCards, best.size(), other.size());
    }
    addItems(plays, reasons);
    const CardSet partners =
        laidByPartner(plays.view) - plays.bonusCards() - CardSet::ofRank(kSeven);
    CardSet spared = partners & plays.best.left() & plays.other.taken();
    for (const Card card : spared) {
        if (!CardSet::playedAs(card.rank()).intersects(plays.best.out())) {
            spared.erase(card); // the partner has no other of that rank
        }
    }
    if (!spared.empty() && plays.pairsCapture()) {
        reasons.emplace_back(Kind::LeavesPartnersCard, spared);
    }
}

void addSecured(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.award == Award::StrictlyMost && isSecure(info, plays, plays.best) &&
            !isSecure(info, plays, plays.other)) {
            reasons.emplace_back(Kind::SecuresItem, info.item);
        }
    }
    const bool isMoreLeft = !(plays.best.out() | plays.best.left()).empty();
    const bool comesWithIt = plays.rules().sweep.leftovers == Leftovers::LastCapturer;
    if (comesWithIt && isMoreLeft && plays.best.isLastCapture() && !plays.other.isLastCapture()) {
        reasons.emplace_back(Kind::TakesLastCapture);
    }
}

void addAvoided(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const CardSet best = plays.best.taken();
    const CardSet other = plays.other.taken();
    if (plays.other.isSweep() && !plays.best.isSweep()) {
        reasons.emplace_back(Kind::AvoidsSweep);
    }
    if (other.contains(plays.settebello()) && !best.contains(plays.settebello())) {
        reasons.emplace_back(Kind::AvoidsSettebello);
    }
    if (best.empty() && !other.empty()) {
        reasons.emplace_back(Kind::TakesNothing);
    } else if (best.size() < other.size()) {
        reasons.emplace_back(Kind::TakesFewer, other.size() - best.size(), 0);
    }
    const CardSet laid = CardSet{plays.best.play().card};
    const CardSet valuable = plays.bonusCards() | CardSet::ofRank(kSeven);
    if (best.empty() && valuable.intersects(laid.printed()) &&
        plays.other.play().card != laid.first()) {
        reasons.emplace_back(Kind::Sheds, laid);
    }
}

} // namespace settebello
