// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"
#include "players/search/information_tree.h"

namespace settebello {

/// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) in
/// the form that Di Palma and Lanzi 2018 found strongest at Scopone: the score difference as
/// reward, ε-greedy playouts (PlayoutPolicy), the most visited play. Weighs a cut card by playouts
/// alone.
class IsmctsPlayer : public Player {
public:
    struct Options {
        int iterations = 4000;             ///< at least 1
        std::chrono::milliseconds time{0}; ///< time limit; 0: none
        double exploration = InformationTree::kExploration;
        int randomPercent = PlayoutPolicy::kEpsilonPercent;
    };

    IsmctsPlayer(std::uint64_t seed, const Options& options)
        : m_random(seed)
        , m_options(options) {}

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

private:
    Random m_random;
    Options m_options;
};

} // namespace settebello
