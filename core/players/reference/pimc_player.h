// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"
#include "players/reference/open_search.h"

namespace settebello {

/// Perfect-information Monte Carlo (Ginsberg 2001): in each of a number of worlds (WorldSampler)
/// searches every legal play as if all cards lay open (OpenSearch), and makes the play with the
/// best average. A known weakness of the method (strategy fusion): it assumes that it can choose
/// differently in each world, although it cannot tell them apart.
class PimcPlayer : public Player {
public:
    struct Options {
        int worlds = 100;                  ///< at least 1
        std::chrono::milliseconds time{0}; ///< time limit; 0: none
        int ways = 1000;                   ///< continuations searched in each world (OpenSearch)
    };

    PimcPlayer(std::uint64_t seed, const Options& options)
        : m_random(seed)
        , m_options(options) {}

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

private:
    Random m_random;
    Options m_options;
};

} // namespace settebello
