// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/board.h"

#include "cards/pack.h"
#include "rules/objective.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

CardSet setOf(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card card : cards) {
        set.insert(card);
    }
    return set;
}

/// People sort a hand by what the cards take.
bool liesBefore(Card a, Card b) {
    return a.rank() != b.rank() ? a.rank() < b.rank() : a.suit() < b.suit();
}

} // namespace

void Board::reset(const RuleSet& rules, int viewer, bool open) {
    m_rules = rules;
    m_open = open;
    m_viewer = viewer;
    m_bottom = std::max(0, viewer);
    m_dealer = 0;
    m_sides = {};
    clear();
}

void Board::setViewer(int viewer) {
    m_viewer = viewer;
    m_bottom = viewer >= 0 ? viewer : m_bottom;
    sortHand();
}

void Board::sortHand() {
    m_sorted.clear();
    if (m_viewer >= 0) {
        m_sorted = m_hands[m_viewer];
        std::sort(m_sorted.begin(), m_sorted.end(), liesBefore);
    }
}

void Board::clear() {
    for (std::vector<Card>& hand : m_hands) {
        hand.clear();
    }
    m_sorted.clear();
    for (Side& side : m_sides) {
        side.pile.clear();
        side.sweeps.clear();
        side.declarations = 0;
    }
    m_table.clear();
    m_room = false;
    m_declared = {};
    m_cut.reset();
    m_lastMove.reset();
    m_lastTaker = -1;
}

void Board::apply(const Event& event) {
    std::visit([this](const auto& what) { on(what); }, event);
}

CardSet Board::table() const {
    return setOf(m_table);
}

CardSet Board::stock() const {
    CardSet rest = Pack::contents(m_rules.pack.cards) - table();
    for (const std::vector<Card>& hand : m_hands) {
        rest -= setOf(hand);
    }
    for (int side = 0; side < kMaxSeats; ++side) {
        rest -= captured(side);
    }
    if (m_cut) {
        rest.erase(m_cut->card);
    }
    return rest;
}

CardSet Board::captured(int side) const {
    return setOf(m_sides[side].pile) | setOf(m_sides[side].sweeps);
}

bool Board::isOpen(Card card) const {
    if (table().contains(card) || m_declared.contains(card)) {
        return true;
    }
    if (m_viewer >= 0 && setOf(hand(m_viewer)).contains(card)) {
        return true;
    }
    if (m_cut && m_cut->card == card) {
        return m_open || m_cut->seat == m_viewer;
    }
    if (m_open && std::any_of(m_hands.begin(), m_hands.end(),
                              [card](const auto& hand) { return setOf(hand).contains(card); })) {
        return true;
    }
    return std::any_of(m_sides.begin(), m_sides.end(),
                       [card](const Side& side) { return setOf(side.sweeps).contains(card); });
}

void Board::on(const RoundStarted& event) {
    clear();
    m_dealer = event.dealer;
}

void Board::on(const CutShown& event) {
    m_cut = Cut{event.seat, event.card};
}

void Board::on(const CutDecided&) {
    // The card stays where it was shown until the packet that follows takes it along.
}

void Board::on(const PacketDealt& event) {
    m_cut.reset();
    for (const PacketDealt::Dealt& dealt : event.cards) {
        if (dealt.seat == PacketDealt::kTable) {
            place(dealt.card);
            continue;
        }
        m_hands[dealt.seat].push_back(dealt.card);
    }
    for (std::vector<Card>& hand : m_hands) {
        if (m_open) { // their order can reveal nothing any more
            std::sort(hand.begin(), hand.end(), liesBefore);
        }
    }
    sortHand();
}

void Board::on(const Redealt&) {
    clear();
}

void Board::on(const TableTaken& event) {
    moveToPile(event.side, event.cards);
}

void Board::on(const DeclarationsShown& event) {
    for (const DeclarationsShown::Declaration& declaration : event.declarations) {
        m_declared |= declaration.cards;
        Side& side = m_sides[m_rules.sideOf(declaration.seat)];
        side.declarations += declaration.points;
        side.score += Objective(m_rules).marksAtOnce() ? declaration.points : 0;
    }
}

void Board::on(const CardLaid& event) {
    takeFromHand(event.seat, event.card);
    place(event.card);
    m_lastMove = LastMove{event.seat, event.card, {}};
}

void Board::on(const CardsCaptured& event) {
    takeFromHand(event.seat, event.card);
    takeFromTable(event.captured);
    std::vector<Card>& pile = m_sides[event.side].pile;
    for (const Card card : event.captured) {
        if (card != event.card) {
            pile.push_back(card);
        }
    }
    pile.push_back(event.card);
    m_lastTaker = event.side;
    m_lastMove = LastMove{event.seat, event.card, event.captured};
}

void Board::on(const SweepMade& event) {
    Side& side = m_sides[event.side];
    std::erase(side.pile, event.card);
    side.sweeps.push_back(event.card);
    side.score += Objective(m_rules).marksAtOnce() ? 1 : 0; // marked as it is made
}

void Board::on(const LeftoversTaken& event) {
    if (event.side < 0) {
        return;
    }
    moveToPile(event.side, event.cards);
}

void Board::on(const RoundScored& event) {
    for (int side = 0; side < m_rules.sides(); ++side) {
        setScore(side, event.scores[side]);
    }
}

void Board::on(const MatchWon& event) {
    for (int side = 0; side < m_rules.sides(); ++side) {
        setScore(side, event.result.scores[side]);
    }
}

void Board::place(Card card) {
    m_table.push_back(card);
    m_room = false;
}

void Board::takeFromHand(int seat, Card card) {
    std::erase(m_hands[seat], card);
    sortHand();
    m_declared.erase(card);
}

void Board::takeFromTable(CardSet cards) {
    std::erase_if(m_table, [cards](Card card) { return cards.contains(card); });
    m_room = false;
}

void Board::moveToPile(int side, CardSet cards) {
    takeFromTable(cards);
    std::vector<Card>& pile = m_sides[side].pile;
    pile.insert(pile.end(), cards.begin(), cards.end());
}

} // namespace settebello
