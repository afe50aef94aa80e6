// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/random.h"

#include <bit>

namespace settebello {

Random::Random(std::uint64_t seed) {
    for (std::uint64_t& word : m_state) {
        seed += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        word = mixed ^ (mixed >> 31);
    }
}

std::uint64_t Random::next() {
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

std::uint32_t Random::below(std::uint32_t bound) {
    // Lemire's multiplication: the high word is the number; the few low words that would favour
    // some numbers are thrown again.
    const std::uint32_t unfair = static_cast<std::uint32_t>(-bound) % bound;
    std::uint64_t product = 0;
    do {
        product = (next() >> 32) * bound;
    } while (static_cast<std::uint32_t>(product) < unfair);
    return static_cast<std::uint32_t>(product >> 32);
}

} // namespace settebello
