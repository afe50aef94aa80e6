// SPDX-License-Identifier: GPL-3.0-or-later
// How many times faster than the naive generator of the tests the engine plays whole deals at
// random: shuffled, dealt, played out and scored by both, in the same run, a little of each in turn
// so that whatever else the machine does slows both alike. The engine does so one by one and many
// at once (playOutTogether). Exit status 1 if the latter is less than the first argument times as
// fast, 40 if there is none: with AVX-512 there is room, with AVX2 it is just about that, and
// without them too much to ask.
#include "cards/pack.h"
#include "core/oracle/naive_round.h"
#include "players/policy/playout.h"
#include "players/search/playouts_together.h"
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

/// Rounds are dealt into the same memory again and again, and each goes on with its own generator.
class Together {
public:
    static constexpr int kDeals = 64;

    explicit Together(Random& random)
        : m_random(random) {
        m_rounds.reserve(kDeals);
        for (int i = 0; i < kDeals; ++i) {
            m_randoms.emplace_back(random.next());
        }
    }

    /// Plays kDeals.
    int play(const RuleSet& rules) {
        m_rounds.clear();
        for (int i = 0; i < kDeals; ++i) {
            m_rounds.emplace_back(rules, shuffled(rules, m_random), 0);
        }
        playOutTogether(m_rounds, m_randoms);
        int points = 0;
        for (const Round& round : m_rounds) {
            points += round.points()[0].total();
        }
        return points;
    }

private:
    Random& m_random;
    std::vector<Round> m_rounds;
    std::vector<Random> m_randoms;
};

int playNaively(const RuleSet& rules, Random& random) {
    const Pack pack = shuffled(rules, random);
    naive::NaiveRound round(rules, {pack.cards().begin(), pack.cards().end()}, 0);
    for (auto options = round.options(); !options.empty(); options = round.options()) {
        round.answer(options[random.below(static_cast<std::uint32_t>(options.size()))]);
    }
    return round.points()[0].at("total");
}

/// Calls a second of processor time.
template <typename Play>
double rate(int calls, Play play) {
    const std::clock_t start = std::clock();
    for (int i = 0; i < calls; ++i) {
        play();
    }
    return calls /
           (static_cast<double>(std::max<std::clock_t>(std::clock() - start, 1)) / CLOCKS_PER_SEC);
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// @return how many times as fast as the naive generator many at once are: the median of the turns.
double compare(const Preset& preset) {
    constexpr int kNaiveDeals = 100;
    constexpr int kDeals = 200 * Together::kDeals;
    Random random(1);
    Together together(random);
    long points = 0; // so that nothing of it is left out
    std::vector<double> naive;
    std::vector<double> single;
    std::vector<double> many;
    std::vector<double> singleTimes;
    std::vector<double> manyTimes;
    for (int turn = 0; turn < kTurns; ++turn) {
        naive.push_back(rate(kNaiveDeals, [&] { points += playNaively(preset.rules, random); }));
        single.push_back(rate(kDeals, [&] { points += playByEngine(preset.rules, random); }));
        many.push_back(Together::kDeals * rate(kDeals / Together::kDeals,
                                               [&] { points += together.play(preset.rules); }));
        singleTimes.push_back(single.back() / naive.back());
        manyTimes.push_back(many.back() / naive.back());
    }
    std::printf("%-8s naive %6.0f deals/s   one by one %8.0f, %3.0f times   many at once %8.0f, "
                "%3.0f times   (%ld points)\n",
                preset.id.data(), median(naive), median(single), median(singleTimes), median(many),
                median(manyTimes), points);
    return median(manyTimes);
}

} // namespace

int main(int argc, char** argv) {
    const double enough = argc > 1 ? std::strtod(argv[1], nullptr) : kEnoughTimes;
    double least = compare(*findPreset("scopa"));
    least = std::min(least, compare(*findPreset("scopone")));
    return least >= enough ? 0 : 1;
}
