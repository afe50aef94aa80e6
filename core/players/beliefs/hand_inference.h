// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "game/player_view.h"

#include <cstdint>

namespace settebello {

/// What a seat concludes about the other hands, as people do: a player who could have swept and did
/// not lacks the rank that sweeps, and one who did not take a seven lacks a seven. Valid until the
/// next packet and only if the others play sensibly; laying a card proves nothing else
/// (opponents.md).
class HandInference {
public:
    /// @param view is not kept.
    explicit HandInference(const PlayerView& view);

    /// The cards that the seat may hold: those that it has shown, and those that nobody has seen,
    /// of ranks that it does not lack, or of all ranks if it must hold one that it showed to lack.
    CardSet mayHold(int seat) const { return m_known[seat] | m_mayHold[seat]; }

    /// How likely it is, 0 … 1, that the seat holds one or more of these cards. 0 for a card that
    /// is not hidden from the view.
    double chanceOf(int seat, CardSet cards) const;

    /// True if the seat showed by a play that it holds no card of that rank.
    bool lacks(int seat, int rank) const;

    /// The seat that laid a card that still lies on the table, or −1 if none did.
    int laidBy(Card card) const { return m_laidBy[card]; }

private:
    void read(const PlayerView& view);
    void conclude(const RuleSet& rules, int seat, const Play& play, CardSet table);

    BySeat<CardSet> m_known{};   ///< shown by a declaration
    BySeat<CardSet> m_mayHold{}; ///< unseen, of ranks that it may hold
    BySeat<int> m_hidden{};      ///< how many of its cards are unseen
    BySeat<CardSet> m_lacking{}; ///< all cards of the ranks it lacks
    ByCard<std::int8_t> m_laidBy{};
};

} // namespace settebello
