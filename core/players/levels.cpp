// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/greedy_player.h"
#include "players/player.h"
#include "players/random_player.h"

#include <array>

namespace settebello {

namespace {

constexpr std::string_view kRandom = "random";
constexpr std::string_view kGreedy = "greedy";
constexpr std::array kLevels{kRandom, kGreedy};

} // namespace

std::span<const std::string_view> levels() {
    return kLevels;
}

std::unique_ptr<Player> makePlayer(std::string_view level, std::uint64_t seed,
                                   const Limits& /*limits*/) {
    if (level == kRandom) {
        return std::make_unique<RandomPlayer>(seed);
    }
    if (level == kGreedy) {
        return std::make_unique<GreedyPlayer>();
    }
    return nullptr;
}

} // namespace settebello
