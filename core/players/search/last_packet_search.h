// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/deadline.h"
#include "players/player.h"
#include "players/search/search.h"
#include "players/solvers/duel_solver.h"
#include "players/work_budget.h"

#include <memory>
#include <vector>

namespace settebello {

/// Two players without a stock: the unseen cards are the other hand, so everything is open and is
/// searched to the end by alpha-beta. Points and chance are exact, each if both play perfectly for
/// it. Of equally good plays it prefers the one that a greedy player answers worst. Hands of more
/// than six, where everything is dealt at once, and others that would take too much work are
/// searched only as far as the budget allows.
class LastPacketSearch : public Search {
public:
    /// @param limits iterations: positions searched at each depth, for hands of more than six.
    /// @param work null: no limit; otherwise it must outlive this.
    explicit LastPacketSearch(const Limits& limits = {}, WorkBudget* work = nullptr);
    ~LastPacketSearch() override;

    /// So many cards in both hands are searched to the end at once; more by iterative deepening.
    static constexpr int kSolvedAtOnce = 12;

    /// True if the other hand is known: two players, the stock empty, a play asked for.
    static bool isOpen(const PlayerView& view);
    /// True if this search handles the view: it is open, and piles cannot be stolen.
    static bool covers(const PlayerView& view);
    /// The position of a view with both hands: what is unseen is the other one. @pre isOpen(view)
    static Position openPosition(const PositionRules& rules, const PlayerView& view);

    /// The best first: by chance, then by points; the best ones by what greedy play makes of them.
    /// @pre covers(view).
    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

private:
    struct Tools; ///< what depends on the rules alone, kept from one question to the next
    bool solve(const Position& root, const PlayerView& view, const Deadline& deadline,
               std::vector<Candidate>& candidates);
    void sortEquals(const Position& root, DuelSolver& solver, std::vector<Candidate>& candidates);
    void deepen(const Position& root, const PlayerView& view, const Deadline& deadline,
                std::vector<Candidate>& candidates);
    void searchTo(int depth, const Position& root, const PlayerView& view, DuelSolver& solver,
                  std::vector<Candidate>& candidates);

    Limits m_limits;
    WorkBudget* m_work;
    std::unique_ptr<Tools> m_tools;
};

} // namespace settebello
