// SPDX-License-Identifier: GPL-3.0-or-later
// Counts why players play as they do, in games of scopa between two of one level:
// bench_explanations PLAYS LEVEL... The results are in docs/opponents.md.
#include "analysis/decision_judge.h"
#include "coach/explanation.h"
#include "game/match.h"
#include "players/levels/levels.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

using namespace settebello;

namespace {

using Kind = Cause::Kind;

struct Counts {
    int plays = 0;             ///< with a choice
    std::map<Kind, int> first; ///< causes that come first
    std::map<Kind, int> all;   ///< causes in any place
};

Counts count(const char* level, int plays) {
    Counts counts;
    for (std::uint64_t deal = 0; counts.plays < plays; ++deal) {
        Match match(RuleSet(), deal, static_cast<int>(deal % 2));
        match.deal();
        const std::array seeds{deal * 2 + 1'000'000, deal * 2 + 1'000'001};
        const std::array players{makePlayer(level, seeds[0]), makePlayer(level, seeds[1])};
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            const auto seat = static_cast<std::size_t>(view.seat);
            const Decision chosen = *players[seat]->choose(view, StopToken());
            if (!isForced(view, chosen)) {
                const auto found = explain(view, chosen, {level, seeds[seat], {}}, StopToken());
                ++counts.plays;
                ++counts.first[found->causes.front().kind];
                for (const Cause& cause : found->causes) {
                    ++counts.all[cause.kind];
                }
            }
            match.apply(chosen);
        }
    }
    return counts;
}

} // namespace

int main(int argc, char** argv) {
    constexpr std::array kNames{"not known",        "forced",
                                "wins at once",     "claims",
                                "declares",         "cuts",
                                "claim missed",     "declaration missed",
                                "capture missed",   "meant to lay",
                                "forgot",           "did not add up",
                                "did not foresee",  "did not conclude",
                                "did not work out", "not thought through",
                                "thought through",  "sweeps",
                                "takes valuable",   "takes most",
                                "keeps valuable",   "avoids sweep",
                                "fears sweep",      "leaves less",
                                "leaves nothing",   "helps partner",
                                "lays double",      "rules of thumb",
                                "avoids points",    "only capture",
                                "no capture",       "obvious"};
    const int plays = argc > 1 ? std::atoi(argv[1]) : 0;
    for (int i = 2; i < argc; ++i) {
        const Counts counts = count(argv[i], plays);
        std::printf("%s, %d plays of scopa with a choice: %% first, %% at all\n", argv[i],
                    counts.plays);
        for (const auto& [kind, all] : counts.all) {
            const auto percent = [&](int number) { return 100.0 * number / counts.plays; };
            const auto found = counts.first.find(kind);
            std::printf("  %-20s %6.1f %6.1f\n", kNames[static_cast<std::size_t>(kind)],
                        percent(found == counts.first.end() ? 0 : found->second), percent(all));
        }
    }
    return 0;
}
