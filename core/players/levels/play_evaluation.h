// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "game/player_view.h"
#include "players/beliefs/hand_inference.h"
#include "players/evaluation/pile_tops.h"
#include "players/levels/attention.h"
#include "players/levels/card_memory.h"
#include "players/levels/level_profile.h"

#include <vector>

namespace settebello {

/// A level's evaluation of a play, which looks no further than the partner's next play: what it
/// takes or gives away, what it leaves to the next player and to the partner, and the traditional
/// craft (CsPlayer has its sources).
class PlayEvaluation {
public:
    /// The view, profile and attention must outlive this.
    PlayEvaluation(const PlayerView& view, const LevelProfile& profile, const Attention& attention);

    /// In the units of cardValue, the more the better. @param play one of noticedPlays().
    int value(const Play& play);

private:
    /// Of a thousand: how likely a seat seems to hold a card of it.
    using Chances = ByRank<int>;
    /// What a seat is expected to take.
    struct Reply {
        int value = 0;           ///< expected
        int takesNothing = 1000; ///< chance of a thousand
    };

    Chances chances(int seat) const;
    int valueOf(CardSet cards) const;
    int gain(const Play& play) const;
    int valueOfTaking(int side, CardSet captured) const;
    Reply expectedReply(int seat, const Chances& chances, CardSet table, bool lastPlay);
    int bestTaking(int seat, int rank, CardSet table, bool lastPlay);
    int craft(const Play& play) const;
    int pairing(const Play& play) const;

    const PlayerView& m_view;
    const LevelProfile& m_profile;
    const Attention& m_attention;
    CardMemory m_memory;
    HandInference m_inference;
    PileTops m_piles; ///< after the play that is valued
    int m_next;
    int m_partner; ///< or −1
    int m_othersCards = 0;
    Chances m_nextHolds{};
    Chances m_partnerHolds{};
    std::vector<CardSet> m_captures;
};

} // namespace settebello
