// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/dealer_draw.h"
#include "game/match.h"
#include "storage/record.h"

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

RuleSet dealtFirstBy(FirstDealer first, int players = 2) {
    RuleSet rules;
    rules.table.players = players;
    rules.deal.firstDealer = first;
    return rules;
}

TEST(FirstDealer, IsWhoeverGetsTheKingOfCoins) {
    for (const int players : {2, 3, 4, 6}) {
        const RuleSet rules = dealtFirstBy(FirstDealer::KingOfCoins, players);
        std::vector<int> dealt(static_cast<std::size_t>(players));
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Match match(rules, seed);
            Events events;
            match.deal(&events);
            const auto& drawn = std::get<DealerDrawn>(events.front());
            EXPECT_EQ(toString(drawn.cards.back()), "10D");
            EXPECT_EQ(std::count(drawn.cards.begin(), drawn.cards.end(), drawn.cards.back()), 1);
            const int dealer = (static_cast<int>(drawn.cards.size()) - 1) % players;
            EXPECT_EQ(drawn.dealer, dealer);
            EXPECT_EQ(match.round().dealer(), dealer);
            EXPECT_EQ(dealerOfDraw(rules, drawn.cards), dealer);
            ++dealt[static_cast<std::size_t>(dealer)];
        }
        const int fair = 300 / players;
        for (const int times : dealt) {
            EXPECT_NEAR(times, fair, fair * 0.5);
        }
    }
}

TEST(FirstDealer, OfTheSeatIsSeatZeroAndNothingIsTurned) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Match match(dealtFirstBy(FirstDealer::Seat, 3), seed);
        Events events;
        match.deal(&events);
        EXPECT_EQ(match.round().dealer(), 0);
        EXPECT_TRUE(std::holds_alternative<RoundStarted>(events.front()));
        EXPECT_TRUE(match.dealerDraw().empty());
    }
}

TEST(FirstDealer, ByChanceIsAnybody) {
    std::vector<int> dealt(3);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Match match(dealtFirstBy(FirstDealer::Chance, 3), seed);
        match.deal();
        ++dealt[static_cast<std::size_t>(match.round().dealer())];
    }
    for (const int times : dealt) {
        EXPECT_NEAR(times, 100, 40);
    }
}

TEST(FirstDealer, IsDrawnOnceAMatch) {
    Match match(dealtFirstBy(FirstDealer::KingOfCoins), 3);
    Events events;
    match.deal(&events);
    const int first = match.round().dealer();
    std::vector<Decision> legal;
    while (match.turn() >= 0) {
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front());
    }
    ASSERT_TRUE(match.needsDeal());
    events.clear();
    match.deal(&events);
    EXPECT_TRUE(std::holds_alternative<RoundStarted>(events.front()));
    EXPECT_EQ(match.round().dealer(), 1 - first);
}

TEST(DealerDraw, MustEndWithTheFirstKingOfCoins) {
    const RuleSet rules = dealtFirstBy(FirstDealer::KingOfCoins, 3);
    EXPECT_EQ(dealerOfDraw(rules, cards("10D")), 0);
    EXPECT_EQ(dealerOfDraw(rules, cards("1D 10C 3S 10D")), 0);
    EXPECT_EQ(dealerOfDraw(rules, cards("1D 10D")), 1);
    EXPECT_EQ(dealerOfDraw(rules, cards("")), std::nullopt);
    EXPECT_EQ(dealerOfDraw(rules, cards("10D 1D")), std::nullopt);
    EXPECT_EQ(dealerOfDraw(rules, cards("1D 1D 10D")), std::nullopt);
    EXPECT_EQ(dealerOfDraw(rules, cards("10D 10D")), std::nullopt);
    EXPECT_EQ(dealerOfDraw(dealtFirstBy(FirstDealer::Chance), cards("10D")), std::nullopt);
    RuleSet corsican = rules;
    corsican.pack.cards = 36;
    EXPECT_EQ(dealerOfDraw(corsican, cards("2C 10D")), std::nullopt);
}

std::string recordOf(const Match& match) {
    const auto players = static_cast<std::size_t>(match.rules().table.players);
    return recordText({{"", "scopa", match.rules()}, std::vector<SeatSetup>(players)}, match);
}

TEST(DealerDraw, IsKeptInTheRecord) {
    Match match(dealtFirstBy(FirstDealer::KingOfCoins), 8);
    match.deal();
    const std::string text = recordOf(match);
    Faults faults;
    const auto record = readRecord(text, 1, faults);
    ASSERT_TRUE(record) << faults.front().text();
    EXPECT_TRUE(std::ranges::equal(record->match.dealerDraw(), match.dealerDraw()));
    EXPECT_EQ(record->match.round().dealer(), match.round().dealer());
    EXPECT_EQ(recordOf(record->match), text);
}

TEST(DealerDraw, OfARecordMustFitItsDealer) {
    Match match(dealtFirstBy(FirstDealer::KingOfCoins), 8);
    match.deal();
    const std::string text = recordOf(match);
    const auto faultOf = [&](const std::string& what, const std::string& by) {
        std::string changed = text;
        changed.replace(changed.find(what), what.size(), by);
        Faults faults;
        EXPECT_FALSE(readRecord(changed, 1, faults));
        return faults.empty() ? std::string() : faults.front().text();
    };
    const std::string dealer = std::to_string(match.round().dealer());
    const std::string other = std::to_string(1 - match.round().dealer());
    EXPECT_EQ(faultOf("\"dealer\": " + dealer, "\"dealer\": " + other),
              "/rounds/0/dealer: " + other + " is not " + dealer + ", who got the king of coins");
    EXPECT_EQ(faultOf("\"kingOfCoins\"", "\"seat\""),
              "/draw: these are not cards turned until the king of coins, or the rules turn none");
}

} // namespace
} // namespace settebello
