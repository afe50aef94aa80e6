// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"
#include "core/players/player_helpers.h"

#include "game/match.h"
#include "players/levels/levels.h"
#include "rules/check_rules.h"

#include <algorithm>
#include <array>
#include <vector>

namespace settebello {
namespace {

using namespace test;

/// The numbers of players that a preset is tried with: its own and one other, a different one for
/// each preset in turn; in a long run all of them.
std::vector<int> playerCounts(const Preset& preset) {
    constexpr std::array kPlayerCounts{2, 3, 4, 6};
    if (oracleFactor() > 1) {
        return {kPlayerCounts.begin(), kPlayerCounts.end()};
    }
    const auto place = static_cast<std::size_t>(&preset - presets().data());
    const int other = kPlayerCounts[place % kPlayerCounts.size()];
    const int own = preset.rules.table.players;
    return other == own ? std::vector{own} : std::vector{own, other};
}

/// The levels that think with a search, asked over and over and once each.
class Searching : public testing::TestWithParam<const char*> {};

TEST_P(Searching, LevelsAnswerTheSameWhateverTheyWereAskedBefore) {
    for (const char* const preset : {"scopa", "scopone", "cirulla"}) {
        for (const int players : {2, 4}) {
            RuleSet rules = rulesOf(preset);
            rules.table.players = players;
            Match match(rules, 5);
            match.deal();
            Limits limits;
            limits.iterations = 30;
            const auto kept = makePlayer(GetParam(), 9, limits);
            while (match.turn() >= 0) {
                const PlayerView view = match.view(match.turn());
                const auto answer = kept->choose(view, StopToken());
                ASSERT_EQ(makePlayer(GetParam(), 9, limits)->choose(view, StopToken()), answer)
                    << preset << ", " << players << " players, after " << view.moves.size();
                match.apply(*answer);
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Levels, Searching, testing::Values("expert", "master"),
                         [](const auto& level) { return std::string(level.param); });

class Levels : public testing::TestWithParam<std::string_view> {
protected:
    /// One player of the level at every seat.
    static std::vector<std::unique_ptr<Player>> tableOf(int players, std::uint64_t seed) {
        Limits limits;
        limits.iterations = 4;
        std::vector<std::unique_ptr<Player>> table;
        for (int seat = 0; seat < players; ++seat) {
            table.push_back(
                makePlayer(GetParam(), seed + static_cast<std::uint64_t>(seat), limits));
        }
        return table;
    }

    /// Plays a round among players of the level; every answer must be accepted.
    /// @return what they answered, in notation.
    static std::string roundPlayed(const RuleSet& rules, std::uint64_t seed) {
        const auto table = tableOf(rules.table.players, seed);
        Match match(rules, seed);
        std::string answers;
        match.deal();
        while (match.turn() >= 0) {
            const auto seat = static_cast<std::size_t>(match.turn());
            const auto answer = table[seat]->choose(match.view(match.turn()), StopToken());
            if (!answer || match.apply(*answer) != DecisionFault::None) {
                ADD_FAILURE() << (answer ? toString(*answer) : "nothing") << " is not legal\n"
                              << rulesText(rules);
                break;
            }
            answers += toString(*answer) + " ";
        }
        return answers;
    }
};

TEST_P(Levels, AnswerLegallyAndTheSameToTheSameSeed) {
    for (const Preset& preset : presets()) {
        for (const int players : playerCounts(preset)) {
            RuleSet rules = preset.rules;
            rules.table.players = players;
            if (!checkRules(rules).empty()) {
                continue;
            }
            SCOPED_TRACE(preset.id);
            EXPECT_EQ(roundPlayed(rules, 7), roundPlayed(rules, 7)) << players << " players";
        }
    }
}

TEST_P(Levels, AnswerLegallyUnderAnyRules) {
    Random random(3);
    for (int i = 0; i < 8 * oracleFactor(); ++i) {
        roundPlayed(randomRules(random), random.next());
    }
}

/// Only the seven captures, and it would take the settebello.
TEST_P(Levels, LeaveTheSettebelloWhereTheFewestPointsWin) {
    if (GetParam() == "random") {
        return;
    }
    RuleSet rules;
    for (const bool lowest : {false, true}) {
        rules.match.lowestWins = lowest;
        const Match match = matchDealt(rules, {"7C 9S 10B", "1C 1S 1B"}, "7D 8S 6C 5C");
        const auto player = makePlayer(GetParam(), 1);
        const auto answer = player->choose(match.view(0), StopToken());
        ASSERT_TRUE(answer);
        EXPECT_EQ(toString(*answer) == "7C=7D", !lowest) << toString(*answer);
    }
}

TEST_P(Levels, HaveANameThatFilesMayUse) {
    EXPECT_TRUE(isLevelName(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, Levels, testing::ValuesIn(levels().begin(), levels().end()),
                         [](const auto& level) {
                             std::string name(level.param);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(LevelTable, OffersTheStrongestToPeopleLast) {
    const auto forPeople = levelsForPeople();
    EXPECT_EQ(forPeople.size(), 5U);
    EXPECT_EQ(forPeople.front(), "beginner");
    EXPECT_EQ(forPeople.back(), "master");
}

TEST(LevelTable, HasNoOthers) {
    EXPECT_EQ(makePlayer("grandmaster", 1), nullptr);
}

} // namespace
} // namespace settebello
