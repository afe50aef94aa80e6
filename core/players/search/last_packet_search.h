// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/player.h"
#include "players/search/search.h"
#include "players/solvers/duel_solver.h"

#include <memory>
#include <vector>

namespace settebello {

/// Two players with an empty stock: the other hand is what is unseen, so everything is open and is
/// searched to the end (alpha-beta). The points are exact: what the round brings if both play as
/// well as can be for its points; likewise the chance. Of plays that are equally good it prefers
/// the one that a greedy player answers worst. Only hands of more than six, where
/// everything is dealt at once, may not be seen through to the end: then as far as the budget goes.
class LastPacketSearch : public Search {
public:
    /// @param limits iterations: positions looked at to each depth, for hands of more than six.
    explicit LastPacketSearch(const Limits& limits = {});
    ~LastPacketSearch() override;

    /// True if this is for it: two players, the stock empty.
    static bool covers(const PlayerView& view);

    /// The best first: by chance, then by points; the best ones by what greedy play makes of them.
    /// @pre covers(view).
    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

private:
    struct Tools; ///< what depends on the rules alone, kept from one question to the next
    void sortEquals(const Position& root, DuelSolver& solver, std::vector<Candidate>& candidates);
    void deepen(const PlayerView& view, const StopToken& stop, std::vector<Candidate>& candidates);

    Limits m_limits;
    std::unique_ptr<Tools> m_tools;
};

} // namespace settebello
