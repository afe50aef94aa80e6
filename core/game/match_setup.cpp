// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_setup.h"

#include "support/sha256.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

std::uint64_t withBytesReversed(std::uint64_t number) {
    std::uint64_t reversed = 0;
    for (unsigned byte = 0; byte < sizeof number; ++byte) {
        reversed = (reversed << 8U) | ((number >> (8U * byte)) & 0xffU);
    }
    return reversed;
}

} // namespace

std::uint64_t seedOf(const MatchSetup& setup) {
    return setup.code ? seedOf(setup.code->code) : setup.seed;
}

std::uint64_t playerSeed(const MatchSetup& setup, int seat) {
    // The first byte of the hash has always been the lowest here.
    return withBytesReversed(
        sha256(std::to_string(seedOf(setup)) + ' ' + std::to_string(seat)).front());
}

MatchSetup withSeatsExchanged(MatchSetup setup) {
    std::rotate(setup.seats.begin(), setup.seats.end() - 1, setup.seats.end());
    return setup;
}

int personCount(const MatchSetup& setup) {
    return static_cast<int>(std::count_if(setup.seats.begin(), setup.seats.end(),
                                          [](const SeatSetup& seat) { return seat.isPerson(); }));
}

} // namespace settebello
