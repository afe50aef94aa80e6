// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/beliefs/hand_inference.h"
#include "players/beliefs/world_sampler.h"
#include "players/stop.h"

#include <functional>
#include <optional>

namespace settebello {

/// Draws worlds in which nobody holds what they would have used before, as people expect.
class LikelyWorlds {
public:
    /// @pre as for WorldSampler.
    explicit LikelyWorlds(const PlayerView& view);

    /// The first such world, or after many draws the one with the fewest cards that nobody expects.
    Round draw(Random& random);

private:
    int unexpected(const Round& world) const;

    WorldSampler m_worlds;
    std::optional<HandInference> m_inference;
    int m_seat;
};

/// Draws that many likely worlds and shows each with the random numbers for playouts in it, which
/// are the same after every decision. The same view gives the same ones.
/// @return false after a stop
bool forLikelyWorlds(const PlayerView& view, int worlds,
                     const std::function<void(const Round& world, const Random& same)>& show,
                     const StopToken& stop = {});

} // namespace settebello
