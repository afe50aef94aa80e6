// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/contract.h"

#include <array>
#include <bit>
#include <cstdint>

namespace settebello {

/// A small random generator of our own (xoshiro256**, Blackman and Vigna 2018, seeded by
/// splitmix64), because the standard distributions and std::shuffle differ between libraries. The
/// same seed gives the same numbers on every machine.
class Random {
public:
    /// @param seed any number.
    explicit Random(std::uint64_t seed);
    /// Starts from a full state, for instance from the system's generator. A pack has about 2^159
    /// orders; a seed of 64 bits reaches only 2^64 of them. @pre the state is not all 0.
    explicit Random(const std::array<std::uint64_t, 4>& state)
        : m_state(state) {
        SETTEBELLO_ASSERT((state[0] | state[1] | state[2] | state[3]) != 0);
    }

    /// 64 random bits.
    std::uint64_t next() {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    /// A number 0 … bound − 1, all equally likely. @pre bound ≥ 1
    std::uint32_t below(std::uint32_t bound) {
        SETTEBELLO_ASSERT(bound >= 1);
        // Lemire's method: the high word is the number; the few low words that would favour some
        // numbers are drawn again. Most are too large for that, which saves the division.
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t unfair = static_cast<std::uint32_t>(-bound) % bound;
            while (static_cast<std::uint32_t>(product) < unfair) {
                product = (next() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::array<std::uint64_t, 4> m_state;
};

} // namespace settebello
