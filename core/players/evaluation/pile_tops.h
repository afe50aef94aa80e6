// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/player_view.h"
#include "rules/by_seat.h"
#include "rules/play.h"

namespace settebello {

/// The piles and what lies on top of them, where piles may be stolen (rules.md §4).
struct PileTops {
    BySide<CardSet> piles{};
    CardSet tops; ///< as Round::tops(); empty where piles are safe

    /// As a view shows them.
    static PileTops of(const PlayerView& view) {
        PileTops shown;
        for (int side = 0; side < view.rules.sides(); ++side) {
            shown.piles[side] = view.tallies[side].pile;
        }
        shown.tops = view.tops;
        return shown;
    }

    /// The side whose pile a capture takes, or −1 if it takes cards of the table.
    int robbed(int sides, CardSet captured) const {
        for (int side = 0; side < sides && captured.intersects(tops); ++side) {
            if (piles[side].intersects(captured)) {
                return side;
            }
        }
        return -1;
    }
    /// All cards that a capture takes: those of the table, or a whole pile.
    CardSet taken(int sides, CardSet captured) const {
        const int from = robbed(sides, captured);
        return from < 0 ? captured : piles[from];
    }
    /// Makes a play of a side. @pre piles may be stolen
    void make(int sides, int side, const Play& play) {
        if (!play.isCapture()) {
            return;
        }
        const int from = robbed(sides, play.captured);
        const CardSet gained = (taken(sides, play.captured) | CardSet{play.card}).printed();
        if (from >= 0) {
            piles[from] = CardSet();
        }
        piles[side] |= gained;
        tops = (tops - piles[side]) | CardSet{play.card.printed()};
    }
    /// What lies on top of the piles of other sides.
    CardSet against(int side) const { return tops - piles[side]; }
};

} // namespace settebello
