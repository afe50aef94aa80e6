// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"
#include "players/reference/open_search.h"

namespace settebello {

/// Perfect-information Monte Carlo (Ginsberg 2001): in each of a number of worlds (WorldSampler)
/// searches every legal play as if all cards lay open (OpenSearch), and makes the play that came
/// out best on average. Known to believe that it can choose otherwise in each world, which it
/// cannot.
class PimcPlayer : public Player {
public:
    struct Options {
        int worlds = 100;                  ///< at least 1
        std::chrono::milliseconds time{0}; ///< an end before that; 0: none
        int ways = 1000;                   ///< to play on, searched in each world (OpenSearch)
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
