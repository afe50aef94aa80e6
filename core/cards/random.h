// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace settebello {

/// Our own small random generator (xoshiro256**, Blackman and Vigna 2018, seeded by splitmix64),
/// because the standard distributions and std::shuffle give other numbers with every library. The
/// same seed gives the same numbers on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed);
    /// With all 256 bits given, as from a system's generator: more than there are orders of a pack,
    /// which are some 2^159. A seed of 64 bits reaches only 2^64 of them. @param state not all 0.
    explicit Random(const std::array<std::uint64_t, 4>& state)
        : m_state(state) {}

    /// What it goes on from; Random(state()) gives the same numbers.
    const std::array<std::uint64_t, 4>& state() const { return m_state; }

    /// 64 random bits.
    std::uint64_t next() { return advance(m_state); }
    /// The same from a bare state, or from many side by side.
    /// @tparam Word std::uint64_t, or what reckons with many as with one.
    template <typename Word>
    static Word advance(std::array<Word, 4>& state) {
        const auto turned = [](const Word& word, int left) {
            return word << left | word >> (64 - left);
        };
        const Word result = turned(state[1] * 5, 7) * 9;
        const Word shifted = state[1] << 17;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= shifted;
        state[3] = turned(state[3], 45);
        return result;
    }

    /// A number 0 … bound − 1, each as likely. @param bound at least 1.
    std::uint32_t below(std::uint32_t bound) {
        // Lemire's multiplication: the high word is the number; the few low words that would favour
        // some numbers are thrown again. Most are too great to be among them, which saves dividing.
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
