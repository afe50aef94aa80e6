// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/position/duel.h"

#include "cards/pack.h"
#include "rules/legal_plays.h"

namespace settebello {

Duel::Duel(const PlayerView& view, CardSet otherHand)
    : tallies{view.tallies[0], view.tallies[1]}
    , table(view.table)
    , turn(view.turn)
    , lastCapturer(view.lastCapturer) {
    const auto own = static_cast<std::size_t>(view.seat);
    hands[own] = view.hand;
    hands[1 - own] = otherHand;
}

void Duel::apply(const RuleSet& rules, const Play& play, bool lastPacket) {
    const auto side = static_cast<std::size_t>(turn);
    hands[side].erase(play.card);
    if (play.isCapture()) {
        const bool lastPlay = lastPacket && hands[1 - side].empty();
        tallies[side].sweeps += isSweep(rules, play, table, lastPlay) ? 1 : 0;
        table -= play.captured;
        tallies[side].pile |= play.captured | CardSet{play.card};
        lastCapturer = turn;
        winByWholeSuit(rules, side);
    } else {
        table.insert(play.card);
    }
    turn = 1 - turn;
}

void Duel::takeBack(const RuleSet& rules, int seat, const Play& play) {
    turn = seat;
    lastCapturer = -1;
    if (!play.isCapture()) {
        table.erase(play.card);
        return;
    }
    Tally& tally = tallies[static_cast<std::size_t>(seat)];
    tally.pile -= play.captured | CardSet{play.card};
    table |= play.captured - CardSet{play.card};
    tally.sweeps -= isSweep(rules, play, table, false) ? 1 : 0;
}

CardSet Duel::hidden(const RuleSet& rules) const {
    return Pack::contents(rules.pack.cards) - table - tallies[0].pile - tallies[1].pile;
}

void Duel::takeLeftovers(const RuleSet& rules) {
    if (lastCapturer >= 0 && !table.empty()) {
        const auto side = static_cast<std::size_t>(lastCapturer);
        tallies[side].pile |= table;
        table = CardSet();
        winByWholeSuit(rules, side);
    }
}

void Duel::winByWholeSuit(const RuleSet& rules, std::size_t side) {
    if (rules.scoring.wholeSuitWins && holdsWholeSuit(rules, tallies[side].pile)) {
        wholeSuitSide = static_cast<int>(side);
    }
}

} // namespace settebello
