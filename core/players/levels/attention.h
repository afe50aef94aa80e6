// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <cstdint>

namespace settebello {

/// What a player happens to notice and to remember: a hash instead of random numbers, so that the
/// same seed overlooks the same thing however often it is asked, until the next round.
class Attention {
public:
    /// What kind of thing a number stands for.
    enum class Topic : std::uint64_t { Capture, Table, Card, Packet, Claim, Thought, End, World };

    /// @param seed of the player. @param view only the round's number and the seat matter.
    Attention(std::uint64_t seed, const PlayerView& view);

    /// A number 0 … bound − 1, all equally likely, always the same for the same thing.
    /// @pre bound ≥ 1
    int draw(int bound, Topic topic, std::uint64_t thing) const;
    /// True for `percent` of a hundred things.
    bool notices(int percent, Topic topic, std::uint64_t thing) const {
        return draw(100, topic, thing) < percent;
    }
    /// 64 bits to seed something with.
    std::uint64_t bits(Topic topic, std::uint64_t thing) const;

private:
    std::uint64_t m_round;
};

} // namespace settebello
