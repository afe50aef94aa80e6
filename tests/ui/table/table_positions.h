// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/pack.h"
#include "game/event.h"
#include "rules/rule_set.h"

namespace settebello {

/// A table in the middle of a round, not necessarily a likely one.
struct TablePosition {
    RuleSet rules;
    int dealer = 0;
    int hand = 3;           ///< cards in each hand
    int table = 4;          ///< cards on the table
    int sweeps = 0;         ///< of each side
    int pile = 0;           ///< cards in each side's pile beside them
    std::uint64_t seed = 1; ///< decides the cards
};

/// Events that lead there. If the pack is too small, the last sides' piles and sweeps hold fewer
/// cards.
inline Events eventsOf(const TablePosition& position) {
    const RuleSet& rules = position.rules;
    Pack pack(rules.pack.cards);
    Random random(position.seed);
    pack.shuffle(random);
    int next = 0;
    const auto left = [&] { return pack.size() - next; };
    Events events{RoundStarted{0, position.dealer}};
    PacketDealt dealt;
    for (int i = 0; i < position.table && left() > 0; ++i) {
        dealt.cards.push_back({PacketDealt::kTable, pack[next++]});
    }
    for (int i = 0; i < position.hand; ++i) {
        for (int seat = 0; seat < rules.table.players && left() > 0; ++seat) {
            dealt.cards.push_back({seat, pack[next++]});
        }
    }
    dealt.stockLeft = left();
    events.emplace_back(dealt);
    for (int side = 0; side < rules.sides(); ++side) {
        for (int i = 0; i < position.sweeps + position.pile && left() > 0; ++i) {
            const Card card = pack[next++];
            events.emplace_back(CardsCaptured{side, side, card, {}});
            if (i < position.sweeps) {
                events.emplace_back(SweepMade{side, side, card, i + 1});
            }
        }
    }
    return events;
}

} // namespace settebello
