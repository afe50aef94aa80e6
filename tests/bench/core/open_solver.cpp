// SPDX-License-Identifier: GPL-3.0-or-later
// Measures exact open-card solving of the last cards of Scopone after random play, in processor
// time of the thread.
#include "players/solvers/open_solver.h"
#include "game/round.h"
#include "rules/legal_plays.h"
#include "rules/presets.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace settebello;

namespace {

double milliseconds() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Round lateRound(const RuleSet& rules, int cards, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    Round round(rules, pack, 0);
    std::vector<Play> plays;
    for (int left = pack.size() - round.table().size(); left > cards; --left) {
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
        round.applyLegal(plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
    return round;
}

void measure(const char* preset, int cards, int count) {
    const RuleSet rules = findPreset(preset)->rules;
    PositionRules open(rules);
    OpenSolver solver(open);
    Random random(1);
    std::vector<double> times;
    std::vector<double> allPlays;
    std::vector<OpenSolver::Solved> solved;
    for (int i = 0; i < count; ++i) {
        const Round round = lateRound(rules, cards, random);
        const Position position = open.position(round);
        const double begin = milliseconds();
        solver.solve(position, 0);
        const double middle = milliseconds();
        solver.solvePlays(position, solved);
        times.push_back(middle - begin);
        allPlays.push_back(milliseconds() - begin);
    }
    std::sort(times.begin(), times.end());
    std::sort(allPlays.begin(), allPlays.end());
    const auto mean = [](const std::vector<double>& all) {
        double sum = 0;
        for (const double one : all) {
            sum += one;
        }
        return sum / static_cast<double>(all.size());
    };
    std::printf("%-20s %2d cards: value %8.3f ms mean %8.3f worst; all plays %8.3f mean %8.3f "
                "worst (%d positions, %.0f nodes each)\n",
                preset, cards, mean(times), times.back(), mean(allPlays), allPlays.back(), count,
                static_cast<double>(solver.nodes()) / count);
}

} // namespace

int main() {
    for (const char* preset :
         {"scopone", "scopone-scientifico", "scopone-assi", "scopone-trente"}) {
        measure(preset, 8, 2000);
        measure(preset, 12, 1000);
        measure(preset, 16, 500);
        measure(preset, 20, 30);
    }
    return 0;
}
