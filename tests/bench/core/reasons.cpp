// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the sample of tests/core/coach/reasons.tsv: decisions of casual players that an analysis
// marks, with the reasons that the coach gives. One line each, to be read one by one; the last
// column is for the reader's verdict. Takes a few minutes.

#include "analysis/decision_judge.h"
#include "coach/advice.h"
#include "game/match.h"
#include "players/levels/levels.h"
#include "rules/presets.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace settebello;

namespace {

constexpr std::int64_t kWork = 4'000'000;
constexpr int kPerMatch = 3;

struct Share {
    const char* preset;
    int positions;
};
constexpr Share kShares[] = {
    {"scopa", 110},           {"scopone", 50},     {"scopone-scientifico", 40},
    {"asso-pigliatutto", 20}, {"quindici", 20},    {"cirulla", 15},
    {"napola", 15},           {"scopa-corse", 10}, {"a-perdere", 20}};

void print(const Share& share, std::uint64_t seed, const Match& match, const Judgement& judgement) {
    const PlayerView view = match.view(match.turn());
    const Decision& best = judgement.options.front().decision;
    const Decision& other = judgement.options[judgement.chosen].decision;
    const auto joined = [](const auto& parts) {
        std::string text;
        for (const auto& part : parts) {
            text += (text.empty() ? "" : " ") + toString(part);
        }
        return text.empty() ? "-" : text;
    };
    std::vector<Decision> moves;
    for (const PlayerView::Move& move : match.played().back().moves) {
        moves.push_back(move.decision);
    }
    const std::string columns[] = {
        share.preset,       std::to_string(seed),
        joined(moves),      joined(view.hand),
        joined(view.table), toString(best),
        toString(other),    joined(reasonsThatMatter(view, best, other))};
    for (const std::string& column : columns) {
        std::printf("%s\t", column.c_str());
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// Plays the first round of a match and prints marked decisions. @return how many
int drawFrom(const Share& share, std::uint64_t seed, int wanted) {
    Match match(findPreset(share.preset)->rules, seed);
    match.deal();
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        players.push_back(makePlayer("casual", seed + static_cast<std::uint64_t>(seat)));
    }
    int drawn = 0;
    while (match.turn() >= 0 && match.played().size() == 1 && drawn < wanted) {
        const PlayerView view = match.view(match.turn());
        const Decision made =
            *players[static_cast<std::size_t>(view.seat)]->choose(view, StopToken());
        if (made.kind == Decision::Kind::Play && !isForced(view, made)) {
            const Judgement judgement = *judge(view, made, kWork, StopToken());
            if (judgement.mark != Mark::None &&
                judgement.options.front().decision.kind == Decision::Kind::Play) {
                print(share, seed, match, judgement);
                ++drawn;
            }
        }
        match.apply(made);
    }
    return drawn;
}

} // namespace

int main() {
    for (const Share& share : kShares) {
        int missing = share.positions;
        for (std::uint64_t seed = 1; missing > 0; ++seed) {
            missing -= drawFrom(share, seed, std::min(missing, kPerMatch));
        }
    }
    return EXIT_SUCCESS;
}
