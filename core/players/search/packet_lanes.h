// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "rules/rule_set.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace settebello {

/// Sixteen rounds side by side, at the same point of a packet: in all of them it is the same seat's
/// turn, and each seat's hand is as large. Only the cards differ. So what is left of the packet can
/// be played by the same steps, in all rounds at once.
struct PacketLanes {
    static constexpr std::size_t kCount = 16;
    using Words = std::array<std::uint64_t, kCount>; ///< one a round
    using CardSets = Words;                          ///< CardSet::bits() of each round

    struct Turn {
        std::size_t seat = 0;
        std::size_t side = 0;
        bool sweepCounts = true; ///< if it empties the table
    };

    // What is the same in all.
    std::size_t players = 0;
    std::size_t sides = 0;
    std::array<std::size_t, kMaxSeats> handSizes{};
    std::array<Turn, kCardCount> turns{};
    std::size_t turnCount = 0; ///< as many as there are cards in the hands

    // What differs.
    std::array<Words, 4> random{}; ///< Random::state()
    CardSets table{};
    std::array<CardSets, kMaxSeats> hands{};
    std::array<CardSets, kMaxSeats> captured{}; ///< comes out: by side
    std::array<Words, kMaxSeats> sweeps{};      ///< comes out: by side, those that count
    Words lastCapturer{};                       ///< comes out: a side, or all bits if none
};

/// Plays the hands out by the plain rules of capture (PlainCapture), in every round just as
/// drawPlay() with its generator would.
using PlayPacket = void (*)(PacketLanes& packet);

/// The ways of doing so that this processor knows, the fastest first; where none is worth it, none.
std::span<const PlayPacket> waysToPlayPackets();

} // namespace settebello
