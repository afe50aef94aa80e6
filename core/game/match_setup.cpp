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

bool playsHere(const SeatSetup& seat) {
    return seat.isPerson();
}

} // namespace

std::uint64_t seedOf(const MatchSetup& setup) {
    return setup.code ? seedOf(setup.code->code) : setup.seed;
}

std::uint64_t playerSeed(const MatchSetup& setup, int seat) {
    // In this order since the first version, and a code must play the same match in every version.
    return withBytesReversed(playerSeed(std::to_string(seedOf(setup)), seat));
}

std::uint64_t playerSeed(std::string_view source, int seat) {
    return sha256(std::string(source) + ' ' + std::to_string(seat)).front();
}

bool cardsAreKnown(const MatchSetup& setup) {
    return setup.code ? setup.code->given : setup.copied;
}

void setCardsKnown(MatchSetup& setup) {
    if (setup.code) {
        setup.code->given = true;
    } else {
        setup.copied = true;
    }
}

MatchSetup withSeatsExchanged(MatchSetup setup) {
    std::rotate(setup.seats.begin(), setup.seats.end() - 1, setup.seats.end());
    return setup;
}

int personCount(const MatchSetup& setup) {
    return static_cast<int>(std::count_if(setup.seats.begin(), setup.seats.end(), playsHere));
}

std::optional<int> firstPerson(const MatchSetup& setup) {
    const auto first = std::find_if(setup.seats.begin(), setup.seats.end(), playsHere);
    return first == setup.seats.end()
               ? std::nullopt
               : std::optional(static_cast<int>(first - setup.seats.begin()));
}

std::optional<int> onlyPerson(const MatchSetup& setup) {
    return personCount(setup) == 1 ? firstPerson(setup) : std::nullopt;
}

std::optional<int> ownSide(const MatchSetup& setup) {
    std::optional<int> own;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        const int side = setup.rules.rules.sideOf(seat);
        if (setup.isPerson(seat) && own.value_or(side) != side) {
            return std::nullopt;
        }
        own = setup.isPerson(seat) ? side : own;
    }
    return own;
}

} // namespace settebello
