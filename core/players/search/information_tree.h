// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/round.h"
#include "players/policy/playout_policy.h"

#include <array>
#include <cstdint>
#include <vector>

namespace settebello {

/// The tree of single-observer information-set Monte Carlo tree search (Cowling, Powley and
/// Whitehouse 2012): one tree over the plays as the searching seat sees them, searched in a
/// different world each time. A play's visits are compared with how often it was available, not
/// with how often its parent was reached.
class InformationTree {
public:
    /// What the search found out about a play of the first seat.
    struct Searched {
        Play play;
        std::int64_t visits = 0;
        double points = 0; ///< mean of the points ahead
    };

    /// The usual exploration constant: about √2 times the standard deviation of a round's point
    /// difference.
    static constexpr double kExploration = 4.0;

    /// @param exploration UCB's constant, in points. @param iterations the most there will be.
    InformationTree(double exploration, int iterations);

    /// One iteration: down the tree as far as it reaches in this world, one new node, a playout
    /// from there, and its outcome (pointsAhead) added to every node passed. @param world is played
    /// to its end. @pre the same position for the searching seat each time, of which only the hand
    /// is checked.
    void iterate(Round& world, const PlayoutPolicy& policy, Random& random);

    /// The plays tried from the root, most visited first; of equals, the first found.
    std::vector<Searched> searched() const;

private:
    struct Node {
        Play play;               ///< that leads here
        CardSet tried;           ///< cards all of whose plays are children
        std::int64_t points = 0; ///< sum of the points ahead of the side that made the play
        std::int32_t visits = 0;
        std::int32_t available = 0;  ///< how often it could have been chosen
        std::int32_t firstChild = 0; ///< 0: none, as the root is nobody's child
        std::int32_t nextSibling = 0;
    };
    /// A node passed and the side whose play led to it.
    struct Step {
        int node = 0;
        int side = 0;
    };

    Node& node(int index) { return m_nodes[static_cast<std::size_t>(index)]; }
    int expand(int parent, const Round& world, CardSet untried, Random& random);
    int select(int parent, CardSet hand);

    std::vector<Node> m_nodes;
    double m_exploration;
    std::array<Step, kCardCount + 1> m_path{};
    std::vector<Play> m_plays; ///< of one card
};

} // namespace settebello
