// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "game/player_view.h"
#include "players/evaluation/pile_tops.h"

namespace settebello {

/// What one play takes and leaves, and what may follow, as far as the seat that plays can know. The
/// rules engine is asked what captures what, so that it holds for every rule set.
class PlayResult {
public:
    /// @param view kept by reference. @pre the play is legal for the seat of the view.
    PlayResult(const PlayerView& view, const Play& play);

    const Play& play() const { return m_play; }
    /// The cards that come into the pile, with the card played and those of a stolen pile; none if
    /// it is laid.
    CardSet taken() const { return m_taken; }
    /// The own hand afterwards.
    CardSet hand() const { return m_hand; }
    /// The table afterwards.
    CardSet left() const { return m_left; }
    /// The pile of the own side afterwards.
    CardSet pile() const { return m_pile; }
    /// The cards that are out: in other hands or in the stock.
    CardSet out() const { return m_out; }
    /// The pile of another side that is stolen; none if it is not.
    CardSet stolen() const { return m_stolen; }
    /// The cards out that could steal the own pile.
    CardSet thieves() const;
    bool isSweep() const { return m_isSweep; }
    /// Whether nobody plays after it in this round.
    bool isLast() const { return m_isLast; }

    /// The cards out that could sweep what is left.
    CardSet sweepers() const;
    /// Whether any card of the pack that is not on the table could, wherever it is.
    bool isSweepable() const;
    /// The cards out with which the next player could take something.
    CardSet takers() const;
    /// The cards out that could take this card. @pre it is left on the table
    CardSet takersOf(Card card) const;
    /// The cards left that some card of a set could take.
    CardSet takenBy(CardSet cards) const;
    /// The cards left that some card out could take.
    CardSet exposed() const { return takenBy(m_out); }
    /// Whether a card in hand could take this card, and with it none that a card out could take.
    bool canTakeUnexposed(Card card) const;
    /// Whether a card out could take two of these cards at once.
    bool takesTwoOf(CardSet cards) const;
    /// Whether no card out can capture anything in the rest of the round, whatever is laid.
    bool isLastCapture() const;
    /// The ranks of which an odd number of cards is in no pile.
    CardSet unpaired() const { return unpairedOf(m_out | m_hand | m_left); }

    /// All cards of the ranks of which a set has one or three.
    static CardSet unpairedOf(CardSet cards);

private:
    struct Reply {
        bool captures = false;
        bool sweeps = false;
        CardSet takes; ///< what any of its captures takes
    };
    void findReplies(const RuleSet& rules);
    template <typename Test>
    CardSet outOfRanks(const Test& test) const;

    const PlayerView& m_view;
    Play m_play;
    PileTops m_piles; ///< afterwards, where they may be stolen
    CardSet m_taken;
    CardSet m_hand;
    CardSet m_left;
    CardSet m_pile;
    CardSet m_out;
    CardSet m_stolen;
    bool m_isSweep = false;
    bool m_isLast = false;
    ByRank<Reply> m_replies{}; ///< what a card of each rank could do
};

} // namespace settebello
