// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"

#include "game/match.h"
#include "players/levels/levels.h"
#include "rules/check_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace settebello {
namespace {

using namespace test;

/// How much is tried of each level: a little in the normal run; in a long one as many positions as
/// the environment variable SETTEBELLO_FAIRNESS_POSITIONS says (10,000 before a release).
struct Extent {
    int positions = 24;
    int reshuffles = 3;
};

Extent extentWanted() {
    const char* positions = std::getenv("SETTEBELLO_FAIRNESS_POSITIONS");
    constexpr int kLongReshuffles = 20;
    return positions == nullptr ? Extent()
                                : Extent{std::max(1, std::atoi(positions)), kLongReshuffles};
}

/// The pack with the cards that are hidden from the view dealt out anew.
Pack reshuffledPack(const Pack& pack, CardSet hidden, Random& random) {
    std::vector<Card> pool(hidden.begin(), hidden.end());
    for (std::size_t left = pool.size(); left > 1; --left) {
        std::swap(pool[left - 1], pool[random.below(static_cast<std::uint32_t>(left))]);
    }
    std::vector<Card> order(pack.cards().begin(), pack.cards().end());
    for (Card& card : order) {
        if (hidden.contains(card)) {
            card = pool.back();
            pool.pop_back();
        }
    }
    return Pack::fromCards(order).value();
}

/// The view of the same round with the hidden cards distributed differently. A seat that would then
/// be asked to declare, and is not known to have done so, passes.
PlayerView reshuffled(const Match& match, const PlayerView& view, Random& random) {
    const Match::PlayedRound& played = match.played().back();
    Match other(match.rules(), 1, played.dealer);
    EXPECT_TRUE(other.dealFrom(reshuffledPack(played.pack, view.unseen(), random)));
    const auto passUntil = [&other](auto asked) {
        while (other.round().phase() == Phase::Declaring && !asked()) {
            other.apply(Decision(Decision::Kind::Pass));
        }
    };
    for (const PlayerView::Move& move : view.moves) {
        passUntil([&] {
            return other.turn() == move.seat && move.decision.kind == Decision::Kind::Declare;
        });
        EXPECT_EQ(other.apply(move.decision), DecisionFault::None);
    }
    passUntil([&] { return view.phase == Phase::Declaring && other.turn() == view.seat; });
    PlayerView same = other.view(view.seat);
    same.scores = view.scores; // of earlier rounds, which the other match has not
    same.roundNumber = view.roundNumber;
    return same;
}

/// Every other time a preset, in turn; between them any rules.
RuleSet rulesOfTurn(int turn, Random& random) {
    const auto at = static_cast<std::size_t>(turn / 2) % presets().size();
    return turn % 2 == 0 ? presets()[at].rules : randomRules(random);
}

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
    /// @param rulesOfTurn RuleSet(turn, random).
    template <typename RulesOfTurn>
    static void tryHiddenCards(RulesOfTurn rulesOfTurn);
};

template <typename RulesOfTurn>
void Fairness::tryHiddenCards(RulesOfTurn rulesOfTurn) {
    Random random(2018);
    const Extent wanted = extentWanted();
    int positions = 0;
    for (int turn = 0; positions < wanted.positions; ++turn) {
        const RuleSet rules = rulesOfTurn(turn, random);
        Match match(rules, random.next());
        match.deal();
        std::vector<Decision> decisions;
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            if (random.below(8) == 0) { // so that many rules come up before there is enough
                const std::uint64_t seed = random.next();
                const auto chosen = answer(view, seed);
                for (int i = 0; i < wanted.reshuffles; ++i) {
                    const PlayerView other = reshuffled(match, view, random);
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
