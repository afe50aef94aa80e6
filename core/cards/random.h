// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace settebello {

/// Our own small random generator (xoshiro256**, Blackman and Vigna 2018, seeded by splitmix64),
/// because the standard distributions and std::shuffle give other numbers with every library. The
/// same seed gives the same numbers on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed);

    /// 64 random bits.
    std::uint64_t next();

    /// A number 0 … bound − 1, each as likely. @param bound at least 1.
    std::uint32_t below(std::uint32_t bound);

private:
    std::uint64_t m_state[4];
};

} // namespace settebello
