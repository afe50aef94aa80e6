// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "cards/pack.h"
#include "game/event.h"
#include "rules/by_seat.h"
#include "rules/legal_plays.h"
#include "rules/play.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"
#include "support/contract.h"

#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

namespace settebello {

/// What a round is waiting for.
enum class Phase : std::uint8_t {
    CutChoice, ///< the seat to answer keeps or places the cut card (rules.md §3)
    Declaring, ///< the seat to answer declares or passes (rules.md §6)
    Playing,   ///< the seat to answer plays a card, or claims (rules.md §7)
    Redeal,    ///< void: the first table cards ask for another deal (rules.md §3)
    Over       ///< played out, or won before: by the whole suit, or at the target
};

/// Why a decision was refused.
enum class DecisionFault : std::uint8_t {
    None,
    NotAsked, ///< another kind of decision is awaited, or none
    NotLegal  ///< a play that rules.md §4 does not allow; checkPlay() says why
};

/// The state of one round: who holds what, whose turn it is (rules.md §3, §4, §6). Trivially
/// copyable, so that searches can clone it; applying a legal play allocates nothing.
class Round {
public:
    /// Deals the pack. Every card is always in exactly one of: stock, a hand, the table, a pile.
    /// @param events what happened is appended, if not null.
    /// @param scores the match points before the round, for rules by which it ends at the target.
    /// @pre the rules have no faults (checkRules), the pack has rules.pack.cards cards, and
    /// 0 ≤ dealer < players.
    Round(const RuleSet& rules, const Pack& pack, int dealer, Events* events = nullptr,
          const BySide<int>& scores = {});

    /// Takes a decision of the seat to answer, except ClaimOut, which only Match knows.
    /// Changes nothing if it is refused. @param events what happened is appended, if not null.
    DecisionFault apply(const Decision& decision, Events* events = nullptr);

    /// Makes a play known to be legal: the fast path of searches. @pre phase() is Playing,
    /// and the play is legal, of which only the cards are checked.
    void applyLegal(const Play& play, Events* events = nullptr);

    /// Those of the round; once a card was played, capture.firstAce is `free`.
    const RuleSet& rules() const { return m_rules; }
    Phase phase() const { return m_phase; }
    bool over() const { return m_phase == Phase::Over; }
    int dealer() const { return m_dealer; }
    /// The seat that must answer, 0 … players − 1; if nobody must, the next in turn.
    int turn() const { return m_turn; }

    CardSet hand(int seat) const { return m_hands[seat]; }
    /// One hand per player.
    std::span<const CardSet> hands() const { return m_hands.first(m_rules.table.players); }
    int cardsInHands() const;
    CardSet table() const { return m_table; }
    /// The cards that the seat to answer may take, by its captures: the table, and where piles may
    /// be stolen the top cards of the others.
    CardSet takeable() const { return m_table | (m_tops - pile(m_rules.sideOf(m_turn))); }
    /// Where piles may be stolen, the top card of each: the one that made its side's last capture.
    /// A pile of leftovers alone has none, nor has any where piles are safe.
    CardSet tops() const { return m_tops; }
    /// The top card of a side's pile, likewise.
    CardSet top(int side) const { return m_tops & pile(side); }
    CardSet pile(int side) const { return m_tallies[side].pile; }
    /// Sweeps that count, by side.
    int sweeps(int side) const { return m_tallies[side].sweeps; }
    /// What each side has to score with, one value per side.
    std::span<const Tally> tallies() const { return m_tallies.first(m_rules.sides()); }
    /// The number of cards not dealt yet, including a cut card that is neither kept nor placed yet.
    int stockSize() const { return m_pack.size() - m_dealt; }
    /// The cards not dealt yet, in no order.
    CardSet stock() const;
    /// The side that captured last, or −1.
    int lastCapturer() const { return m_lastCapturer; }
    /// Cards in nobody's pile yet: stock, hands and table; as they are played.
    CardSet uncaptured() const;
    /// A play of the seat to answer that names the seven of cups, with the card that it is played
    /// as in this round (rules.md §6). Whatever reads plays passes them through it.
    Play asPlayed(const Play& play) const { return play.asPlayedAmong(hand(m_turn) | takeable()); }
    /// The cards shown by declarations that are still in the hand of that seat.
    CardSet shownCards(int seat) const { return m_shown[seat] & hand(seat); }
    /// The card that the cutter keeps or places. @pre phase() is CutChoice.
    Card cutCard() const {
        SETTEBELLO_ASSERT(m_phase == Phase::CutChoice);
        return m_pack[0];
    }
    /// Card plays made so far.
    int playCount() const { return m_playCount; }
    /// How many packets have been dealt, 1 with the first.
    int packetCount() const { return m_packetCount; }

    /// The points as they would be scored now; final once over(), up to markPoints().
    PointsBySide points() const;
    /// The side whose pile holds the whole bonus suit, if that wins (rules.md §5), or −1.
    int wholeSuitSide() const { return m_wholeSuitSide; }
    /// The side that has won the match by points in this round, where it ends as soon as one has
    /// (`match.end` is `atOnce`), or −1. The round may then be over before its last play.
    int reachedSide() const { return m_reachedSide; }
    /// The match points before the round.
    const BySide<int>& scoresBefore() const { return m_scores; }

    /// True if this seat's hand may be declared now (rules.md §6), regardless of whose turn it is.
    bool qualifiesToDeclare(int seat) const;

    /// Replaces the cards that a seat cannot see, for searches that sample what they may be; all
    /// that is public stays. A seat that was asked to declare before the seat to answer, and could,
    /// counts as having declared, unless the fewest points win. @param hands one per seat. @param
    /// stock in the order in which it is dealt. @pre each hand has its current size and its shown
    /// cards, the stock has stockSize() cards, and together they hold the same cards as before.
    void replaceHidden(std::span<const CardSet> hands, std::span<const Card> stock);

private:
    template <typename EventType>
    static void appendEvent(Events* events, EventType&& event);
    void dealFirst(bool placed, Events* events);
    void dealPacket(Events* events);
    void dealAround(int cards, PacketDealt* packet);
    void dealToTable(int cards, PacketDealt* packet);
    Card takeFromStock() { return m_pack[m_dealt++]; }
    std::optional<Redealt::Reason> redealReason() const;
    void takeFirstTable(Events* events);
    void askToDeclare(int seat, Events* events);
    void answerDeclaration(bool declares, Events* events);
    /// Of the packet in play, whose declarations are not shown yet.
    bool hasDeclared(int seat) const {
        return (m_declaring >> static_cast<unsigned>(seat) & 1U) != 0;
    }
    bool isBeaten(int seat) const;
    void revealDeclarations(Events* events);
    bool isLastPlay() const;
    void endPacket(Events* events);
    void appendPlayEvent(const Play& play, Events& events) const;
    bool putOnTop(const Play& play, Events* events);
    void winByWholeSuit(int side, Events* events);
    void winByReaching(Events* events);
    void finish(Events* events);

    RuleSet m_rules;
    Pack m_pack;
    BySide<int> m_scores;
    BySeat<CardSet> m_hands{};
    BySeat<CardSet> m_shown{};
    BySide<Tally> m_tallies{};
    CardSet m_table;
    CardSet m_tops;  ///< see tops()
    CardSet m_named; ///< the seven of cups, once it has been declared as another card
    std::uint8_t m_dealt = 0;
    std::uint8_t m_playCount = 0;
    std::uint8_t m_packetCount = 0;
    std::int8_t m_dealer = 0;
    std::int8_t m_turn = 0;
    std::int8_t m_lastCapturer = -1;
    std::int8_t m_wholeSuitSide = -1;
    std::int8_t m_reachedSide = -1;
    std::uint8_t m_declaring = 0; ///< bit s: seat s has declared this packet, not yet shown
    Phase m_phase = Phase::Playing;
};

static_assert(std::is_trivially_copyable_v<Round>);

// Inline, so that searches, which want no events, get a path without them.

template <typename EventType>
void Round::appendEvent(Events* events, EventType&& event) {
    if (events != nullptr) {
        events->emplace_back(std::forward<EventType>(event));
    }
}

inline void Round::applyLegal(const Play& play, Events* events) {
    SETTEBELLO_ASSERT(m_phase == Phase::Playing);
    SETTEBELLO_ASSERT(hand(m_turn).contains(play.card) &&
                      (takeable() | CardSet{play.card}).containsAll(play.captured));
    const int side = m_rules.sideOf(m_turn);
    Tally& tally = m_tallies[side];
    const bool captures = play.isCapture();
    const CardSet played{play.card};
    m_hands[m_turn] -= played;
    ++m_playCount;
    m_rules.capture.firstAce = FirstAce::Free;
    const bool sweeps = play.captured == m_table && isSweep(m_rules, play, m_table, isLastPlay());
    const bool isTheft = m_rules.capture.steal && captures && putOnTop(play, events);
    // Without branches, because captures and laid cards cannot be predicted.
    m_table = (m_table - play.captured) | played.onlyIf(!captures);
    tally.pile |= (play.captured | played).onlyIf(captures);
    if (!m_named.empty()) {
        tally.pile = tally.pile.printed();
    }
    m_lastCapturer = captures ? static_cast<std::int8_t>(side) : m_lastCapturer;
    if (events != nullptr && !isTheft) {
        appendPlayEvent(play, *events);
    }
    if (sweeps) {
        ++tally.sweeps;
        appendEvent(events, SweepMade{m_turn, side, play.card, tally.sweeps});
        winByReaching(events);
        if (over()) {
            return;
        }
    }
    winByWholeSuit(side, events);
    if (over()) {
        return;
    }
    m_turn = static_cast<std::int8_t>(m_rules.seatAfter(m_turn));
    if (hand(m_turn).empty()) {
        endPacket(events);
    }
}

/// Whether no cards are left after the play just made from the hand of m_turn.
inline bool Round::isLastPlay() const {
    return stockSize() == 0 && hand(m_rules.seatAfter(m_turn)).empty();
}

inline void Round::winByWholeSuit(int side, Events* events) {
    if (m_rules.scoring.wholeSuitWins && holdsWholeSuit(m_rules, pile(side))) {
        m_wholeSuitSide = static_cast<std::int8_t>(side);
        m_phase = Phase::Over;
        appendEvent(events, WholeSuitTaken{side});
    }
}

} // namespace settebello
