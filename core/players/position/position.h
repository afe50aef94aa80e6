// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "cards/card_set.h"
#include "game/player_view.h"
#include "game/round.h"
#include "players/position/capture_cache.h"
#include "players/work_budget.h"
#include "rules/by_seat.h"
#include "rules/objective.h"
#include "rules/play.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"
#include "support/contract.h"

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace settebello {

/// Cards that a packet of three puts into the hands of two players; a packet of six counts as two.
inline constexpr int kPacketCards = 6;

/// The state of a round that searches play through by the million: everything public, and the hands
/// as far as they are known or assumed. Nothing is dealt in it: while there is a stock, playing
/// goes on as far as the hands reach. A plain value; PositionRules makes and unmakes plays.
struct Position {
    BySeat<CardSet> hands{};
    BySide<CardSet> piles{};
    CardSet table;
    CardSet tops;                      ///< as Round::tops()
    BySide<std::int16_t> sweeps{};     ///< sweeps that count, and points by declarations
    BySide<std::int16_t> cardPoints{}; ///< points that single cards of the pile score
    BySide<std::int16_t> declared{};   ///< of `sweeps`, the points by declarations
    std::int8_t turn = 0;
    std::int8_t lastCapturer = -1;  ///< a side, or −1
    std::int8_t wholeSuitSide = -1; ///< as Round::wholeSuitSide(); the round is then over
    std::int8_t stock = 0;          ///< cards not dealt; while there are any, no play is the last
    bool over = false;

    CardSet hand() const { return hands[turn]; }
    int cardsInHands() const {
        CardSet cards;
        for (const CardSet held : hands) {
            cards |= held;
        }
        return cards.size();
    }
    /// Points of a side that depend on no comparison and no run.
    int settled(int side) const { return sweeps[side] + cardPoints[side]; }
    bool operator==(const Position&) const = default;
};
static_assert(std::is_trivially_copyable_v<Position>);

/// One rule set for positions: the same plays, sweeps and points as legalPlays(), Round and
/// scoreRound(), from tables filled once by calling them. Not thread-safe.
class PositionRules {
public:
    /// What unmake() needs.
    struct Undo {
        CardSet hand; ///< of the seat that played
        CardSet table;
        CardSet pile;          ///< of the side that played
        CardSet leftoversPile; ///< of the side that got the last table cards
        CardSet stolenPile;    ///< of the side whose pile was stolen
        CardSet tops;
        std::int16_t sweeps = 0;
        std::int16_t cardPoints = 0;
        std::int16_t leftoversPoints = 0;
        std::int8_t turn = 0;
        std::int8_t lastCapturer = -1;
        std::int8_t leftoversSide = -1; ///< −1: nobody got any
        std::int8_t robbedSide = -1;    ///< −1: no pile was stolen
    };

    /// @param work every play listed or made is counted there; must outlive this. Null: nowhere.
    explicit PositionRules(const RuleSet& rules, WorkBudget* work = nullptr);

    const RuleSet& rules() const { return m_rules; }
    CaptureCache& captureCache() { return m_captureCache; }

    /// Counts other work on positions. @param units see WorkBudget.
    void spend(std::int64_t units) const {
        if (m_work != nullptr) {
            m_work->spend(units);
        }
    }
    /// Whether a search has to end; never without a budget.
    bool isSpent() const { return m_work != nullptr && m_work->isSpent(); }

    /// A position without a stock. @param lastCapturer a side, or −1. @pre there is a hand per
    /// player and a tally per side, and 0 ≤ turn < players.
    Position position(std::span<const CardSet> hands, CardSet table, std::span<const Tally> tallies,
                      int turn, int lastCapturer) const;
    /// What a view shows: the hands of the others are empty.
    Position position(const PlayerView& view) const;
    /// What a round holds, all hands open.
    Position position(const Round& round) const;

    /// Appends every legal play of the seat whose turn it is, in the order of
    /// settebello::legalPlays(). @pre the round is not over.
    void legalPlays(const Position& position, std::vector<Play>& plays) {
        SETTEBELLO_ASSERT(!position.over);
        if (m_rules.capture.firstAce != FirstAce::Free && isFirstPlay(position)) {
            firstPlays(position, plays);
        } else {
            legalPlays(position.hand(), takeable(position), plays);
        }
    }
    /// What the seat whose turn it is may take: see Round::takeable().
    CardSet takeable(const Position& position) const {
        return position.table | (position.tops - position.piles[m_rules.sideOf(position.turn)]);
    }
    /// Appends every legal play of any hand, not as the first of a round. @param table see
    /// takeable()
    void legalPlays(CardSet hand, CardSet table, std::vector<Play>& plays);

    /// Makes a legal play of the seat whose turn it is; where its hand is not known, the card need
    /// not be in it. The last play of a round also gives away what is left on the table.
    /// @pre the round is not over, and the play is legal, of which only the table is checked.
    Undo make(Position& position, const Play& play) const;
    /// Takes back the last play. @pre undo is what make() returned for it, of which only the seat
    /// is checked.
    void unmake(Position& position, const Undo& undo) const;
    /// Takes back a play made while there was a stock, without an Undo: who captured last before
    /// it is then unknown, and the card does not return to the hand. @pre position.stock > 0, and
    /// piles only grow
    void takeBack(Position& position, int seat, const Play& play) const;

    /// Puts cards into the pile of a side. @pre none of them is in a pile.
    void give(Position& position, int side, CardSet cards) const { take(position, side, cards); }

    /// True if the play would be a sweep that counts.
    bool sweeps(const Position& position, const Play& play) const;

    /// The points each side would score now, the match won by the whole suit counted as
    /// wholeSuitPoints() more, or fewer where the fewest win; final once the round is over.
    BySide<int> points(const Position& position) const;
    /// Of points(): how far the side is ahead (Objective::lead()).
    int difference(const Position& position, int side) const;
    int wholeSuitPoints() const { return Objective(m_rules).wholeSuitPoints(); }

    /// The cards of the pack that lie neither on the table nor in a pile; as they are played, if
    /// the hands have them so.
    CardSet hidden(const Position& position) const;

    /// Points that this card scores by itself.
    int cardPoints(Card card) const { return m_cardPoints[card]; }
    /// The cards for which cardPoints() is not 0.
    CardSet specialCards() const { return m_special; }
    /// The points of cards that score together: runs, and groups (cardGroups). More cards never
    /// lower them.
    int jointPoints(CardSet pile) const {
        int points = 0;
        for (const CardGroup& group : m_groups) {
            points += pile.containsAll(group.cards) ? group.points : 0;
        }
        return points + m_bonusPoints[bonusMask(pile)];
    }
    /// The cards that jointPoints() and furtherPoints() depend on.
    CardSet jointCards() const { return m_jointCards; }
    bool scoresFurther() const { return m_scoresFurther; }
    /// The points of a side that are neither settled nor joint. @param more cards, and @param
    /// sweeps sweeps that it is assumed to get yet.
    int furtherPoints(const Position& position, int side, CardSet more = {}, int sweeps = 0) const {
        const int made = position.sweeps[side] - position.declared[side];
        return settebello::furtherPoints(m_rules, {position.piles[side] | more, made + sweeps, 0});
    }
    /// primeRank() of a pile, from a table.
    int prime(CardSet pile) const {
        int sum = 0;
        bool lacksSuit = false;
        for (int suit = 0; suit < kSuitCount; ++suit) {
            const int best = m_prime[suitMask(pile, suit)];
            lacksSuit = lacksSuit || best == 0;
            sum += best;
        }
        return lacksSuit && m_needsFourSuits ? -1 : sum;
    }
    /// Equal for piles whose prime() stays equal whatever cards are added to both.
    std::uint64_t primeKey(CardSet pile) const {
        std::uint64_t key = 0;
        for (int suit = 0; suit < kSuitCount; ++suit) {
            key = key << 8 | m_prime[suitMask(pile, suit)];
        }
        return key;
    }
    CardSet bonusCards() const { return m_bonus; }
    int cardCount() const { return m_rules.pack.cards; }
    int bonusCount() const { return m_bonusCount; }

private:
    static constexpr unsigned kSuitMask = (1U << kRankCount) - 1;
    static unsigned suitMask(CardSet cards, int suit) {
        return static_cast<unsigned>(cards.bits() >> (suit * kRankCount)) & kSuitMask;
    }
    unsigned bonusMask(CardSet cards) const {
        return suitMask(cards, static_cast<int>(m_rules.bonusSuit()));
    }
    bool isFirstPlay(const Position& position) const;
    void firstPlays(const Position& position, std::vector<Play>& plays) const;
    void take(Position& position, int side, CardSet cards) const;
    void steal(Position& position, int side, const Play& play, Undo& undo) const;
    void endRound(Position& position, Undo& undo) const;
    int sumOfCardPoints(CardSet cards) const;

    RuleSet m_rules;
    WorkBudget* m_work;
    CaptureCache m_captureCache;
    ByCard<std::int8_t> m_cardPoints{};
    std::array<std::int8_t, kSuitMask + 1> m_bonusPoints{}; ///< of cards that score together
    std::array<std::uint8_t, kSuitMask + 1> m_prime{};      ///< what a suit adds to the prime
    CardSet m_pack;
    CardSet m_special;
    CardSet m_bonus;
    std::vector<CardGroup> m_groups;
    CardSet m_jointCards;
    int m_bonusCount = 0;
    bool m_needsFourSuits = false;
    bool m_scoresFurther = false;
};

} // namespace settebello
