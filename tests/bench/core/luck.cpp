// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the result of a deal the luck terms of an analysis explain (analysis.md): plays
// single deals of one level against itself, and prints the means of luck, result and adjusted
// result, and the variance that is left. Also how much of the variance the cards can explain at
// all: the same deals once more with other seeds.
//     bench_luck PRESET LEVEL DEALS [FIRST [ITERATIONS]]

#include "analysis/luck.h"
#include "players/levels/levels.h"
#include "players/position/points_ahead.h"
#include "rules/presets.h"
#include "series.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace settebello;

namespace {

struct Level {
    std::string name;
    Limits limits;
};

struct Deal {
    double result = 0; ///< of side 0, in points ahead
    double luck = 0;
};

/// One deal at the score 0 : 0, by players with these seeds. @param outlook null: without luck.
Deal playedDeal(const RuleSet& rules, const Level& level, std::uint64_t deal, std::uint64_t seeds,
                OpenOutlook* outlook) {
    Match match(rules, deal,
                static_cast<int>(deal % static_cast<std::uint64_t>(rules.table.players)));
    Random random(seeds);
    Deal found;
    const auto addLuck = [&](int dealtBefore) {
        found.luck += outlook == nullptr
                          ? 0
                          : luckOfDealing(*outlook, match, dealtBefore, random).luck.points[0];
    };
    match.deal();
    addLuck(0);
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < rules.table.players; ++seat) {
        players.push_back(
            makePlayer(level.name, seeds * 16 + static_cast<std::uint64_t>(seat), level.limits));
    }
    while (match.turn() >= 0) {
        const auto seat = static_cast<std::size_t>(match.turn());
        const int stock = match.round().stockSize();
        const int dealtBefore = dealtCards(match.round());
        match.apply(*players[seat]->choose(match.view(match.turn()), StopToken()));
        if (match.round().stockSize() != stock) {
            addLuck(dealtBefore);
        }
    }
    found.result = pointsAhead(match.round())[0];
    return found;
}

void print(const char* name, const Series& series) {
    std::printf("%-10s %+7.3f +- %.3f, variance %.2f\n", name, series.mean(), series.error(),
                series.variance());
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc < 4 || findPreset(argv[1]) == nullptr || makePlayer(argv[2], 0) == nullptr) {
        std::puts("bench_luck PRESET LEVEL DEALS [FIRST [ITERATIONS]]");
        return 2;
    }
    const RuleSet rules = findPreset(argv[1])->rules;
    const auto deals = static_cast<std::uint64_t>(std::atoi(argv[3]));
    const auto first = static_cast<std::uint64_t>(argc > 4 ? std::atoi(argv[4]) : 1);
    Level level{argv[2], {}};
    level.limits.iterations = argc > 5 ? std::atoi(argv[5]) : level.limits.iterations;
    Series luck;
    Series result;
    Series adjusted;
    Series again;
    OpenOutlook outlook(rules);
    for (std::uint64_t deal = first; deal < first + deals; ++deal) {
        const Deal played = playedDeal(rules, level, deal, 2 * deal, &outlook);
        luck.values.push_back(played.luck);
        result.values.push_back(played.result);
        adjusted.values.push_back(played.result - played.luck);
        again.values.push_back(playedDeal(rules, level, deal, 2 * deal + 1, nullptr).result);
    }
    std::printf("%s, %s, %zu deals\n", argv[1], argv[2], luck.values.size());
    print("result", result);
    print("luck", luck);
    print("adjusted", adjusted);
    std::printf(
        "variance left %.3f; correlation with the same deals played with other seeds %.3f\n",
        adjusted.variance() / result.variance(),
        result.covariance(again) / std::sqrt(result.variance() * again.variance()));
    return 0;
}
