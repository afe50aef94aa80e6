// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "naive_scoring.h"

#include <optional>

namespace settebello::naive {

/// A round (rules.md §3, §4, §6), with everything in plain lists.
class NaiveRound {
public:
    /// @param scores match points before the round, by side; none: all 0.
    NaiveRound(const RuleSet& rules, Cards deck, int dealer, std::vector<int> scores = {});

    /// All answers of the seat to answer, sorted by byte: plays, or keep and place, or declare and
    /// pass. Empty if nobody is asked.
    Texts options() const;
    /// @param text one of options().
    void answer(const std::string& text);

    bool redeal() const { return m_redeal; }
    bool over() const { return m_over; }
    int turn() const { return m_turn; }
    bool isFirst() const { return m_isFirst; }
    const Cards& hand(int seat) const { return m_hands[static_cast<std::size_t>(seat)]; }
    const Cards& table() const { return m_table; }
    std::size_t stockSize() const { return m_deck.size() - m_next; }
    /// Piles, sweeps and declarations by side.
    const Piles& piles() const { return m_piles; }
    int lastCapturer() const { return m_lastCapturer; }
    /// The top card of a side's pile, or none.
    const Cards& top(int side) const { return m_tops[static_cast<std::size_t>(side)]; }
    /// The side that wins by the whole suit, or −1.
    int wholeSuit() const { return m_wholeSuit; }
    /// True if a sweep or a declaration has won the match before the round was played out.
    bool reached() const { return m_reached; }
    std::vector<Score> points() const { return score(m_rules, m_piles); }

private:
    enum class Waiting { CutChoice, Declaration, Play, Nothing };

    int next(int seat) const { return (seat + 1) % m_rules.table.players; }
    std::size_t side(int seat) const;
    Card draw() { return m_deck[m_next++]; }
    void planPackets();
    void dealOneEach(int passedOver);
    void dealTable(int cards);
    void dealFirstPacket(bool kept, bool placed);
    void giveTableToDealer();
    /// Of a table that adds up to 30.
    bool mayBeTwoSweeps(int wildValue) const;
    bool mustRedeal() const;
    void startPacket();
    void askNextDeclarer();
    void compareDeclarations();
    void nameSeven();
    /// What three cards score, or nothing: kind (0 a total, 1 three of a kind), total or rank,
    /// points.
    struct DeclarationValue {
        bool kind;
        int value;
        int points;
    };
    std::optional<DeclarationValue> declarationValue(const Cards& hand) const;
    void play(const std::string& text);
    bool steal(Card top);
    void afterPlay();
    void endIfWholeSuit();
    void endIfReached();

    RuleSet m_rules;
    Cards m_deck;
    std::size_t m_next = 0;
    int m_dealer;
    int m_turn;
    std::vector<Cards> m_hands;
    Cards m_table;
    Piles m_piles;
    std::vector<Cards> m_tops;  ///< by side: one card, or none
    std::vector<int> m_packets; ///< sizes still to be dealt
    std::vector<int> m_toAsk;   ///< seats to be asked whether they declare
    std::vector<int> m_declared;
    int m_cupsSeven = 7; ///< what the seven of cups is played as
    Waiting m_waiting = Waiting::Nothing;
    bool m_isFirst = true; ///< the next play is the first of the round
    bool m_redeal = false;
    bool m_over = false;
    int m_lastCapturer = -1;
    int m_wholeSuit = -1;
    std::vector<int> m_scores;
    bool m_reached = false;
};

} // namespace settebello::naive
