// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the result of a deal the luck of an analysis explains (analysis.md): plays single
// deals between two levels, and prints the means of result, luck and adjusted result for the first
// of them, and the variance that is left. Sides and dealer change from deal to deal.
//     bench_luck PRESET LEVEL,LEVEL DEALS [FIRST [ITERATIONS]]

#include "analysis/luck.h"
#include "analysis/decision_judge.h"
#include "players/levels/levels.h"
#include "players/position/points_ahead.h"
#include "rules/presets.h"
#include "series.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace settebello;

namespace {

struct Setup {
    RuleSet rules;
    std::array<std::string, 2> levels;
    Limits limits;
};

/// In points ahead, of the side whose players have the first level.
struct Deal {
    double result = 0;
    double dealtLuck = 0;
    double hiddenLuck = 0;
};

/// Gathers the luck of a round as it is played.
class LuckMeter {
public:
    explicit LuckMeter(const RuleSet& rules)
        : m_outlook(rules)
        , m_plays(rules) {}

    double ofDealing(const Match& match, int dealtBefore, int side, Random& random) {
        return luckOfDealing(m_outlook, match, dealtBefore, random).luck.points[side];
    }
    double ofDecision(const Match& match, const Decision& made, int side, Random& random) {
        const bool isFree =
            made.kind == Decision::Kind::Play && !isForced(match.view(match.turn()), made);
        return isFree ? m_plays.of(m_outlook, match, made.play, random).luck.points[side] : 0;
    }

private:
    OpenOutlook m_outlook;
    PlayLuck m_plays;
};

/// One deal at the score 0 : 0.
Deal playedDeal(const Setup& setup, std::uint64_t deal, LuckMeter& meter) {
    const auto players = static_cast<std::uint64_t>(setup.rules.table.players);
    const int first = static_cast<int>(deal / players % 2); // the side of the first level
    Match match(setup.rules, deal, static_cast<int>(deal % players));
    Random random(deal);
    match.deal();
    Deal found;
    found.dealtLuck = meter.ofDealing(match, 0, first, random);
    std::vector<std::unique_ptr<Player>> seats;
    for (int seat = 0; seat < setup.rules.table.players; ++seat) {
        const bool isFirst = setup.rules.sideOf(seat) == first;
        seats.push_back(makePlayer(setup.levels[isFirst ? 0 : 1],
                                   deal * 16 + static_cast<std::uint64_t>(seat), setup.limits));
    }
    while (match.turn() >= 0) {
        const auto seat = static_cast<std::size_t>(match.turn());
        const int stock = match.round().stockSize();
        const int dealtBefore = dealtCards(match.round());
        const Decision made = *seats[seat]->choose(match.view(match.turn()), StopToken());
        found.hiddenLuck += meter.ofDecision(match, made, first, random);
        match.apply(made);
        if (match.round().stockSize() != stock) {
            found.dealtLuck += meter.ofDealing(match, dealtBefore, first, random);
        }
    }
    found.result = markedPointsAhead(match.round())[first];
    return found;
}

struct Results {
    Series result;
    Series luck;
    Series dealt;
    Series hidden;
    Series withoutDealt;
    Series adjusted;

    void add(const Deal& deal) {
        result.values.push_back(deal.result);
        luck.values.push_back(deal.dealtLuck + deal.hiddenLuck);
        dealt.values.push_back(deal.dealtLuck);
        hidden.values.push_back(deal.hiddenLuck);
        withoutDealt.values.push_back(deal.result - deal.dealtLuck);
        adjusted.values.push_back(deal.result - deal.dealtLuck - deal.hiddenLuck);
    }
    void print() const {
        std::printf("%zu deals\n", result.values.size());
        const auto line = [](const char* name, const Series& series) {
            std::printf("  %-14s %+7.3f +- %.3f, variance %.2f\n", name, series.mean(),
                        series.error(), series.variance());
        };
        line("result", result);
        line("luck", luck);
        line("  dealt", dealt);
        line("  hidden", hidden);
        line("adjusted", adjusted);
        std::printf("  variance left %.3f, without hidden luck %.3f\n",
                    adjusted.variance() / result.variance(),
                    withoutDealt.variance() / result.variance());
        std::fflush(stdout);
    }
};

} // namespace

int main(int argc, char* argv[]) {
    const std::string_view names = argc > 2 ? argv[2] : "";
    const std::size_t comma = names.find(',');
    const std::string level(names.substr(0, comma));
    const std::string other(comma < names.size() ? names.substr(comma + 1) : "");
    if (argc < 4 || findPreset(argv[1]) == nullptr || !makePlayer(level, 0) ||
        !makePlayer(other, 0)) {
        std::puts("bench_luck PRESET LEVEL,LEVEL DEALS [FIRST [ITERATIONS]]");
        return 2;
    }
    Setup setup{findPreset(argv[1])->rules, {level, other}, {}};
    const auto deals = static_cast<std::uint64_t>(std::atoi(argv[3]));
    const auto first = static_cast<std::uint64_t>(argc > 4 ? std::atoi(argv[4]) : 1);
    setup.limits.iterations = argc > 5 ? std::atoi(argv[5]) : 0;
    constexpr std::uint64_t kPrintEvery = 100;
    LuckMeter meter(setup.rules);
    Results results;
    for (std::uint64_t deal = 1; deal <= deals; ++deal) {
        results.add(playedDeal(setup, first + deal - 1, meter));
        if (deal % kPrintEvery == 0 || deal == deals) {
            results.print();
        }
    }
    return 0;
}
