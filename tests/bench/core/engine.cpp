// SPDX-License-Identifier: GPL-3.0-or-later
// How many times faster than the naive generator of the tests the engine plays whole deals at
// random: shuffled, dealt, played out and scored by both, in the same run, a little of each in turn
// so that whatever else the machine does slows both alike. Exit status 1 if it is less than the
// first argument, 40 if there is none.
#include "cards/pack.h"
#include "core/oracle/naive_round.h"
#include "players/search/playout.h"
#include "rules/presets.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace settebello;

namespace {

constexpr int kTurns = 15;
constexpr double kEnoughTimes = 40;

Pack shuffled(const RuleSet& rules, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    return pack;
}

int playByEngine(const RuleSet& rules, Random& random) {
    Round round(rules, shuffled(rules, random), 0);
    playOut(round, random);
    return round.points()[0].total();
}

int playNaively(const RuleSet& rules, Random& random) {
    const Pack pack = shuffled(rules, random);
    naive::NaiveRound round(rules, {pack.cards().begin(), pack.cards().end()}, 0);
    for (auto options = round.options(); !options.empty(); options = round.options()) {
        round.answer(options[random.below(static_cast<std::uint32_t>(options.size()))]);
    }
    return round.points()[0].at("total");
}

/// Deals a second of processor time.
template <typename PlayDeal>
double rate(int deals, PlayDeal playDeal) {
    const std::clock_t start = std::clock();
    for (int i = 0; i < deals; ++i) {
        playDeal();
    }
    return deals /
           (static_cast<double>(std::max<std::clock_t>(std::clock() - start, 1)) / CLOCKS_PER_SEC);
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The median of the turns' ratios.
double compare(const Preset& preset) {
    constexpr int kNaiveDeals = 100;
    constexpr int kDeals = 20'000;
    Random random(1);
    long points = 0; // so that nothing of it is left out
    std::vector<double> engine;
    std::vector<double> naive;
    std::vector<double> ratios;
    for (int turn = 0; turn < kTurns; ++turn) {
        engine.push_back(rate(kDeals, [&] { points += playByEngine(preset.rules, random); }));
        naive.push_back(rate(kNaiveDeals, [&] { points += playNaively(preset.rules, random); }));
        ratios.push_back(engine.back() / naive.back());
    }
    std::printf("%-20s engine %8.0f deals/s   naive %6.0f deals/s   %4.0f times (%ld points)\n",
                preset.id.data(), median(engine), median(naive), median(ratios), points);
    return median(ratios);
}

} // namespace

int main(int argc, char** argv) {
    const double enough = argc > 1 ? std::strtod(argv[1], nullptr) : kEnoughTimes;
    double least = compare(*findPreset("scopa"));
    least = std::min(least, compare(*findPreset("scopone")));
    return least >= enough ? 0 : 1;
}
