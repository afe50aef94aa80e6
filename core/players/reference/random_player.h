// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/player.h"

#include <vector>

namespace settebello {

/// Chooses among the legal answers, all equally likely, but never claims. The baseline below all
/// levels, and for tests.
class RandomPlayer : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_random(seed) {}

    std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) override;

private:
    Random m_random;
    std::vector<Decision> m_decisions;
};

} // namespace settebello
