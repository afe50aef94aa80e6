// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"

namespace settebello {

/// Flat Monte Carlo: tries every legal play in each of a number of worlds (WorldSampler), plays the
/// rest out as the tree search does (PlayoutPolicy), and makes the play with the best average. The
/// simplest of the searching players; with random playouts it is no better than greedy with four
/// players.
class FlatPlayer : public Player {
public:
    struct Options {
        int worlds = 400;                  ///< at least 1
        std::chrono::milliseconds time{0}; ///< time limit; 0: none
    };

    FlatPlayer(std::uint64_t seed, const Options& options)
        : m_random(seed)
        , m_options(options) {}

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

private:
    Random m_random;
    Options m_options;
};

} // namespace settebello
