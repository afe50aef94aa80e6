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

/// An information-set tree (Cowling, Powley and Whitehouse 2012) over rounds without a stock. Plays
/// are chosen by their mean and by the prior that SoftmaxPolicy gives them in the world at hand
/// (the PUCT rule of Rosin 2011 as AlphaGo Zero used it), and rounds are played out by
/// SoftmaxPolicy. An opponent of a known style is modelled by it: the tree searches for the best
/// response to that player instead of assuming the best play.
class FullDealTree {
public:
    struct Options {
        double exploration = 3.0;        ///< weight of the prior, in points
        double othersExploration = 10.0; ///< the same where others play, who do not know the cards
        double firstUrgency = 0.5; ///< how much worse than the mean an untried play is assumed
        int playoutPercent = 160;  ///< how decisive playouts are (SoftmaxPolicy::draw)
        int priorPercent = 100;    ///< how decisive the prior is
        int exactCards = 8; ///< cards in hands that two careful sides play perfectly; 0: never
    };
    /// What was found out about a play of the first seat.
    struct Searched {
        Play play;
        std::int64_t visits = 0;
        double value = 0;  ///< mean MatchEvaluation::value()
        double points = 0; ///< mean difference for the seat's side
        double chance = 0; ///< mean chance to win the match
    };

    /// @param rules, policies, solver, evaluation must outlive the tree.
    FullDealTree(PositionRules& rules, StylePolicies& policies, OpenSolver& solver,
                 const MatchEvaluation& evaluation, const Options& options);

    /// One iteration: down the tree in this world, then to the end of the round. @param world its
    /// position is played on. @pre for the searching seat the same position each time, of which
    /// only the number of plays is checked.
    void iterate(SampledWorld& world, Random& random);

    /// The plays of the seat whose turn it is at the root, in the order of
    /// PositionRules::legalPlays().
    /// @param root any of the worlds.
    std::vector<Searched> searched(const Position& root);

private:
    struct Node {
        std::uint64_t key = 0; ///< of the plays that lead here; 0: free
        double value = 0;      ///< sum for the side that made the last of them
        std::int32_t visits = 0;
    };
    struct Step {
        Node* node = nullptr;
        int side = 0;
    };
    /// How far an iteration went down the tree.
    struct Descent {
        std::size_t steps = 0; ///< of m_path
        std::size_t rootPlay = 0;
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
    Descent descend(SampledWorld& world, int exactCards, Random& random);
    void playOut(SampledWorld& world, int seat, int cards, Random& random);
    void backUp(const Position& position, int ownSide, const Descent& descent);

    PositionRules& m_rules;
    StylePolicies& m_policies;
    OpenSolver& m_solver;
    const MatchEvaluation& m_evaluation;
    Options m_options;
    std::vector<Node> m_nodes; ///< open addressing, a power of two, never more than half full
    std::size_t m_taken = 0;   ///< of m_nodes
    std::array<Step, kCardCount + 1> m_path{};
    std::vector<RootSums> m_rootSums; ///< in the order of PositionRules::legalPlays()
    std::vector<Node*> m_children;    ///< of the plays of the policy's position
};

} // namespace settebello
