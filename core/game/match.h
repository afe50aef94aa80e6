// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/pack.h"
#include "cards/random.h"
#include "game/dealer_draw.h"
#include "game/event.h"
#include "game/player_view.h"
#include "game/round.h"
#include "rules/by_seat.h"
#include "support/contract.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// A match: rounds until a side has won (rules.md §7). It deals, takes decisions and keeps the
/// score, and remembers all that a record needs. The same seed and decisions give the same match on
/// every machine.
class Match {
public:
    /// One round as it was played, for records and replays.
    struct PlayedRound {
        int dealer = 0;
        Pack pack;
        std::vector<PlayerView::Move> moves; ///< every decision in order, passes too
        bool scored = false;
        PointsBySide points; ///< if scored

        PlayedRound(int dealerSeat, const Pack& dealtPack)
            : dealer(dealerSeat)
            , pack(dealtPack) {}
    };

    /// @param firstDealer a seat, or nothing for one by the rules. @param scores the match points
    /// to begin with. @pre the rules have no faults (checkRules).
    Match(const RuleSet& rules, std::uint64_t seed, std::optional<int> firstDealer = std::nullopt,
          const BySide<int>& scores = {});

    /// The cards that were turned to find the first dealer, which they decide, for records.
    /// @pre no round was dealt, and dealerOfDraw() knows them.
    void setDealerDraw(std::span<const Card> cards);
    /// The cards that were turned to find the first dealer; empty if none were.
    std::span<const Card> dealerDraw() const { return m_draw.cards; }

    /// Shuffles and deals the next round; deals again as often as the first table cards ask for it.
    /// @pre needsDeal(). @param events what happened is appended, if not null.
    void deal(Events* events = nullptr);
    /// Shuffles with this generator from now on.
    void shuffleWith(const Random& random) { m_random = random; }
    /// Deals a pack in a given order, for records and tests. False, and nothing changed, if the
    /// pack does not fit the rules or asks for a redeal.
    bool dealFrom(const Pack& pack, Events* events = nullptr);

    /// Takes a decision of the seat to answer, whether from a person, a player program or a record.
    /// Changes nothing if it is refused. @param events what happened is appended, if not null.
    DecisionFault apply(const Decision& decision, Events* events = nullptr);

    const RuleSet& rules() const { return m_rules; }
    /// True before the first round and between rounds.
    bool needsDeal() const { return !over() && (!m_round || m_round->over()); }
    bool over() const { return m_result.has_value(); }
    const std::optional<MatchResult>& result() const { return m_result; }
    /// The round in play or just played. @pre deal() was called.
    const Round& round() const {
        SETTEBELLO_ASSERT(m_round.has_value());
        return *m_round;
    }
    /// The seat that deals the next round. @pre needsDeal()
    int nextDealer() const;
    /// The seat that must answer, or −1: a deal is needed or the match is over.
    int turn() const;
    /// Match points of a side, with every round scored so far.
    int score(int side) const { return m_scores[side]; }
    const BySide<int>& scores() const { return m_scores; }
    /// The match points that it began with.
    const BySide<int>& firstScores() const { return m_firstScores; }
    /// The match points that are marked now: score(), and of the round in play what is marked as it
    /// is made (rules.md §7).
    BySide<int> markedScores() const;
    /// All rounds, the one in play last.
    const std::vector<PlayedRound>& played() const { return m_played; }

    /// The events of the round in play or just played again from its deal on, for setting up a
    /// table in the middle of a round. RoundScored and what follows it are not repeated.
    /// @pre deal() was called.
    Events roundEvents() const;
    /// The match as it was after the first `moves` decisions of the round in play; it continues
    /// with the same deals. @pre a round is in play, and moves ≤ played().back().moves.size().
    Match rewound(std::size_t moves) const;

    /// What a seat may know now. @pre deal() was called, 0 ≤ seat < players.
    PlayerView view(int seat) const;

private:
    void beginRound(Events* events);
    void dealUntilValid(Events* events);
    void scoreIfOver(Events* events);
    void scoreRound(Events* events);
    void claim(int seat, Events* events);
    void finish(int winner, MatchResult::By by, Events* events);

    RuleSet m_rules;
    Random m_random;
    DealerDraw m_draw;
    int m_dealer; ///< of the round in play; before the first, of that one
    std::optional<Round> m_round;
    BySide<int> m_firstScores;
    BySide<int> m_scores;
    std::vector<PlayedRound> m_played;
    std::optional<MatchResult> m_result;
};

} // namespace settebello
