// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/board.h"

#include "cards/pack.h"
#include "rules/objective.h"
#include "table/motion/played_card.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>
#include <utility>

namespace settebello {

namespace {

/// People sort a hand by what the cards take.
bool liesBefore(Card a, Card b) {
    return a.rank() != b.rank() ? a.rank() < b.rank() : a.suit() < b.suit();
}

} // namespace

void Board::reset(const RuleSet& rules, int viewer, const BySeat<bool>& open) {
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
    m_room = false; // for a card of whoever saw the hand
    sortHand();
}

void Board::setBottom(int seat) {
    Q_ASSERT(m_viewer < 0 && seat >= 0);
    m_bottom = seat;
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
        side.hasTop = false;
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

Board::Exchange Board::exchange(Card lying, Card shown) {
    const auto exchanged = [lying, shown](Card card) {
        return card == lying ? shown : card == shown ? lying : card;
    };
    for (std::vector<Card>& hand : m_hands) {
        std::transform(hand.begin(), hand.end(), hand.begin(), exchanged);
    }
    if (m_cut) {
        m_cut->card = exchanged(m_cut->card);
    }
    return {lying, shown};
}

/// A card that was not taken to be in that hand. Which of its cards gives way follows from the card
/// alone, so that it does not tell when it was dealt.
std::vector<Board::Exchange> Board::uncoverPlayed(int seat, Card card) {
    const std::vector<Card>& hand = m_hands[seat];
    std::vector<Card> covered;
    std::copy_if(hand.begin(), hand.end(), std::back_inserter(covered),
                 [this](Card held) { return !m_declared.contains(held); });
    if (covered.empty() || std::find(hand.begin(), hand.end(), card) != hand.end()) {
        return {};
    }
    const auto place = static_cast<std::size_t>(card.index()) % covered.size();
    return {exchange(covered[place], card)};
}

/// Hands that others declare lie sorted.
std::vector<Board::Exchange> Board::uncoverDeclared(const DeclarationsShown& event) {
    std::vector<Exchange> exchanges;
    for (const DeclarationsShown::Declaration& declaration : event.declarations) {
        if (declaration.seat == m_viewer) {
            continue;
        }
        const std::vector<Card>& hand = m_hands[declaration.seat];
        std::vector<Card> shown(declaration.cards.begin(), declaration.cards.end());
        std::sort(shown.begin(), shown.end(), liesBefore);
        for (std::size_t i = 0; i < std::min(hand.size(), shown.size()); ++i) {
            if (hand[i] != shown[i].printed()) {
                exchanges.push_back(exchange(hand[i], shown[i].printed()));
            }
        }
    }
    return exchanges;
}

std::vector<Board::Exchange> Board::uncover(const Event& event) {
    std::vector<Exchange> exchanges;
    if (const auto played = playedCard(event)) {
        exchanges = uncoverPlayed(played->seat, played->card);
    } else if (const auto* shown = std::get_if<DeclarationsShown>(&event)) {
        exchanges = uncoverDeclared(*shown);
    } else if (const auto* dealt = std::get_if<PacketDealt>(&event);
               dealt && m_cut && !dealt->cards.empty() &&
               dealt->cards.front().card != m_cut->card) { // the cut card is dealt first
        exchanges = {exchange(m_cut->card, dealt->cards.front().card)};
    }
    if (!exchanges.empty()) {
        sortHand();
    }
    return exchanges;
}

void Board::apply(const Event& event) {
    uncover(event);
    std::visit([this](const auto& what) { on(what); }, event);
}

CardSet Board::table() const {
    return setOf(m_table);
}

std::optional<Card> Board::top(int side) const {
    const Side& from = m_sides[side];
    return m_rules.capture.steal && from.hasTop ? std::optional(from.pile.back()) : std::nullopt;
}

CardSet Board::tops() const {
    CardSet tops;
    for (int side = 0; side < m_rules.sides(); ++side) {
        if (const std::optional<Card> card = top(side)) {
            tops.insert(*card);
        }
    }
    return tops;
}

CardSet Board::takeable() const {
    return table() | (tops() - captured(m_rules.sideOf(m_bottom)));
}

CardSet Board::stock() const {
    CardSet rest = Pack::contents(m_rules.pack.cards) - table().printed();
    for (const std::vector<Card>& hand : m_hands) {
        rest -= setOf(hand).printed();
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
    if (table().contains(card) || m_declared.contains(card) || tops().contains(card)) {
        return true;
    }
    if (m_viewer >= 0 && setOf(hand(m_viewer)).contains(card)) {
        return true;
    }
    if (m_cut && m_cut->card == card) {
        return m_open[m_cut->seat] || m_cut->seat == m_viewer;
    }
    for (int seat = 0; seat < static_cast<int>(m_hands.size()); ++seat) {
        if (m_open[seat] && setOf(m_hands[seat]).contains(card)) {
            return true;
        }
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
    for (int seat = 0; seat < static_cast<int>(m_hands.size()); ++seat) {
        if (m_open[seat]) { // its order can reveal nothing any more
            std::sort(m_hands[seat].begin(), m_hands[seat].end(), liesBefore);
        }
    }
    sortHand();
}

void Board::on(const Redealt&) {
    clear();
}

void Board::on(const TableTaken& event) {
    moveToPile(event.side, event.cards);
    m_lastTaker = event.side;
}

void Board::on(const DeclarationsShown& event) {
    for (const DeclarationsShown::Declaration& declaration : event.declarations) {
        m_declared |= declaration.cards;
        for (Card& card : m_hands[declaration.seat]) {
            card = CardSet{card}.asPlayedAmong(declaration.cards).first();
        }
        Side& side = m_sides[m_rules.sideOf(declaration.seat)];
        side.declarations += declaration.points;
        side.score += Objective(m_rules).marksAtOnce() ? declaration.points : 0;
    }
    sortHand();
}

void Board::on(const CardLaid& event) {
    takeFromHand(event.seat, event.card);
    place(event.card);
    m_lastMove = LastMove{event.seat, event.card, {}};
}

void Board::on(const CardsCaptured& event) {
    takeFromHand(event.seat, event.card);
    takeFromTable(event.captured);
    Side& side = m_sides[event.side];
    for (const Card card : event.captured.printed()) {
        if (card != event.card.printed()) {
            side.pile.push_back(card);
        }
    }
    side.pile.push_back(event.card.printed());
    side.hasTop = true;
    m_lastTaker = event.side;
    m_lastMove = LastMove{event.seat, event.card, event.captured};
}

void Board::on(const PileStolen& event) {
    takeFromHand(event.seat, event.card);
    Side& thief = m_sides[event.side];
    Side& robbed = m_sides[event.from];
    thief.pile.insert(thief.pile.end(), robbed.pile.begin(), robbed.pile.end());
    thief.pile.push_back(event.card);
    thief.hasTop = true;
    robbed.pile.clear();
    robbed.hasTop = false;
    m_lastTaker = event.side;
    m_lastMove = LastMove{event.seat, event.card, CardSet{event.top}};
}

void Board::on(const SweepMade& event) {
    Side& side = m_sides[event.side];
    std::erase(side.pile, event.card.printed());
    side.sweeps.push_back(event.card.printed());
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
    const CardSet printed = cards.printed();
    std::vector<Card>& pile = m_sides[side].pile;
    pile.insert(top(side) ? pile.end() - 1 : pile.end(), printed.begin(), printed.end());
}

} // namespace settebello
