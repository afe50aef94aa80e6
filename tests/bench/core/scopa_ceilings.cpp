// SPDX-License-Identifier: GPL-3.0-or-later
// How much there is to win in scopa between two: players that see more than they may, against a
// level. The results are in docs/opponents.md.
//     bench_scopa_ceilings sees-hand|sees-all|fair LEVEL PAIRS [FIRST]
// sees-hand: master, shown the other hand. sees-all: a tree search that knows every card, in the
// stock too. fair: master, to compare on the same deals.

#include "paired_deals.h"
#include "players/levels/levels.h"
#include "players/levels/master_player.h"
#include "players/search/information_tree.h"
#include "series.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace settebello;

namespace {

/// Master, given a view in which the other player has shown all cards.
Chooser seesHand(std::uint64_t seed) {
    return [master = std::make_shared<MasterPlayer>(seed)](const Match& match) {
        const int other = match.rules().seatAfter(match.turn());
        PlayerView view = match.view(match.turn());
        view.shownCards[other] = match.round().hand(other);
        return *master->choose(view, StopToken());
    };
}

/// The reference tree search with the cards as they lie, also in the stock, in every iteration.
Chooser seesAll(std::uint64_t seed) {
    return [random = Random(seed)](const Match& match) mutable {
        constexpr int kIterations = 4'000;
        const PlayoutPolicy policy(match.rules());
        InformationTree tree(InformationTree::kExploration, kIterations);
        for (int i = 0; i < kIterations; ++i) {
            Round world = match.round();
            tree.iterate(world, policy, random);
        }
        return Decision(tree.searched().front().play);
    };
}

Chooser fair(std::uint64_t seed) {
    return fairly(std::make_shared<MasterPlayer>(seed));
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fputs("bench_scopa_ceilings sees-hand|sees-all|fair LEVEL PAIRS [FIRST]\n", stderr);
        return 2;
    }
    const std::string_view cheat = argv[1];
    const auto cheater = cheat == "sees-hand" ? seesHand : cheat == "sees-all" ? seesAll : fair;
    const std::string level = argv[2];
    const int pairs = std::atoi(argv[3]);
    const std::uint64_t firstDeal = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
    Series ahead;
    for (int pair = 0; pair < pairs; ++pair) {
        ahead.values.push_back(
            pairedDeal(RuleSet(), firstDeal + static_cast<std::uint64_t>(pair), cheater,
                       [&](std::uint64_t seed) { return fairly(makePlayer(level, seed)); }));
        if (pair % 50 == 49) {
            std::printf("%s against %s: %d pairs, %+.3f ± %.3f points a deal\n", argv[1],
                        level.c_str(), pair + 1, ahead.mean(), 1.96 * ahead.error());
            std::fflush(stdout);
        }
    }
    return 0;
}
