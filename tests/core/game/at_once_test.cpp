// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/marking.h"
#include "game/match.h"
#include "players/levels/levels.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"
#include "rules/presets.h"
#include "storage/record.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>

namespace settebello {
namespace {

using namespace test;

constexpr const char* kSweptByTheFirstPlay = "10D 1S 7D 8B 2S 9B 1D 2D 3D 4D";

RuleSet atOnce(int target = 11) {
    RuleSet rules;
    rules.match.target = target;
    rules.match.end = MatchEnd::AtOnce;
    return rules;
}

/// Seat 1 can sweep with its first play.
Match beforeASweep(const RuleSet& rules, const BySide<int>& scores) {
    Match match(rules, 1, 0, scores);
    EXPECT_TRUE(match.dealFrom(packFrom(kSweptByTheFirstPlay)));
    return match;
}

TEST(MatchEndsAtOnce, WithTheSweepThatReachesTheTarget) {
    Match match = beforeASweep(atOnce(), {{10, 10}});
    Events events;
    match.apply(decision("10D=1D+2D+3D+4D"), &events);
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->winner, 1);
    EXPECT_EQ(match.result()->by, MatchResult::By::Points);
    EXPECT_EQ(match.result()->scores, (BySide<int>{{10, 11}}));
    EXPECT_EQ(match.turn(), -1);
    EXPECT_FALSE(match.needsDeal());
    const Match::PlayedRound& played = match.played().back();
    ASSERT_TRUE(played.scored);
    EXPECT_EQ(played.points[1][ScoringItem::Sweeps], 1);
    EXPECT_EQ(played.points[1].total(), 1) << "nothing else of the round counts";
    ASSERT_EQ(events.size(), 5U);
    EXPECT_EQ(events[2], Event(TargetReached{1, 11}));
    EXPECT_TRUE(std::get<RoundScored>(events[3]).dropped[indexOf(ScoringItem::Cards)]);
    EXPECT_EQ(match.roundEvents().back(), Event(TargetReached{1, 11}));
}

TEST(MatchEndsAtOnce, AndIsLostByTheSweepWhereTheFewestWin) {
    RuleSet rules = atOnce();
    rules.match.lowestWins = true;
    Match match = beforeASweep(rules, {{9, 10}});
    Events events;
    match.apply(decision("10D=1D+2D+3D+4D"), &events);
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->winner, 0);
    EXPECT_EQ(match.result()->scores, (BySide<int>{{9, 11}}));
    EXPECT_EQ(events[2], Event(TargetReached{1, 11})) << "who has reached it, and so lost";
}

TEST(MatchEndsAtOnce, OnlyWhereThatIsPlayedAndTheTargetIsReached) {
    RuleSet afterRound = atOnce();
    afterRound.match.end = MatchEnd::AfterRound;
    for (const auto& [rules, scores] :
         {std::pair(atOnce(), BySide<int>{{10, 9}}), std::pair(atOnce(), BySide<int>{{12, 11}}),
          std::pair(afterRound, BySide<int>{{10, 10}})}) {
        Match match = beforeASweep(rules, scores);
        match.apply(decision("10D=1D+2D+3D+4D"));
        EXPECT_FALSE(match.over());
        EXPECT_EQ(match.turn(), 0);
    }
}

TEST(MatchEndsAtOnce, WithTheDeclarationThatReachesTheTarget) {
    RuleSet rules = atOnce();
    rules.scoring.declarations = Declarations::Bazzica;
    Match match(rules, 1, 0, {{0, 8}});
    ASSERT_TRUE(match.dealFrom(packFrom("1D 9S 2D 9B 3D 10S 4D 8C 5C 6B")));
    ASSERT_EQ(match.round().phase(), Phase::Declaring);
    match.apply(decision("declare"));
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->winner, 1);
    EXPECT_EQ(match.result()->scores[1], 11);
}

TEST(MatchEndsAtOnce, IsKeptInItsRecord) {
    Match match = beforeASweep(atOnce(1), {});
    match.apply(decision("10D=1D+2D+3D+4D"));
    ASSERT_TRUE(match.over());
    const NamedRules rules{"", "scopa", match.rules()};
    const std::string text = recordText({rules, std::vector<SeatSetup>(2)}, match);
    Faults faults;
    const auto record = readRecord(text, 1, faults);
    ASSERT_TRUE(record) << faults.front().text();
    EXPECT_TRUE(record->match.over());
    EXPECT_EQ(record->match.scores(), match.scores());
    EXPECT_EQ(record->match.played().back().points, match.played().back().points);
}

TEST(MatchEndsAtOnce, MarksWhatIsMade) {
    Match match = beforeASweep(atOnce(), {{10, 8}});
    EXPECT_EQ(match.markedScores(), (BySide<int>{{10, 8}}));
    match.apply(decision("10D=1D+2D+3D+4D"));
    EXPECT_EQ(match.markedScores(), (BySide<int>{{10, 9}}));
    EXPECT_EQ(match.score(1), 8);
}

PointsBySide points(std::initializer_list<std::pair<int, ScoringItem>> all) {
    PointsBySide points{};
    for (const auto& [side, item] : all) {
        ++points[side][item];
    }
    return points;
}

TEST(Marking, FollowsItsOrderUntilASideHasWon) {
    using Item = ScoringItem;
    const PointsBySide all =
        points({{0, Item::Cards}, {1, Item::Suit}, {1, Item::Settebello}, {0, Item::Prime}});
    const Marking marking = markPoints(atOnce(), {{9, 9}}, all); // 9:10, 10:10, 10:11
    EXPECT_EQ(marking.winner, 1);
    EXPECT_EQ(marking.scores, (BySide<int>{{10, 11}}));
    EXPECT_FALSE(marking.dropped[indexOf(Item::Suit)]);
    EXPECT_TRUE(marking.dropped[indexOf(Item::Cards)]);
}

TEST(Marking, BeginsAsTheRulesOfTheFirstToReachTheTargetDo) {
    using Item = ScoringItem;
    const auto order = markingOrder(atOnce());
    const std::vector<Item> first(order.begin(), order.begin() + 6);
    EXPECT_EQ(first, (std::vector{Item::Sweeps, Item::Declarations, Item::Settebello, Item::Prime,
                                  Item::Suit, Item::Cards}))
        << "rules.md §7";
}

TEST(Marking, HasEveryItemOnceInItsOrder) {
    for (const RuleSet& rules : {RuleSet(), atOnce()}) {
        const auto order = markingOrder(rules);
        std::vector<ScoringItem> sorted(order.begin(), order.end());
        std::ranges::sort(sorted);
        ASSERT_EQ(sorted.size(), kScoringItemCount);
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            EXPECT_EQ(indexOf(sorted[i]), i);
        }
        EXPECT_EQ(Objective(rules).marksAtOnce(), !std::ranges::is_sorted(order));
    }
}

TEST(Marking, OfSweepsComesFirst) {
    using Item = ScoringItem;
    const PointsBySide all = points({{0, Item::Cards}, {1, Item::Sweeps}});
    const Marking marking = markPoints(atOnce(), {{10, 10}}, all);
    EXPECT_EQ(marking.winner, 1);
    EXPECT_EQ(marking.scores, (BySide<int>{{10, 11}}));
    EXPECT_TRUE(marking.dropped[indexOf(Item::Cards)]);
    EXPECT_FALSE(marking.dropped[indexOf(Item::Sweeps)]);
}

TEST(Marking, GoesOnWhileTheTopIsEven) {
    using Item = ScoringItem;
    const Marking even = markPoints(atOnce(), {{12, 12}}, points({}));
    EXPECT_EQ(even.winner, -1);
    EXPECT_EQ(even.dropped, ItemFlags{});
    const Marking ahead =
        markPoints(atOnce(), {{11, 12}}, points({{0, Item::Suit}, {0, Item::Prime}}));
    EXPECT_EQ(ahead.winner, 1) << "already ahead";
    const Marking broken = markPoints(atOnce(), {{12, 12}}, points({{0, Item::Prime}}));
    EXPECT_EQ(broken.winner, 0);
    EXPECT_TRUE(broken.dropped[indexOf(Item::ReBello)]);
}

TEST(Marking, AfterTheRoundCountsEverything) {
    using Item = ScoringItem;
    const PointsBySide all =
        points({{1, Item::Cards}, {1, Item::Suit}, {0, Item::Settebello}, {1, Item::Prime}});
    const Marking marking = markPoints(RuleSet(), {{10, 10}}, all);
    EXPECT_EQ(marking.winner, 1);
    EXPECT_EQ(marking.scores, (BySide<int>{{11, 13}}));
    EXPECT_EQ(marking.dropped, ItemFlags{});
    EXPECT_EQ(markPoints(atOnce(), {{10, 10}}, all).winner, 0);
}

TEST(MatchEndsAtOnce, AndEveryLevelMakesTheSweepThatDoesIt) {
    for (const std::string_view name : levelsForPeople()) {
        const Match match = beforeASweep(atOnce(), {{10, 10}});
        const auto player = makePlayer(name, 3, {200, {}});
        EXPECT_EQ(toString(*player->choose(match.view(1), StopToken())), "10D=1D+2D+3D+4D") << name;
    }
}

/// Every random match of every level ends by these rules, without an illegal decision.
TEST(MatchEndsAtOnce, InMatchesOfAllLevels) {
    for (const std::string_view name : levels()) {
        RuleSet rules = rulesOf("scopa-simplified");
        rules.match.target = 4;
        Match match(rules, 7);
        std::vector<std::unique_ptr<Player>> players;
        players.push_back(makePlayer(name, 1, {60, {}}));
        players.push_back(makePlayer(name, 2, {60, {}}));
        while (!match.over()) {
            if (match.needsDeal()) {
                match.deal();
            }
            const int seat = match.turn();
            const auto decision =
                players[static_cast<std::size_t>(seat)]->choose(match.view(seat), StopToken());
            ASSERT_TRUE(decision) << name;
            ASSERT_EQ(match.apply(*decision), DecisionFault::None) << name;
        }
        EXPECT_GE(match.result()->scores[match.result()->winner], 4) << name;
    }
}

/// A match of two players of a level, by rules that mark in that order.
Match playedMatch(MarkingOrder order, std::uint64_t seed) {
    RuleSet rules = findPreset("scopa-simplified")->rules;
    rules.match.marking = order;
    Match match(rules, seed);
    Random random(seed);
    while (!match.over()) {
        match.deal();
        while (match.turn() >= 0) {
            const Round& round = match.round();
            match.apply(Decision(
                drawLegalPlay(round.rules(), round.hand(round.turn()), round.table(), random)));
        }
    }
    return match;
}

/// Records of the time when there was no toggle for the order have no key for it.
TEST(MatchEndsAtOnce, RecordsOfTheOlderOrderAreReadAsTheyWerePlayed) {
    int otherWinners = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Match match = playedMatch(MarkingOrder::CardsFirst, seed);
        const Match now = playedMatch(MarkingOrder::SettebelloFirst, seed);
        if (match.result() == now.result()) {
            continue;
        }
        otherWinners += match.result()->winner != now.result()->winner ? 1 : 0;
        MatchSetup setup;
        setup.rules = {"", "scopa-simplified", match.rules()};
        setup.seats = {{"A", kPerson}, {"B", kPerson}};
        const std::string text = recordText(setup, match);
        const std::string key = R"("marking":"cardsFirst")";
        std::string old;
        std::remove_copy_if(text.begin(), text.end(), std::back_inserter(old), [](char c) {
            return c == ' ' || c == '\n'; // whatever the layout
        });
        ASSERT_NE(old.find(key), std::string::npos);
        old.erase(old.find(key), key.size());
        Faults faults;
        const auto record = readRecord(old, 1, faults);
        ASSERT_TRUE(record.has_value()) << faults.front().text();
        EXPECT_EQ(record->match.result(), match.result());
        EXPECT_EQ(record->match.rules(), match.rules());
        const auto again = readRecord(recordText(record->setup, record->match), 1, faults);
        ASSERT_TRUE(again.has_value());
        EXPECT_EQ(again->match.result(), match.result());
        // A result that no order explains is still refused.
        std::string wrong = old;
        const std::string winner = R"("winner":)";
        const std::size_t at = wrong.rfind(winner) + winner.size();
        wrong[at] = wrong[at] == '0' ? '1' : '0';
        EXPECT_FALSE(readRecord(wrong, 1, faults).has_value());
        EXPECT_FALSE(faults.empty());
    }
    EXPECT_GT(otherWinners, 0);
}

} // namespace
} // namespace settebello
