// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "rules/rule_set.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace settebello {

/// What lies where on the displayed table: built from events alone, one after the other, so that
/// motion may lag behind the match and be cut short at any time. Cards on the table lie in the
/// order in which they came there, without gaps. Cards that lie face down may be stand-ins
/// (game/seen_events.h); they change places with the true ones as those are shown.
class Board {
public:
    struct Side {
        std::vector<Card> pile; ///< oldest first, face down but for a top()
        bool hasTop = false;    ///< the last card of the pile made the last capture
        std::vector<Card> sweeps;
        int score = 0;        ///< match points as shown
        int declarations = 0; ///< points declared in this round
    };
    struct Cut {
        int seat = 0;
        Card card;
    };
    struct LastMove {
        int seat = 0;
        Card card;
        CardSet captured;
    };

    /// An empty table before a match. @param viewer the seat that it is seen from, or −1 for none.
    /// @param open the hands that are shown besides the viewer's.
    void reset(const RuleSet& rules, int viewer, const BySeat<bool>& open = {});
    /// The table is seen from another seat now, which moves to the bottom; −1 closes every hand and
    /// leaves the seats where they are.
    void setViewer(int viewer);
    /// Another seat moves to the bottom. @pre no hand is open: there is no viewer
    void setBottom(int seat);

    /// Two cards that change places.
    using Exchange = std::pair<Card, Card>;
    /// Lets every card that the event shows lie where it comes from: those that were taken to lie
    /// there change places with them. @return what was exchanged, in order.
    std::vector<Exchange> uncover(const Event& event);
    /// Uncovers what the event shows, and does what it says.
    void apply(const Event& event);

    const RuleSet& rules() const { return m_rules; }
    int viewer() const { return m_viewer; }
    /// The seat at the bottom of the table: the viewer's, or while there is none that of the last
    /// one or of setBottom().
    int bottom() const { return m_bottom; }
    int dealer() const { return m_dealer; }
    /// The viewer's hand is sorted, and so is one that was declared; other hands are in the order
    /// as dealt, which must reveal nothing.
    const std::vector<Card>& hand(int seat) const {
        return seat == m_viewer ? m_sorted : m_hands[seat];
    }
    /// The hand of the viewer; empty without one.
    const std::vector<Card>& viewerHand() const { return m_sorted; }
    bool isInViewerHand(Card card) const {
        return std::find(m_sorted.begin(), m_sorted.end(), card) != m_sorted.end();
    }
    /// The table cards by their places.
    const std::vector<Card>& tableCards() const { return m_table; }
    /// How many places the table is laid out for: one for each card, and the one made by
    /// makeRoom().
    int places() const { return static_cast<int>(m_table.size()) + (m_room ? 1 : 0); }
    /// The other table cards leave the next place free, until the table changes.
    void makeRoom() { m_room = true; }
    bool hasRoom() const { return m_room; }
    const Side& side(int side) const { return m_sides[side]; }
    const std::optional<Cut>& cut() const { return m_cut; }
    const std::optional<LastMove>& lastMove() const { return m_lastMove; }
    CardSet table() const;
    /// The card that lies face up on the pile of a side: the one that made its last capture. None
    /// where piles cannot be stolen, and none of a pile of leftovers alone.
    std::optional<Card> top(int side) const;
    /// Those of all sides.
    CardSet tops() const;
    /// The cards that whoever sits at the bottom may take or touch: the table, and the tops of
    /// other piles.
    CardSet takeable() const;
    /// The side that captured last in this round, or −1.
    int lastTaker() const { return m_lastTaker; }
    /// Cards not dealt yet.
    CardSet stock() const;
    /// A side's pile with its sweeps.
    CardSet captured(int side) const;
    /// True if the viewer may see the face of this card now: the own hand, the table, what was
    /// declared, sweeps, tops of piles, an own cut card.
    bool isOpen(Card card) const;
    /// Cards shown by declarations that are still in a hand.
    CardSet declared() const { return m_declared; }
    /// A card as it is played: another one for the seven of cups, if it was declared as that.
    Card played(Card card) const {
        return CardSet{card}.asPlayedAmong(table() | m_declared).first();
    }

    void setScore(int side, int score) { m_sides[side].score = score; }

private:
    void on(const DealerDrawn&) {}
    void on(const RoundStarted& event);
    void on(const CutShown& event);
    void on(const CutDecided& event);
    void on(const PacketDealt& event);
    void on(const Redealt& event);
    void on(const TableTaken& event);
    void on(const DeclarationsShown& event);
    void on(const CardLaid& event);
    void on(const CardsCaptured& event);
    void on(const PileStolen& event);
    void on(const SweepMade& event);
    void on(const LeftoversTaken& event);
    void on(const RoundScored& event);
    void on(const MatchWon& event);
    void on(const WholeSuitTaken&) {}
    void on(const TargetReached&) {}
    void on(const ClaimMade&) {}

    void clear();
    Exchange exchange(Card lying, Card shown);
    std::vector<Exchange> uncoverPlayed(int seat, Card card);
    std::vector<Exchange> uncoverDeclared(const DeclarationsShown& event);
    void place(Card card);
    void takeFromHand(int seat, Card card);
    void takeFromTable(CardSet cards);
    void moveToPile(int side, CardSet cards);
    void sortHand();

    RuleSet m_rules;
    int m_viewer = -1;
    BySeat<bool> m_open{}; ///< whose hands are shown to whoever watches
    int m_bottom = 0;
    int m_dealer = 0;
    BySeat<std::vector<Card>> m_hands; ///< as dealt
    std::vector<Card> m_sorted;        ///< the viewer's
    std::vector<Card> m_table;
    bool m_room = false;
    BySide<Side> m_sides;
    CardSet m_declared;
    std::optional<Cut> m_cut;
    std::optional<LastMove> m_lastMove;
    int m_lastTaker = -1;
};

} // namespace settebello
