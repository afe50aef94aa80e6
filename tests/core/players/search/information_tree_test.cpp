// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_helpers.h"

#include "players/beliefs/world_sampler.h"
#include "players/search/information_tree.h"

namespace settebello {
namespace {

using namespace test;

TEST(InformationTree, CountsEveryIterationOnceAndTriesEveryPlay) {
    const Match match = matchDealt(rulesOf("scopa"), {"7C 9B 5S", "1C 1S 1B"}, "4D 2C 3S 1D");
    const PlayerView view = match.view(0);
    WorldSampler worlds(view);
    Random random(4);
    PlayoutPolicy policy(view.rules);
    InformationTree tree(4, 500);
    for (int i = 0; i < 500; ++i) {
        Round world = worlds.draw(random);
        tree.iterate(world, policy, random);
        ASSERT_TRUE(world.over());
    }
    std::vector<Play> legal;
    legalPlays(view.rules, view.hand, view.takeable(), legal);
    std::int64_t visits = 0;
    for (const InformationTree::Searched& searched : tree.searched()) {
        visits += searched.visits;
        EXPECT_EQ(std::count(legal.begin(), legal.end(), searched.play), 1);
        EXPECT_LE(std::abs(searched.points), 10);
    }
    EXPECT_EQ(visits, 500);
    EXPECT_EQ(tree.searched().size(), legal.size());
    EXPECT_GE(tree.searched().front().visits, tree.searched().back().visits);
}

} // namespace
} // namespace settebello
