// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/beliefs/belief_sampler.h"
#include "players/player.h"
#include "players/search/full_deal_tree.h"
#include "players/search/search.h"
#include "players/work_budget.h"

#include <memory>

namespace settebello {

/// Rounds with everything dealt, such as Scopone: an information-set tree over worlds that are
/// sampled by how well they explain the plays.
class FullDealSearch : public Search {
public:
    struct Options {
        int iterations = 16000;
        int worlds = 1200; ///< different ones in the tree
        BeliefSampler::Options beliefs;
        FullDealTree::Options tree;
    };

    /// @param limits iterations: those of the tree, instead of the options'; the number of worlds
    /// is reduced accordingly.
    /// @param work null: no limit; otherwise it must outlive this.
    FullDealSearch(std::uint64_t seed, const Options& options, const Limits& limits = {},
                   WorkBudget* work = nullptr);
    ~FullDealSearch() override;

    /// Begins the random numbers anew and forgets what was solved, which would save work: what
    /// follows does not depend on earlier questions.
    void reseed(std::uint64_t seed);

    /// True if this search handles the view: the stock is empty and a play is asked for.
    static bool covers(const PlayerView& view);

    std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) override;

private:
    /// What depends on the rule set alone, kept from one question to the next.
    struct Tools {
        Tools(const RuleSet& rules, WorkBudget* work)
            : open(rules, work)
            , policies(open)
            , solver(open) {}
        PositionRules open;
        StylePolicies policies;
        OpenSolver solver;
    };

    std::vector<Candidate> growTree(const PlayerView& view, const StopToken& stop);

    Random m_random;
    Options m_options;
    Limits m_limits;
    WorkBudget* m_work;
    std::unique_ptr<Tools> m_tools;
};

} // namespace settebello
