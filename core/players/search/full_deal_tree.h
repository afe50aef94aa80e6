// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/beliefs/belief_sampler.h"
#include "players/evaluation/match_evaluation.h"
#include "players/solvers/open_solver.h"

#include <array>
#include <cstdint>
#include <vector>

namespace settebello {

/// An information-set tree (Cowling, Powley and Whitehouse 2012) over rounds without a stock, which
/// tries first what looks good: plays are chosen by their mean and by SoftmaxPolicy's opinion of
/// them in the world at hand (the PUCT rule of Rosin 2011 as AlphaGo Zero used it), and rounds are
/// played to their end by SoftmaxPolicy. Who is known by his manner is taken to choose by it: the
/// tree looks for what beats him rather than for what he ought to do.
class FullDealTree {
public:
    struct Options {
        double exploration = 3.0;        ///< weight of the opinion, in points
        double othersExploration = 10.0; ///< the same where others are to play: they do not know
        double firstUrgency = 0.5; ///< how much worse than the mean an untried play is taken to be
        int playoutPercent = 160;  ///< how decided playouts are (SoftmaxPolicy::draw)
        int opinionPercent = 100;  ///< how decided the opinion is
        int exactCards = 8; ///< with so many in hands two careful sides see through; 0: never
    };
    /// What was found out about a play of the first seat.
    struct Searched {
        Play play;
        std::int64_t visits = 0;
        double worth = 0;  ///< mean, MatchEvaluation::worth(); so the next two
        double points = 0; ///< the difference for its side
        double chance = 0; ///< of winning the match
    };

    /// @param rules, judges, solver, worth outlive the tree.
    FullDealTree(PositionRules& rules, StylePolicies& policies, OpenSolver& solver,
                 const MatchEvaluation& worth, const Options& options);

    /// Once down the tree in this world and to the round's end. @param world its round is played
    /// on. @pre for the searching seat the same position each time.
    void iterate(SampledWorld& world, Random& random);

    /// The plays of the seat whose turn it is at the root, in the order of
    /// PositionRules::legalPlays().
    /// @param root any of the worlds.
    std::vector<Searched> searched(const Position& root);

private:
    struct Node {
        std::uint64_t key = 0; ///< of the plays that lead here; 0: free
        double worth = 0;      ///< sum for the side that made the last of them
        std::int32_t visits = 0;
    };
    struct Step {
        Node* node = nullptr;
        int side = 0;
    };
    /// Sums of a play of the first seat.
    struct RootSums {
        double points = 0;
        double chance = 0;
    };

    void grow();
    Node& find(std::uint64_t key);
    static std::uint64_t keyOf(std::uint64_t parent, const Play& play);
    void findChildren(const SoftmaxPolicy& policy, std::uint64_t parent);
    std::size_t select(SoftmaxPolicy& policy, double exploration);
    int exactBelow(const SampledWorld& world, int seat) const;
    void playOut(SampledWorld& world, int seat, int cards, Random& random);

    PositionRules& m_rules;
    StylePolicies& m_policies;
    OpenSolver& m_solver;
    const MatchEvaluation& m_worth;
    Options m_options;
    std::vector<Node> m_nodes; ///< open addressing, a power of two, never more than half full
    std::size_t m_taken = 0;   ///< of m_nodes
    std::array<Step, kCardCount + 1> m_path{};
    std::vector<RootSums> m_rootSums; ///< in the order of PositionRules::legalPlays()
    std::vector<Node*> m_children;    ///< of the plays that SoftmaxPolicy looks at
};

} // namespace settebello
