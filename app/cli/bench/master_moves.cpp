// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/master_moves.h"

#include "cli/simulate/thinking_clock.h"
#include "game/match.h"
#include "players/levels/master_player.h"
#include "rules/check_rules.h"
#include "support/contract.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace settebello::cli {

namespace {

/// Masters at the seats of a match.
std::vector<std::unique_ptr<MasterPlayer>> masters(int seats, std::uint64_t seed) {
    std::vector<std::unique_ptr<MasterPlayer>> players;
    players.reserve(static_cast<std::size_t>(seats));
    for (int seat = 0; seat < seats; ++seat) {
        players.push_back(
            std::make_unique<MasterPlayer>(seed * kMaxSeats + static_cast<std::uint64_t>(seat)));
    }
    return players;
}

/// Plays a match until it is over or enough moves were measured.
void playMatch(const RuleSet& rules, std::uint64_t seed, std::size_t moves, MoveCosts& costs) {
    constexpr double kThousand = 1000;
    const auto players = masters(rules.table.players, seed);
    Match match(rules, seed, 0);
    std::vector<Decision> legal;
    while (!match.over() && costs.work.size() < moves) {
        if (match.needsDeal()) {
            match.deal();
            continue;
        }
        const PlayerView view = match.view(match.turn());
        MasterPlayer& player = *players[static_cast<std::size_t>(view.seat)];
        const Durations::Time start = threadTime();
        const auto decision = player.choose(view, StopToken());
        const Durations::Time time = threadTime() - start;
        legalDecisions(view, legal);
        if (legal.size() > 1) {
            costs.milliseconds.push_back(time.count() * kThousand);
            costs.work.push_back(static_cast<double>(player.work()) / kThousand);
        }
        match.apply(*decision);
    }
}

} // namespace

std::vector<NamedTable> everySize(const NamedTable& table) {
    std::vector<NamedTable> sizes;
    for (int players = 2; players <= kMaxSeats; ++players) {
        for (const bool teams : {false, true}) {
            NamedTable size = table;
            size.rules.table.players = players;
            size.rules.table.teams = teams;
            if (checkRules(size.rules).empty()) {
                sizes.push_back(size);
            }
        }
    }
    return sizes;
}

MoveCosts measureMoves(const RuleSet& rules, int moves) {
    SETTEBELLO_ASSERT(moves >= 1);
    MoveCosts costs;
    const auto wanted = static_cast<std::size_t>(moves);
    for (std::uint64_t seed = 1; costs.work.size() < wanted; ++seed) {
        playMatch(rules, seed, wanted, costs);
    }
    return costs;
}

CostSummary summaryOf(std::vector<double> costs) {
    SETTEBELLO_ASSERT(!costs.empty());
    std::sort(costs.begin(), costs.end());
    const auto quantile = [&](double share) {
        const double place = std::ceil(share * static_cast<double>(costs.size()));
        return costs[static_cast<std::size_t>(place) - 1];
    };
    constexpr double kHalf = 0.5;
    constexpr double kSlow = 0.99;
    return {quantile(kHalf), quantile(kSlow), costs.back()};
}

} // namespace settebello::cli
