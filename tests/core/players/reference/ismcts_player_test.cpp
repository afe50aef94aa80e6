// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_helpers.h"

#include "players/levels/levels.h"
#include "players/reference/ismcts_player.h"

namespace settebello {
namespace {

using namespace test;

std::unique_ptr<Player> ismcts(std::uint64_t seed, int iterations) {
    IsmctsPlayer::Options options;
    options.iterations = iterations;
    return std::make_unique<IsmctsPlayer>(seed, options);
}

TEST(IsmctsPlayer, BeatsRandomPlayClearly) {
    const auto searching = [](std::uint64_t seed) { return ismcts(seed, 200); };
    const auto random = [](std::uint64_t seed) { return makePlayer("random", seed); };
    EXPECT_GT(pointsAheadOver(rulesOf("scopa"), 40, searching, random), 80);
    EXPECT_GT(pointsAheadOver(rulesOf("scopone"), 8, searching, random), 40);
}

} // namespace
} // namespace settebello
