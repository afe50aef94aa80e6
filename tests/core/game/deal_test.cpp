// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/deal_facts.h"
#include "game/match.h"

namespace settebello {
namespace {

using namespace test;

struct DealCase {
    const char* name;
    int players;
    int packCards;
    HandCards handCards;
    int tableCards;
    std::vector<int> packets; ///< cards each, packet by packet
    int firstTable;           ///< table cards of the first deal
};

class Dealing : public testing::TestWithParam<DealCase> {};

TEST_P(Dealing, GoesRoundOneCardATimeInPackets) {
    const DealCase& c = GetParam();
    RuleSet rules;
    rules.table.players = c.players;
    rules.pack.cards = c.packCards;
    rules.deal.handCards = c.handCards;
    rules.deal.tableCards = c.tableCards;
    rules.deal.redealOnKings = 0;
    const int dealer = c.players - 1;
    Events events;
    Round round(rules, Pack(c.packCards), dealer, &events);
    EXPECT_EQ(round.table().size(), c.firstTable);
    playFirstLegal(round, kCardCount, &events);
    ASSERT_TRUE(round.over());

    std::vector<int> packets;
    int dealt = 0;
    for (const PacketDealt& packet : eventsOf<PacketDealt>(events)) {
        EXPECT_EQ(packet.number, static_cast<int>(packets.size()));
        int inHands = 0;
        int seat = 0; // seat d+1 is dealt to first
        for (const auto& [to, card] : packet.cards) {
            EXPECT_EQ(card, Pack(c.packCards)[dealt++]) << "the pack is dealt from its front";
            if (to != PacketDealt::kTable) {
                EXPECT_EQ(to, seat);
                seat = (seat + 1) % c.players;
                ++inHands;
            }
        }
        EXPECT_EQ(packet.stockLeft, c.packCards - dealt);
        EXPECT_EQ(inHands % c.players, 0);
        packets.push_back(inHands / c.players);
    }
    EXPECT_EQ(packets, c.packets);
    EXPECT_EQ(dealt, c.packCards);
}

INSTANTIATE_TEST_SUITE_P(
    RulesSection3, Dealing,
    testing::Values(DealCase{"Two", 2, 40, HandCards::Three, 4, {3, 3, 3, 3, 3, 3}, 4},
                    DealCase{"Three", 3, 40, HandCards::Three, 4, {3, 3, 3, 3}, 4},
                    DealCase{"Four", 4, 40, HandCards::Three, 4, {3, 3, 3}, 4},
                    DealCase{"Six", 6, 40, HandCards::Three, 4, {3, 3}, 4},
                    DealCase{
                        "TwoWithoutTable", 2, 40, HandCards::Three, 0, {3, 3, 3, 3, 3, 3, 2}, 0},
                    DealCase{"FourWithoutTable", 4, 40, HandCards::Three, 0, {3, 3, 4}, 0},
                    DealCase{"CorsicanTwo", 2, 36, HandCards::Three, 4, {3, 3, 3, 3, 4}, 4},
                    DealCase{"CorsicanFour", 4, 36, HandCards::Three, 4, {3, 3, 2}, 4},
                    DealCase{"SixesTwo", 2, 40, HandCards::Six, 4, {6, 6, 6}, 4},
                    DealCase{"SixesThree", 3, 40, HandCards::Six, 4, {6, 6}, 4},
                    DealCase{"SixesSix", 6, 40, HandCards::Six, 4, {6}, 4},
                    DealCase{"AllTwo", 2, 40, HandCards::All, 4, {18}, 4},
                    DealCase{"AllTwoWithoutTable", 2, 40, HandCards::All, 0, {20}, 0},
                    DealCase{"AllThree", 3, 40, HandCards::All, 4, {12}, 4},
                    DealCase{"AllThreeWithoutTable", 3, 40, HandCards::All, 0, {13}, 1},
                    DealCase{"Scopone", 4, 40, HandCards::All, 4, {9}, 4},
                    DealCase{"ScoponeScientifico", 4, 40, HandCards::All, 0, {10}, 0},
                    DealCase{"AllSix", 6, 40, HandCards::All, 4, {6}, 4},
                    DealCase{"AllSixCorsican", 6, 36, HandCards::All, 4, {5}, 6}),
    [](const auto& deal) { return deal.param.name; });

TEST(Deal, HandsOfSixAreDealtBeforeAndAfterTheTable) {
    Events events;
    const Round round(rulesOf("hurrikan"), Pack(), 0, &events);
    const auto packet = eventsOf<PacketDealt>(events).at(0);
    std::string order;
    for (const auto& dealt : packet.cards) {
        order += dealt.seat == PacketDealt::kTable ? 't' : static_cast<char>('0' + dealt.seat);
    }
    EXPECT_EQ(order, "101010tttt101010");
}

struct RedealCase {
    const char* name;
    int onKings;
    int onEqual;
    int onAces;
    const char* table;
    std::optional<Redealt::Reason> reason;
};

class Redealing : public testing::TestWithParam<RedealCase> {};

TEST_P(Redealing, LooksAtTheFirstTableCards) {
    const RedealCase& c = GetParam();
    RuleSet rules;
    rules.deal.redealOnKings = c.onKings;
    rules.deal.redealOnEqual = c.onEqual;
    rules.deal.redealOnAces = c.onAces;
    Events events;
    const Round round(rules, packFrom("2S 3S 4S 5S 6S 9S " + std::string(c.table)), 0, &events);
    EXPECT_EQ(round.phase(), c.reason ? Phase::Redeal : Phase::Playing);
    const auto redeals = eventsOf<Redealt>(events);
    ASSERT_EQ(redeals.size(), c.reason ? 1U : 0U);
    if (c.reason) {
        EXPECT_EQ(redeals[0], (Redealt{*c.reason, set(c.table)}));
    }
}

using Reason = Redealt::Reason;
INSTANTIATE_TEST_SUITE_P(
    RulesSection3, Redealing,
    testing::Values(RedealCase{"TwoKings", 3, 0, 0, "10D 10C 1D 2D", {}},
                    RedealCase{"ThreeKings", 3, 0, 0, "10D 10C 10B 2D", Reason::Kings},
                    RedealCase{"ThreeKingsOfFour", 4, 0, 0, "10D 10C 10B 2D", {}},
                    RedealCase{"FourKings", 4, 0, 0, "10D 10C 10B 10S", Reason::Kings},
                    RedealCase{"NeverOnKings", 0, 0, 0, "10D 10C 10B 10S", {}},
                    RedealCase{"TwoEqual", 0, 3, 0, "7D 7C 1D 2D", {}},
                    RedealCase{"ThreeEqual", 0, 3, 0, "7D 7C 7B 2D", Reason::Equal},
                    RedealCase{"OneAce", 0, 0, 1, "7D 1C 7B 2D", Reason::Aces},
                    RedealCase{"OneAceOfTwo", 0, 0, 2, "7D 1C 7B 2D", {}},
                    RedealCase{"TwoAces", 0, 0, 2, "7D 1C 1B 2D", Reason::Aces}),
    [](const auto& deal) { return deal.param.name; });

struct TableSweepCase {
    const char* name;
    const char* table;
    bool played; ///< whether the rule is
    int sweeps;
    bool wild = false; ///< the seven of cups
};

class TableSweeps : public testing::TestWithParam<TableSweepCase> {};

TEST_P(TableSweeps, GoToTheDealer) {
    const TableSweepCase& c = GetParam();
    RuleSet rules;
    rules.deal.tableSweeps = c.played;
    rules.deal.wildOnTable = c.wild;
    Events events;
    const Round round(rules, packFrom("2S 3S 4S 5S 6S 9S " + std::string(c.table)), 0, &events);
    const bool taken = c.sweeps > 0;
    EXPECT_EQ(round.sweeps(0), c.sweeps);
    EXPECT_EQ(round.sweeps(1), 0);
    EXPECT_EQ(round.pile(0), taken ? set(c.table) : CardSet());
    EXPECT_EQ(round.table(), taken ? CardSet() : set(c.table));
    EXPECT_EQ(round.lastCapturer(), taken ? 0 : -1);
    EXPECT_EQ(round.turn(), 1);
    const auto tables = eventsOf<TableTaken>(events);
    ASSERT_EQ(tables.size(), taken ? 1U : 0U);
    if (taken) {
        EXPECT_EQ(tables[0], (TableTaken{0, 0, set(c.table)}));
    }
    const auto sweeps = eventsOf<SweepMade>(events);
    ASSERT_EQ(static_cast<int>(sweeps.size()), c.sweeps);
    CardSet marks;
    for (const SweepMade& sweep : sweeps) {
        EXPECT_TRUE(set(c.table).contains(sweep.card));
        marks.insert(sweep.card);
        EXPECT_EQ(sweep.count, marks.size()) << "each is marked by another card";
    }
}

INSTANTIATE_TEST_SUITE_P(
    RulesSection3, TableSweeps,
    testing::Values(TableSweepCase{"Fifteen", "1D 2C 5C 7D", true, 1},
                    TableSweepCase{"Thirty", "3D 8C 9D 10D", true, 2},
                    TableSweepCase{"Fourteen", "1D 2C 5C 6D", true, 0},
                    TableSweepCase{"FortyOrSo", "10C 9C 10D 8D", true, 0},
                    TableSweepCase{"NotPlayed", "1D 2C 5C 7D", false, 0},
                    TableSweepCase{"WildAce", "2D 3C 9D 7C", true, 1, true},
                    TableSweepCase{"NotWild", "2D 3C 10S 7C", true, 0},
                    TableSweepCase{"WildForTwo", "3D 8C 10D 7C", true, 2, true},
                    TableSweepCase{"WildSeven", "3D 4C 1D 7C", true, 1, true},
                    TableSweepCase{"WildNot", "1D 1C 2C 7C", true, 0, true},
                    TableSweepCase{"WildNotPlayed", "2D 3C 9D 7C", false, 0, true}),
    [](const auto& sweep) { return sweep.param.name; });

TEST(TableSweeps, OfThirtyMayNeedTwoFifteens) {
    RuleSet rules;
    rules.deal.tableSweeps = true;
    rules.deal.twoFifteens = true;
    const auto sweeps = [&](const char* table) { return sweepsOfFirstTable(rules, set(table)); };
    EXPECT_EQ(sweeps("5D 6C 9D 10D"), 2);
    EXPECT_EQ(sweeps("3D 8C 9D 10D"), 0) << "does not split";
    EXPECT_EQ(sweeps("1D 2C 5C 7D"), 1);
    EXPECT_EQ(sweeps("4D 6C 9D 7C"), 0) << "26";
    rules.deal.wildOnTable = true;
    EXPECT_EQ(sweeps("5D 6D 10D 7C"), 2) << "as a horse";
    EXPECT_EQ(sweeps("3D 8D 10D 7C"), 0) << "a horse would not split";
    rules.deal.twoFifteens = false;
    EXPECT_EQ(sweeps("3D 8D 10D 7C"), 2);
}

/// A wild seven counts as what it stands for.
TEST(TableSweeps, AddUpToFifteenEach) {
    RuleSet rules;
    rules.deal.tableSweeps = true;
    const auto sum = [&](const char* table) { return sumOfFirstTable(rules, set(table)); };
    EXPECT_EQ(sum("1D 2C 5C 7D"), 15);
    EXPECT_EQ(sum("3D 4S 7D 7C"), 0);
    rules.deal.wildOnTable = true;
    EXPECT_EQ(sum("3D 4S 7D 7C"), 15) << "as an ace";
    EXPECT_EQ(sum("5D 6D 10D 7C"), 30) << "as a horse";
}

TEST(TableSweeps, AreNoneWhereAllIsDealtAgain) {
    RuleSet rules;
    rules.deal.tableSweeps = true;
    rules.deal.redealOnAces = 2;
    const Round round(rules, packFrom("2S 3S 4S 5S 6S 9S 1D 1C 6C 7D"), 0);
    EXPECT_EQ(round.phase(), Phase::Redeal);
    EXPECT_EQ(round.sweeps(0), 0);
}

TEST(TableSweeps, OfAPlacedCutCardCountToo) {
    RuleSet rules = rulesOf("chkobba");
    rules.deal.tableSweeps = true;
    Round round(rules, packFrom("7D 2C 3C 4C 5C 6C 10S 1S 2S 5S"), 0);
    play(round, "place");
    EXPECT_EQ(round.sweeps(0), 1);
    EXPECT_TRUE(round.table().empty());
}

TEST(TableSweeps, CanEndTheMatchBeforeAnythingIsPlayed) {
    RuleSet rules;
    rules.deal.tableSweeps = true;
    rules.match.end = MatchEnd::AtOnce;
    Match match(rules, 1, 0, {{9, 10}});
    Events events;
    ASSERT_TRUE(match.dealFrom(packFrom("2S 3S 4S 5S 6S 9S 3D 8C 9D 10D"), &events));
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->winner, 0);
    EXPECT_EQ(match.scores(), (BySide<int>{{11, 10}}));
    EXPECT_EQ(match.turn(), -1);
    EXPECT_EQ(eventsOf<TargetReached>(events).size(), 1U);
    EXPECT_EQ(eventsOf<RoundScored>(events).size(), 1U);
}

TEST(Deal, LaterTableCardsCauseNoRedeal) {
    RuleSet rules;
    rules.deal.redealOnAces = 1;
    Round round(rules, packFrom("1C 2D 3C 4D 9C 9S 5D 6D 7D 8D"), 1);
    play(round, "1C");
    EXPECT_EQ(round.table(), set("1C 5D 6D 7D 8D"));
    EXPECT_EQ(round.phase(), Phase::Playing);
}

TEST(CutChoice, IsAskedOfTheFirstPlayerAloneBeforeAnythingIsDealt) {
    Events events;
    const Round round(rulesOf("chkobba"), packFrom("7D"), 0, &events);
    EXPECT_EQ(round.phase(), Phase::CutChoice);
    EXPECT_EQ(round.turn(), 1);
    EXPECT_EQ(round.cutCard(), Card(Suit::Coins, 7));
    EXPECT_EQ(round.stockSize(), 40);
    EXPECT_EQ(events, (Events{CutShown{1, Card(Suit::Coins, 7)}}));
}

TEST(CutChoice, KeptCardReplacesTheFirstCardDealtToThatPlayer) {
    Round round(rulesOf("chkobba"), packFrom("7D 2C 3C 4C 5C 6C 1S 2S 3S 4S"), 0);
    play(round, "keep");
    EXPECT_EQ(round.hand(1), set("7D 3C 5C"));
    EXPECT_EQ(round.hand(0), set("2C 4C 6C"));
    EXPECT_EQ(round.table(), set("1S 2S 3S 4S"));
    EXPECT_EQ(round.turn(), 1);
}

TEST(CutChoice, PlacedCardIsTheFirstTableCard) {
    Round round(rulesOf("chkobba"), packFrom("7D 2C 3C 4C 5C 6C 1S 2S 3S 4S"), 0);
    play(round, "place");
    EXPECT_EQ(round.hand(1), set("2C 4C 6C"));
    EXPECT_EQ(round.hand(0), set("3C 5C 1S"));
    EXPECT_EQ(round.table(), set("7D 2S 3S 4S"));
}

TEST(CutChoice, MayCauseARedeal) {
    const Pack pack = packFrom("7D 2C 3C 4C 5C 6C 1S 7S 7B 9S");
    Round kept(rulesOf("chkobba"), pack, 0);
    play(kept, "keep");
    EXPECT_EQ(kept.phase(), Phase::Playing);
    Round placed(rulesOf("chkobba"), pack, 0);
    play(placed, "place");
    EXPECT_EQ(placed.phase(), Phase::Redeal);
    EXPECT_EQ(placed.apply(decision("place")), DecisionFault::NotAsked);
}

} // namespace
} // namespace settebello
