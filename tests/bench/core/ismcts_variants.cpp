// SPDX-License-Identifier: GPL-3.0-or-later
// A level against tree searches that nobody tuned it against, in scopa between two: every
// combination of three budgets, three constants of exploration and three kinds of playouts. The
// results are in docs/opponents.md.
//     bench_ismcts_variants LEVEL PAIRS [FIRST]
// PAIRS of each combination, with the seeds of the deals from FIRST on.

#include "paired_deals.h"
#include "players/levels/levels.h"
#include "players/reference/ismcts_player.h"
#include "series.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

using namespace settebello;

namespace {

constexpr std::array kIterations{1'000, 4'000, 16'000};
constexpr std::array kExplorations{0.4, 1.0, 2.5}; ///< times that of the reference player
constexpr std::array kRandomPercents{0, 30, 100};

void print(const std::string& name, const Series& series) {
    std::printf("%-32s %6zu %+8.3f ± %.3f\n", name.c_str(), series.values.size(), series.mean(),
                1.96 * series.error());
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("bench_ismcts_variants LEVEL PAIRS [FIRST]\n", stderr);
        return 2;
    }
    const std::string level = argv[1];
    const int pairs = std::atoi(argv[2]);
    std::uint64_t deal = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
    Series all;
    std::map<std::string, Series> byOption;
    // All combinations in turn, so that a run that is cut short has tried them evenly.
    for (int round = 0; round < pairs; ++round) {
        for (const int iterations : kIterations) {
            for (const double exploration : kExplorations) {
                for (const int percent : kRandomPercents) {
                    IsmctsPlayer::Options options;
                    options.iterations = iterations;
                    options.exploration = exploration * InformationTree::kExploration;
                    options.randomPercent = percent;
                    const double ahead = pairedDeal(
                        RuleSet(), deal++,
                        [&](std::uint64_t seed) { return fairly(makePlayer(level, seed)); },
                        [&](std::uint64_t seed) {
                            return fairly(std::make_shared<IsmctsPlayer>(seed, options));
                        });
                    all.values.push_back(ahead);
                    const auto add = [&](const std::string& option) {
                        byOption[option].values.push_back(ahead);
                    };
                    add("iterations " + std::to_string(iterations));
                    add("exploration × " + std::to_string(exploration).substr(0, 3));
                    add("random playouts " + std::to_string(percent) + " %");
                }
            }
        }
        if (round % 8 == 7 || round + 1 == pairs) {
            print("all", all);
            for (const auto& [option, series] : byOption) {
                print(option, series);
            }
            std::fflush(stdout);
        }
    }
    return 0;
}
