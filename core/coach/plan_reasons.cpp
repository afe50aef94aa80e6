// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/compared_plays.h"
#include "coach/last_capture.h"

#include <utility>

namespace settebello {

namespace {

using Kind = Reason::Kind;

/// Whether the own side captured last time, and the seat that played just now then had to lay.
bool hasTakenBeforeALaying(const PlayerView& view) {
    const auto& moves = view.moves;
    if (moves.size() < 2) {
        return false;
    }
    const PlayerView::Move& last = moves[moves.size() - 1];
    const PlayerView::Move& before = moves[moves.size() - 2];
    const auto isPlay = [](const PlayerView::Move& move) {
        return move.decision.kind == Decision::Kind::Play;
    };
    return isPlay(last) && isPlay(before) && !last.decision.play.isCapture() &&
           before.decision.play.isCapture() && view.rules.sideOf(before.seat) == view.side() &&
           view.rules.sideOf(last.seat) != view.side();
}

/// Whether captures leave ranks paired or unpaired: two sides, and every card takes what adds up to
/// its own rank, from the table alone.
bool hasPairing(const RuleSet& rules) {
    return rules.sides() == 2 && rules.capture.sum == Sum::Equal &&
           rules.capture.ace == Ace::Plain && !rules.capture.steal;
}

void addPairing(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    if (!hasPairing(plays.rules()) || !plays.best.play().isCapture()) {
        return;
    }
    const auto ranksOf = [](CardSet wholeRanks) { return wholeRanks.size() / kSuitCount; };
    const CardSet before = PlayResult::unpairedOf(plays.view.uncaptured());
    const CardSet after = plays.best.unpaired();
    const int now = ranksOf(before);
    const int best = ranksOf(after);
    const int other = ranksOf(plays.other.unpaired());
    const bool isDealers = plays.view.side() == plays.rules().sideOf(plays.view.dealer);
    const auto add = [&](Kind kind, CardSet changed) {
        reasons.emplace_back(kind, best, other, changed);
    };
    const auto oneOfEach = [](CardSet wholeRanks) {
        return wholeRanks & CardSet::ofSuit(Suit::Coins);
    };
    if (!isDealers && best > now && best > other) {
        add(Kind::Unpairs, oneOfEach(after - before));
    } else if (isDealers && best < now && best < other) {
        add(Kind::Pairs, oneOfEach(before - after));
    } else if (isDealers && best == now && best < other) {
        add(Kind::KeepsPaired, oneOfEach(plays.other.unpaired() - before));
    }
}

/// Where both hands are known and whoever captures last gets what is left.
void addLastCapture(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const int dealer = plays.view.dealer;
    const auto best = forcesLastCapture(plays.view, plays.best, dealer);
    const auto other = forcesLastCapture(plays.view, plays.other, dealer);
    if (best == other || plays.rules().sweep.leftovers != Leftovers::LastCapturer) {
        return;
    }
    const bool isDealers = plays.view.side() == plays.rules().sideOf(plays.view.dealer);
    if (isDealers == *best) {
        reasons.emplace_back(isDealers ? Kind::DealerGetsLast : Kind::DealerMissesLast);
    }
}

} // namespace

void addPlan(const ComparedPlays& plays, std::vector<Reason>& reasons) {
    const int takers = plays.best.takers().size();
    const int others = plays.other.takers().size();
    const bool isMulinello = plays.best.play().isCapture() && hasTakenBeforeALaying(plays.view);
    // An empty table comes with a sweep, and of a single card it may be said who could sweep it.
    const bool saysMore =
        plays.best.left().size() > 1 ||
        (!plays.best.left().empty() && (isMulinello || plays.other.sweepers().empty()));
    if (takers == 0 && others > 0 && !plays.best.out().empty() && saysMore) {
        reasons.emplace_back(isMulinello ? Kind::Mulinello : Kind::ForcesToLay, 0, others);
    }
    addLastCapture(plays, reasons);
    addPairing(plays, reasons);
}

} // namespace settebello
