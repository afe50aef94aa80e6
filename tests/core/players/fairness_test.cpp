// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/redealt_view.h"

#include "players/levels/levels.h"
#include "rules/check_rules.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace settebello {
namespace {

using namespace test;

/// Presets and tables for three players or more, in turn.
RuleSet rulesOfMany(int turn, Random& /*random*/) {
    constexpr std::array kTables{std::pair(3, false), std::pair(4, false), std::pair(4, true),
                                 std::pair(6, false), std::pair(6, true)};
    for (;; ++turn) {
        const auto at = static_cast<std::size_t>(turn);
        RuleSet rules = presets()[at % presets().size()].rules;
        std::tie(rules.table.players, rules.table.teams) = kTables[at % kTables.size()];
        if (checkRules(rules).empty()) {
            return rules;
        }
    }
}

class Fairness : public testing::TestWithParam<std::string_view> {
protected:
    /// The level's answer to a view, each from a new player, so that all begin with the same random
    /// numbers.
    static std::optional<Decision> answer(const PlayerView& view, std::uint64_t seed) {
        Limits limits;
        limits.iterations = 10;
        return makePlayer(GetParam(), seed, limits)->choose(view, StopToken());
    }
    /// @param nextRules RuleSet(turn, random).
    template <typename NextRules>
    static void tryHiddenCards(NextRules nextRules);
};

template <typename NextRules>
void Fairness::tryHiddenCards(NextRules nextRules) {
    Random random(2018);
    const FairnessExtent wanted = fairnessExtent();
    int positions = 0;
    for (int turn = 0; positions < wanted.positions; ++turn) {
        const RuleSet rules = nextRules(turn, random);
        Match match(rules, random.next());
        match.deal();
        std::vector<Decision> decisions;
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            if (random.below(8) == 0) { // so that many rules come up before there is enough
                const std::uint64_t seed = random.next();
                const auto chosen = answer(view, seed);
                for (int i = 0; i < wanted.reshuffles; ++i) {
                    const PlayerView other = redealtView(match, view, random);
                    ASSERT_EQ(other, view) << rulesText(rules);
                    ASSERT_EQ(answer(other, seed), chosen) << rulesText(rules);
                }
                ++positions;
            }
            legalDecisions(view, decisions);
            match.apply(decisions[random.below(static_cast<std::uint32_t>(decisions.size()))]);
        }
    }
}

TEST_P(Fairness, HiddenCardsDoNotChangeTheAnswer) {
    tryHiddenCards(rulesOfTurn);
}

TEST_P(Fairness, NorAtTablesOfManyPlayers) {
    tryHiddenCards(rulesOfMany);
}

INSTANTIATE_TEST_SUITE_P(Levels, Fairness, testing::ValuesIn(levels().begin(), levels().end()),
                         [](const auto& level) {
                             std::string name(level.param);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace settebello
