// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/by_card.h"
#include "players/position/position.h"
#include "players/stop.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace settebello {

/// Plays an open round without a stock perfectly, to its very end, with every card of the rule set
/// counted. Between two sides: alpha-beta with a transposition table and bounds from what is left
/// to win. Between more sides each is for itself and maximises its own points less those of the
/// best other (max^n); as nothing can be pruned there, only the last few cards are feasible. Its
/// memory is fixed at construction. Not thread-safe.
class OpenSolver {
public:
    /// A play and what perfect play after it comes to.
    struct Solved {
        Play play;
        int difference = 0;
    };

    /// @param rules must outlive the solver; their piles cannot be stolen. @param tableLog2 entries
    /// remembered, as a power of two of 16 bytes each.
    explicit OpenSolver(PositionRules& rules, int tableLog2 = 16);

    /// The difference (PositionRules::difference) that perfect play of everybody reaches for a
    /// side. @param guess about what is expected; a good one makes it faster, any is right.
    /// @pre the position has no stock.
    int solve(const Position& position, int side, int guess = 0);

    /// Solves with a stop: nothing once it is requested. The solver then forgets what it knows.
    /// @pre two sides.
    std::optional<int> solve(const Position& position, int side, int guess, const StopToken& stop);

    /// The difference after each play of the seat whose turn it is, in the order of
    /// PositionRules::legalPlays(), for that seat's side. @pre the round is not over, and there is
    /// no stock.
    void solvePlays(const Position& position, std::vector<Solved>& solved);

    /// Forgets the positions solved before. They save work; the values are the same.
    void forget();

    /// Positions looked at since construction.
    std::uint64_t nodes() const { return m_nodes; }

private:
    using Values = BySide<int>;
    struct Entry {
        std::uint64_t key = 0;
        std::int16_t low = 0;
        std::int16_t high = 0;
        std::uint8_t best = 0; ///< the index of the best play in PositionRules::legalPlays()
    };
    struct Bounds {
        int low;
        int high;
    };

    bool isStopped();
    int alphaBeta(Position& position, int alpha, int beta);
    int tryPlays(Position& position, int alpha, int beta, std::uint8_t& best);
    int narrowDown(Position& position, int guess);
    Values maxN(Position& position);
    Bounds bounds(const Position& position) const;
    Bounds pointBounds(const Position& position) const;
    int settledAhead(const Position& position) const;
    std::uint64_t keyOf(const Position& position) const;
    void order(const Position& position, std::size_t begin, int bestFirst);
    int promise(const Position& position, const Play& play, unsigned nextRanks);

    PositionRules& m_rules;
    std::vector<Entry> m_table;
    std::vector<Play> m_plays; ///< of all depths, those of the deepest last
    struct Ordered {
        int promise;
        std::uint8_t place;
    };
    std::vector<Ordered> m_order; ///< as m_plays
    ByCard<std::int8_t> m_cardValues{};
    std::uint64_t m_nodes = 0;
    const StopToken* m_stop = nullptr; ///< while it can be stopped
    bool m_stopped = false;
    int m_shift;
};

} // namespace settebello
