// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <cstdint>

namespace settebello {

/// What a player of ours happens to notice and to keep in mind: a hash in place of dice, so that
/// the same seed overlooks the same thing however often it is asked, and a new round is a new
/// chance.
class Attention {
public:
    /// What is looked at; the same number means another thing under each.
    enum class Topic : std::uint64_t { Capture, Table, Card, Packet, Claim, World };

    Attention(std::uint64_t seed, const PlayerView& view);

    /// A number 0 … bound − 1, each as likely, the same for the same thing. @param bound at
    /// least 1.
    int draw(int bound, Topic topic, std::uint64_t thing) const;
    /// True for so many of a hundred things.
    bool notices(int percent, Topic topic, std::uint64_t thing) const {
        return draw(100, topic, thing) < percent;
    }
    /// 64 bits to seed something with.
    std::uint64_t bits(Topic topic, std::uint64_t thing) const;

private:
    std::uint64_t m_round;
};

} // namespace settebello
