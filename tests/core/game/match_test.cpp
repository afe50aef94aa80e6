// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"
#include "players/greedy_player.h"
#include "players/random_player.h"
#include "rules/check_rules.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

/// Plays a match with one player a seat, by turns from the list; false if it does not end.
bool playOut(Match& match, std::vector<std::unique_ptr<Player>>& players, Events* events) {
    constexpr int kMostRounds = 500;
    for (int rounds = 0; !match.over();) {
        if (match.needsDeal()) {
            match.deal(events);
            if (++rounds > kMostRounds) {
                return false;
            }
            continue;
        }
        const int seat = match.turn();
        auto& player = players[static_cast<std::size_t>(seat) % players.size()];
        const auto decision = player->choose(match.view(seat), StopToken());
        if (!decision || match.apply(*decision, events) != DecisionFault::None) {
            ADD_FAILURE() << "an illegal decision";
            return false;
        }
    }
    return true;
}

class EveryPreset : public testing::TestWithParam<Preset> {};

TEST_P(EveryPreset, IsPlayedToTheEnd) {
    const RuleSet& rules = GetParam().rules;
    ASSERT_TRUE(checkRules(rules).empty());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Match match(rules, seed);
        std::vector<std::unique_ptr<Player>> players;
        players.push_back(std::make_unique<GreedyPlayer>());
        players.push_back(std::make_unique<RandomPlayer>(seed));
        Events events;
        ASSERT_TRUE(playOut(match, players, &events)) << "seed " << seed;
        ASSERT_TRUE(match.result());
        ASSERT_TRUE(std::holds_alternative<MatchWon>(events.back()));
        EXPECT_EQ(std::get<MatchWon>(events.back()).result, *match.result());
        if (match.result()->by == MatchResult::By::Points) {
            const int winner = match.result()->winner;
            EXPECT_GE(match.score(winner), rules.match.target);
            for (int side = 0; side < rules.sides(); ++side) {
                EXPECT_TRUE(side == winner || match.score(side) < match.score(winner));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Presets, EveryPreset,
                         testing::ValuesIn(presets().begin(), presets().end()),
                         [](const auto& preset) {
                             std::string name(preset.param.id);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace settebello
