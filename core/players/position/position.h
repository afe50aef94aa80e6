// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "players/position/capture_cache.h"
#include "rules/play.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace settebello {

/// A round with no stock left, all hands open: what a search plays through by the million. A plain
/// value; PositionRules moves it on.
struct Position {
    std::array<CardSet, kMaxSeats> hands{};
    std::array<CardSet, kMaxSeats> piles{}; ///< by side
    CardSet table;
    /// By side: sweeps, declarations and the points that single cards in the pile score.
    std::array<std::int16_t, kMaxSeats> settled{};
    std::int16_t turn = 0;
    std::int16_t lastCapturer = -1;
    std::int16_t wholeSuitSide = -1;
    bool over = false;

    CardSet hand() const { return hands[static_cast<std::size_t>(turn)]; }
};

/// Plays and scores open rounds of one rule set: the same rules as Round and scoreRound(), which it
/// asks once and remembers the answers of. Not to be shared by threads.
class PositionRules {
public:
    explicit PositionRules(const RuleSet& rules);

    const RuleSet& rules() const { return m_rules; }
    CaptureCache& captureCache() { return m_captureCache; }

    /// A round to play on from. @param hands by seat, one a player. @param tallies by side, one a
    /// side. @param turn a seat with cards in hand. @param lastCapturer a side, or −1.
    Position open(std::span<const CardSet> hands, CardSet table, std::span<const Tally> tallies,
                  int turn, int lastCapturer) const;

    /// Appends every legal play of the seat whose turn it is. @pre the round is not over.
    void plays(const Position& round, std::vector<Play>& plays);

    /// @param play a legal one.
    void play(Position& round, const Play& play) const;

    /// True if the play would be a sweep that counts.
    bool sweeps(const Position& round, const Play& play) const;

    /// The points a side would score now, the match won by the whole suit counted as
    /// wholeSuitPoints() more; final once the round is over.
    std::array<int, kMaxSeats> points(const Position& round) const;
    /// Of points(): the side's own minus the best other's.
    int difference(const Position& round, int side) const;
    int wholeSuitPoints() const { return m_rules.match.target; }

    /// Points that this card scores by itself.
    int cardPoints(Card card) const { return m_cardPoints[static_cast<std::size_t>(card.index())]; }
    /// The cards for which cardPoints() is not 0.
    CardSet specialCards() const { return m_special; }
    /// The points of runs in a pile.
    int runPoints(CardSet pile) const { return m_runPoints[bonusMask(pile)]; }
    bool hasRuns() const { return m_hasRuns; }
    /// primeRank() of a pile, from a table.
    int prime(CardSet pile) const;
    /// Equal for piles that no cards added to both can make differ in prime().
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
    void take(Position& round, int side, CardSet cards) const;

    RuleSet m_rules;
    CaptureCache m_captureCache;
    std::array<std::int8_t, kCardCount> m_cardPoints{};
    std::array<std::int8_t, kSuitMask + 1> m_runPoints{};
    std::array<std::uint8_t, kSuitMask + 1> m_prime{}; ///< what a suit adds to the prime
    CardSet m_special;
    CardSet m_bonus;
    int m_bonusCount = 0;
    bool m_hasRuns = false;
    bool m_needsFourSuits = false;
};

} // namespace settebello
