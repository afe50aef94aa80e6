// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/match.h"
#include "players/person.h"
#include "players/reference/greedy_player.h"
#include "players/reference/random_player.h"

#include <future>
#include <thread>

namespace settebello {
namespace {

using namespace test;

/// The same round as a seat sees it, with every card that is hidden from the seat dealt out anew.
Match reshuffled(const Match& match, int seat, Random& random) {
    const Match::Played& played = match.played().back();
    const CardSet hidden = match.view(seat).unseen();
    std::vector<Card> pool(hidden.begin(), hidden.end());
    for (std::size_t left = pool.size(); left > 1; --left) {
        std::swap(pool[left - 1], pool[random.below(static_cast<std::uint32_t>(left))]);
    }
    std::vector<Card> order;
    for (const Card card : played.pack.cards()) {
        if (hidden.contains(card)) {
            order.push_back(pool.back());
            pool.pop_back();
        } else {
            order.push_back(card);
        }
    }
    Match other(match.rules(), 1, played.dealer);
    EXPECT_TRUE(other.dealFrom(Pack::fromCards(order).value()));
    for (const PlayerView::Move& move : played.moves) {
        EXPECT_EQ(other.apply(move.decision), DecisionFault::None);
    }
    return other;
}

class Fairness : public testing::TestWithParam<std::string_view> {};

TEST_P(Fairness, HiddenCardsDoNotChangeTheAnswer) {
    int questions = 0;
    for (const char* id : {"scopa", "scopone", "quindici-assi", "scopa-corse", "hurrikan"}) {
        RuleSet rules = rulesOf(id);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            Match match(rules, seed);
            match.deal();
            while (!match.round().over()) {
                const int seat = match.turn();
                const PlayerView view = match.view(seat);
                const auto chosen = makePlayer(GetParam(), seed)->choose(view, StopToken());
                for (int i = 0; i < 3; ++i) {
                    const Match other = reshuffled(match, seat, random);
                    ASSERT_EQ(other.view(seat), view);
                    const auto again =
                        makePlayer(GetParam(), seed)->choose(other.view(seat), StopToken());
                    ASSERT_EQ(again, chosen) << id;
                    ++questions;
                }
                match.apply(*chosen);
            }
        }
    }
    EXPECT_GT(questions, 10000);
}

INSTANTIATE_TEST_SUITE_P(Levels, Fairness, testing::ValuesIn(levels().begin(), levels().end()),
                         [](const auto& level) { return std::string(level.param); });

TEST(Levels, UnknownOnesAreNotMade) {
    EXPECT_EQ(makePlayer("grandmaster", 1), nullptr);
    for (const std::string_view level : levels()) {
        EXPECT_NE(makePlayer(level, 1), nullptr) << level;
    }
}

/// A view of a two-player round without a stock, built by hand.
PlayerView viewOf(const RuleSet& rules, const std::string& hand, const std::string& table) {
    PlayerView view;
    view.rules = rules;
    view.hand = set(hand);
    view.table = set(table);
    view.handSizes = {view.hand.size(), 3};
    return view;
}

struct GreedyCase {
    const char* name;
    const char* hand;
    const char* table;
    const char* play;
};

class Greedy : public testing::TestWithParam<GreedyCase> {};

TEST_P(Greedy, PlaysAsABeginnerWouldFindReasonable) {
    GreedyPlayer player;
    const auto decision =
        player.choose(viewOf(RuleSet{}, GetParam().hand, GetParam().table), StopToken());
    EXPECT_EQ(toString(*decision), GetParam().play);
}

INSTANTIATE_TEST_SUITE_P(
    Advice, Greedy,
    testing::Values(GreedyCase{"SweepsIfItCan", "7C 9B 2S", "7S 2B", "9B=7S+2B"},
                    GreedyCase{"TakesTheSettebello", "7C 9B 10S", "7D 9S 10C 8C", "7C=7D"},
                    GreedyCase{"TakesTheCoinOfTwo", "5C 2C 9S", "5D 5B 8C 9C", "5C=5D"},
                    GreedyCase{"LeavesNoSweepBehind", "1C 5D", "9S", "5D"},
                    GreedyCase{"KeepsTheSevenInHand", "7C 8C 9B", "10S", "8C"}),
    [](const auto& advice) { return advice.param.name; });

TEST(Greedy, ClaimsWhenItIsCertain) {
    RuleSet rules;
    rules.match.callingOut = true;
    PlayerView view = viewOf(rules, "2C 3C", "9D");
    view.scores[0] = 10;
    GreedyPlayer player;
    EXPECT_NE(toString(*player.choose(view, StopToken())), "out");
    view.tallies[0].pile = set("7D 7C");
    EXPECT_EQ(toString(*player.choose(view, StopToken())), "out");
}

TEST(Greedy, BeatsRandomPlay) {
    int won = 0;
    constexpr int kMatches = 200;
    for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
        Match match(RuleSet{}, seed);
        GreedyPlayer greedy;
        RandomPlayer random(seed);
        while (!match.over()) {
            if (match.needsDeal()) {
                match.deal();
            }
            const int seat = match.turn();
            Player& player = seat == 0 ? static_cast<Player&>(greedy) : random;
            match.apply(*player.choose(match.view(seat), StopToken()));
        }
        won += match.result()->winner == 0 ? 1 : 0;
    }
    EXPECT_GT(won, kMatches * 3 / 4);
}

TEST(Person, GivesTheAnswerHandedIn) {
    Person person;
    const Decision answer = Play{Card(Suit::Coins, 7), {}};
    auto chosen =
        std::async(std::launch::async, [&] { return person.choose(PlayerView(), StopToken()); });
    person.answer(answer); // before or after choose() has begun: both must do
    EXPECT_EQ(chosen.get(), answer);
}

TEST(Person, GivesNoAnswerOnceStopped) {
    Person person;
    const StopSource stop;
    auto chosen =
        std::async(std::launch::async, [&] { return person.choose(PlayerView(), stop.token()); });
    stop.requestStop();
    EXPECT_EQ(chosen.get(), std::nullopt);
    EXPECT_TRUE(stop.token().stopRequested());
    EXPECT_FALSE(StopToken().stopRequested());
}

} // namespace
} // namespace settebello
