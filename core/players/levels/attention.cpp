// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/attention.h"

#include "support/contract.h"

namespace settebello {

namespace {

/// splitmix64's last steps (Steele, Lea and Flood 2014): every bit changes half of the others.
constexpr std::uint64_t mixed(std::uint64_t bits) {
    bits += 0x9e3779b97f4a7c15U;
    bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111ebU;
    return bits ^ bits >> 31;
}

} // namespace

Attention::Attention(std::uint64_t seed, const PlayerView& view)
    : m_round(mixed(mixed(seed) +
                    static_cast<std::uint64_t>(view.roundNumber * kMaxSeats + view.seat))) {}

std::uint64_t Attention::bits(Topic topic, std::uint64_t thing) const {
    return mixed(mixed(m_round + static_cast<std::uint64_t>(topic)) ^ thing);
}

int Attention::draw(int bound, Topic topic, std::uint64_t thing) const {
    SETTEBELLO_ASSERT(bound >= 1);
    return static_cast<int>((bits(topic, thing) >> 32) * static_cast<std::uint64_t>(bound) >> 32);
}

} // namespace settebello
