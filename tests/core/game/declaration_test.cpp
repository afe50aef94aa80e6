// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/declaration.h"
#include "game/match.h"
#include "players/levels/levels.h"

#include <array>

namespace settebello {
namespace {

using namespace test;

struct HandCase {
    const char* cards;
    int bazzica; ///< points, 0 if it may not be declared
    int sbarazzina;
};

class Declaring : public testing::TestWithParam<HandCase> {};

TEST_P(Declaring, HasTheListedValue) {
    const CardSet packet = set(GetParam().cards);
    const auto bazzica = declaredHand(rulesOf("bazzica"), packet);
    const auto sbarazzina = declaredHand(rulesOf("sbarazzina"), packet);
    EXPECT_EQ(bazzica ? bazzica->points : 0, GetParam().bazzica) << GetParam().cards;
    EXPECT_EQ(sbarazzina ? sbarazzina->points : 0, GetParam().sbarazzina) << GetParam().cards;
    EXPECT_FALSE(declaredHand(RuleSet(), packet));
}

INSTANTIATE_TEST_SUITE_P(RulesSection6, Declaring,
                         testing::Values(HandCase{"1D 2D 6D", 3, 2}, HandCase{"1D 2D 7D", 0, 0},
                                         HandCase{"2D 1D 1C", 3, 3}, HandCase{"4D 4C 1C", 3, 3},
                                         HandCase{"3D 3C 3S", 10, 7}, HandCase{"1D 1C 1S", 10, 7},
                                         HandCase{"10D 10C 10S", 10, 7}, HandCase{"8D 1C 1S", 0, 0},
                                         HandCase{"8D 9C 10S", 0, 0}, HandCase{"1D 2D", 0, 0},
                                         HandCase{"1D 2D 3D 1C", 0, 0}, HandCase{"", 0, 0}));

struct ContestCase {
    const char* name;
    const char* first;  ///< the packet of seat 1, which is asked first
    const char* second; ///< the packet of seat 0
    const char* answers;
    int firstPoints;
    int secondPoints;
};

class Contest : public testing::TestWithParam<ContestCase> {};

TEST_P(Contest, OnlyTheBetterHandScores) {
    const ContestCase& c = GetParam();
    const auto first = cards(c.first);
    const auto second = cards(c.second);
    std::string order;
    for (std::size_t i = 0; i < first.size(); ++i) {
        order += toString(first[i]) + " " + toString(second[i]) + " ";
    }
    Round round(rulesOf("bazzica"), packFrom(order), 0);
    ASSERT_EQ(round.hand(1), set(c.first));
    Events events;
    play(round, c.answers, &events);
    EXPECT_EQ(round.phase(), Phase::Playing);
    EXPECT_EQ(round.turn(), 1);
    EXPECT_EQ(round.tallies()[1].declarations, c.firstPoints);
    EXPECT_EQ(round.tallies()[0].declarations, c.secondPoints);
    EXPECT_EQ(round.points()[1][ScoringItem::Declarations], c.firstPoints);
    const bool declared = std::string(c.answers).find("declare") != std::string::npos;
    EXPECT_EQ(eventsOf<DeclarationsShown>(events).size(), declared ? 1U : 0U);
}

INSTANTIATE_TEST_SUITE_P(
    RulesSection6, Contest,
    testing::Values(ContestCase{"NobodyQualifies", "1D 2D 7D", "10C 9C 8C", "", 0, 0},
                    ContestCase{"OnlyTheFirst", "1D 2D 6D", "10C 9C 8C", "declare", 3, 0},
                    ContestCase{"OnlyTheSecond", "10C 9C 8C", "1D 2D 6D", "declare", 0, 3},
                    ContestCase{"TheFirstIsSilent", "1D 2D 6D", "1C 2C 3C", "pass declare", 0, 3},
                    ContestCase{"BothAreSilent", "1D 2D 6D", "1C 2C 3C", "pass pass", 0, 0},
                    ContestCase{"TheLowerTotal", "1D 2D 6D", "1C 2C 3C", "declare declare", 0, 3},
                    ContestCase{"EqualTotals", "1D 2D 6D", "2C 3C 4C", "declare declare", 0, 0},
                    ContestCase{"ThreeOfAKindBeatsAnyTotal", "2D 1D 1C", "10D 10C 10S",
                                "declare declare", 0, 10},
                    ContestCase{"TheLowerThree", "3D 3C 3S", "4D 4C 4S", "declare declare", 10, 0}),
    [](const auto& contest) { return contest.param.name; });

/// What three seats declare is worth; seat 1 is asked first.
struct ThreesomeCase {
    const char* name;
    Declarations played;
    bool teams;                         ///< four play then, and seat 3 holds nothing to show
    std::array<const char*, 3> packets; ///< of seats 1, 2 and 0
    std::array<int, 3> points;          ///< by seat; with teams those of sides 0 and 1
};

class Threesome : public testing::TestWithParam<ThreesomeCase> {};

TEST_P(Threesome, OnlyTheBestHandScoresOrAllDo) {
    const ThreesomeCase& c = GetParam();
    RuleSet rules;
    rules.table.players = c.teams ? 4 : 3;
    rules.table.teams = c.teams;
    rules.scoring.declarations = c.played;
    std::vector<std::vector<Card>> packets;
    for (const char* packet : c.packets) {
        packets.push_back(cards(packet));
    }
    if (c.teams) {
        packets.insert(packets.begin() + 2, cards("10B 9B 8B"));
    }
    std::string order;
    for (std::size_t i = 0; i < 3; ++i) {
        for (const auto& packet : packets) {
            order += toString(packet[i]) + " ";
        }
    }
    Round round(rules, packFrom(order), 0);
    play(round, "declare declare declare");
    ASSERT_EQ(round.phase(), Phase::Playing);
    EXPECT_EQ(round.turn(), 1);
    for (int side = 0; side < rules.sides(); ++side) {
        const auto expected = c.points[static_cast<std::size_t>(side)];
        EXPECT_EQ(round.points()[side][ScoringItem::Declarations], expected) << side;
    }
}

INSTANTIATE_TEST_SUITE_P(RulesSection6, Threesome,
                         testing::Values(ThreesomeCase{"TheBestOfThree",
                                                       Declarations::Bazzica,
                                                       false,
                                                       {"1D 2D 6D", "1C 2C 3C", "1S 2S 5S"},
                                                       {0, 0, 3}},
                                         ThreesomeCase{"TheBestTwoAreEqual",
                                                       Declarations::Bazzica,
                                                       false,
                                                       {"1D 2D 3D", "1C 2C 3C", "1S 2S 5S"},
                                                       {0, 0, 0}},
                                         ThreesomeCase{"Everybody",
                                                       Declarations::Cirulla,
                                                       false,
                                                       {"1D 2D 3D", "4C 4D 4S", "1S 2S 5S"},
                                                       {3, 3, 10}},
                                         ThreesomeCase{"PartnersOnce",
                                                       Declarations::Bazzica,
                                                       true,
                                                       {"1D 2D 6D", "1C 2C 3C", "1S 2S 3S"},
                                                       {3, 0, 0}},
                                         ThreesomeCase{"TheHigherOfPartners",
                                                       Declarations::Sbarazzina,
                                                       true,
                                                       {"1D 2D 6D", "1C 1S 6S", "1B 3C 4C"},
                                                       {3, 0, 0}},
                                         ThreesomeCase{"TheHigherOfPartnersWhereverTheySit",
                                                       Declarations::Sbarazzina,
                                                       true,
                                                       {"1D 2D 6D", "1B 3C 4C", "1C 1S 6S"},
                                                       {3, 0, 0}},
                                         ThreesomeCase{"TeamsEach",
                                                       Declarations::Cirulla,
                                                       true,
                                                       {"1D 2D 6D", "1C 2C 3C", "1S 2S 3S"},
                                                       {6, 3, 0}}),
                         [](const auto& threesome) { return threesome.param.name; });

struct WildCase {
    const char* cards;
    int cirulla; ///< points, 0 if it may not be declared
    int sbarazzina;
    int total; ///< in cirulla
};

class WildSeven : public testing::TestWithParam<WildCase> {};

TEST_P(WildSeven, StandsForWhatBringsMost) {
    RuleSet rules;
    rules.declarations.wildSeven = true;
    rules.scoring.declarations = Declarations::Cirulla;
    const auto cirulla = declaredHand(rules, set(GetParam().cards));
    EXPECT_EQ(cirulla ? cirulla->points : 0, GetParam().cirulla);
    EXPECT_EQ(cirulla ? cirulla->total : 0, GetParam().total);
    rules.scoring.declarations = Declarations::Sbarazzina;
    const auto sbarazzina = declaredHand(rules, set(GetParam().cards));
    EXPECT_EQ(sbarazzina ? sbarazzina->points : 0, GetParam().sbarazzina);
}

INSTANTIATE_TEST_SUITE_P(
    RulesSection6, WildSeven,
    testing::Values(WildCase{"7C 3D 5D", 3, 2, 9}, WildCase{"7C 3D 6D", 0, 0, 0},
                    WildCase{"7C 2D 3D", 3, 3, 6}, WildCase{"7C 1D 6S", 3, 3, 8},
                    WildCase{"7C 10D 10S", 10, 7, 10}, WildCase{"7C 10D 1S", 0, 0, 0},
                    WildCase{"7C 7D 7S", 10, 7, 7}, WildCase{"7D 3D 5D", 0, 0, 0}));

/// The hands of seats 1 and 0, with three and four of batons, and nine of batons and of swords, on
/// the table.
Round dealtWild(const std::string& first, const std::string& second, const RuleSet& rules) {
    std::string order;
    for (std::size_t i = 0; i < 3; ++i) {
        order += toString(cards(first)[i]) + " " + toString(cards(second)[i]) + " ";
    }
    return {rules, packFrom(order + "3B 4B 9B 9S"), 0};
}

std::string playsOf(const Round& round) {
    std::vector<Play> plays;
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), plays);
    std::string all;
    for (const Play& play : plays) {
        all += (all.empty() ? "" : " ") + toString(play);
    }
    return all;
}

TEST(WildSevenThatKeepsItsRank, TakesAsWhatItWasShownAs) {
    Round round = dealtWild("5D 2D 7C", "10C 9C 8C", rulesOf("cirulla"));
    play(round, "declare");
    const Card seven = Card::sevenOfCupsAs(kAce);
    EXPECT_EQ(round.hand(1), set("5D 2D") | CardSet{seven});
    EXPECT_EQ(round.shownCards(1), round.hand(1));
    EXPECT_TRUE(round.uncaptured().contains(seven));
    EXPECT_EQ(round.uncaptured().size(), kCardCount);
    EXPECT_EQ(playsOf(round), "2D=9S+4B 2D=4B+9B 5D 7C=9S+3B+4B+9B");
    EXPECT_EQ(round.apply(decision("7C=3B+4B")), DecisionFault::NotLegal);
    play(round, "7C=9S+3B+4B+9B");
    EXPECT_EQ(round.pile(1), set("7C 9S 3B 4B 9B")); // where it is a seven again
    EXPECT_EQ(round.sweeps(1), 1);
    EXPECT_EQ(round.uncaptured(), Pack::contents(kCardCount) - round.pile(1));
}

TEST(WildSevenThatKeepsItsRank, IsTakenAsWhatItWasShownAs) {
    Round round = dealtWild("10D 10S 7C", "10C 9C 8C", rulesOf("cirulla"));
    play(round, "declare 7C");
    EXPECT_EQ(round.table(), set("3B 4B 9B 9S") | CardSet{Card::sevenOfCupsAs(kKing)});
    EXPECT_EQ(playsOf(round), "8C=3B+4B 9C=9S 9C=9B 10C=7C");
    play(round, "10C=7C");
    EXPECT_EQ(round.pile(0), set("7C 10C"));
}

TEST(WildSevenThatKeepsItsRank, IsASevenForWhoeverKeepsQuiet) {
    Round round = dealtWild("10D 10S 7C", "10C 9C 8C", rulesOf("cirulla"));
    play(round, "pass");
    EXPECT_EQ(round.hand(1), set("10D 10S 7C"));
    EXPECT_EQ(playsOf(round), "10D 7C=3B+4B 10S");
}

TEST(WildSevenThatKeepsItsRank, IsASevenAgainWithoutTheRule) {
    RuleSet rules = rulesOf("cirulla");
    rules.declarations.wildKeepsRank = false;
    Round round = dealtWild("10D 10S 7C", "10C 9C 8C", rules);
    play(round, "declare");
    EXPECT_EQ(round.hand(1), set("10D 10S 7C"));
}

TEST(WildSevenThatKeepsItsRank, IsKnownToAllUntilItIsInAPile) {
    Match match(rulesOf("cirulla"), 1, 0);
    ASSERT_TRUE(match.dealFrom(packFrom("10D 10C 10S 9C 7C 8C 3B 4B 9B 9S")));
    match.apply(decision("declare"));
    const CardSet seven{Card::sevenOfCupsAs(kKing)};
    const PlayerView view = match.view(0);
    EXPECT_TRUE(view.shownCards[1].containsAll(seven));
    EXPECT_EQ(view.namedSeven(), seven);
    EXPECT_FALSE(view.unseen().intersects(seven | set("7C")));
    EXPECT_EQ(view.unseen().size(), 30);
    match.apply(decision("7C"));
    match.apply(decision("10C=7C"));
    EXPECT_EQ(match.view(1).namedSeven(), seven);
    EXPECT_EQ(match.view(1).unseen().size(), 32);
}

TEST(Declarations, AreLeftToOthersWhereTheFewestPointsWin) {
    for (const bool lowest : {false, true}) {
        RuleSet rules = rulesOf("bazzica");
        rules.match.lowestWins = lowest;
        Match match(rules, 1, 0);
        ASSERT_TRUE(match.dealFrom(packFrom("1D 10C 2D 9C 6D 8C 7B 7S 9B 9S")));
        for (const std::string_view level : {"good", "master"}) {
            const auto answer = makePlayer(level, 1)->choose(match.view(1), StopToken());
            ASSERT_TRUE(answer);
            EXPECT_EQ(answer->kind, lowest ? Decision::Kind::Pass : Decision::Kind::Declare);
        }
    }
}

TEST(Declarations, ShownCardsAreKnownUntilTheyArePlayed) {
    Round round(rulesOf("bazzica"), packFrom("1D 10C 2D 9C 6D 8C 7B 7S 9B 9S"), 0);
    play(round, "declare");
    EXPECT_EQ(round.shownCards(1), set("1D 2D 6D"));
    EXPECT_EQ(round.shownCards(0), CardSet());
    play(round, "1D");
    EXPECT_EQ(round.shownCards(1), set("2D 6D"));
}

TEST(Declarations, EachPacketOfThreeIsAskedAnew) {
    Events events;
    Round round(rulesOf("sbarazzina"),
                packFrom("10D 10C 9D 9C 8D 8C 2B 3B 4B 5B 1D 6C 1C 5C 1S 4C"), 0, &events);
    ASSERT_EQ(round.phase(), Phase::Playing);
    playFirstLegal(round, 6);
    ASSERT_EQ(round.phase(), Phase::Declaring);
    EXPECT_EQ(round.turn(), 1);
    play(round, "declare");
    EXPECT_EQ(round.tallies()[1].declarations, 7);
}

TEST(Declarations, APacketOfFourIsNotShown) {
    RuleSet rules = rulesOf("bazzica");
    rules.pack.cards = 36;
    int fours = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        Pack pack(36);
        pack.shuffle(random);
        Round round(rules, pack, 0);
        while (!round.over()) {
            const int seat = round.turn();
            if (round.hand(seat).size() == 4) {
                ++fours;
                EXPECT_EQ(round.phase(), Phase::Playing);
            }
            playFirstLegal(round, 1);
        }
    }
    EXPECT_GT(fours, 0);
}

/// A match whose first deal is known.
Match matchOf(const RuleSet& rules, const std::string& first) {
    Match match(rules, 1, 0);
    EXPECT_TRUE(match.dealFrom(packFrom(first, rules.pack.cards)));
    return match;
}

TEST(Declarations, WhoeverHasNothingToShowCanOnlyPass) {
    PlayerView view;
    view.rules = rulesOf("bazzica");
    view.phase = Phase::Declaring;
    std::vector<Decision> legal;
    view.hand = set("10D 9C 8S");
    legalDecisions(view, legal);
    EXPECT_EQ(legal, (std::vector<Decision>{decision("pass")}));
    view.hand = set("1D 2C 3S");
    legalDecisions(view, legal);
    EXPECT_EQ(legal, (std::vector<Decision>{decision("declare"), decision("pass")}));
}

TEST(Declarations, AnswersStayHiddenUntilBothAreGiven) {
    Match match = matchOf(rulesOf("bazzica"), "1D 1C 2D 2C 6D 3C 7B 7S 9B 9S");
    ASSERT_EQ(match.turn(), 1);
    match.apply(decision("declare"));
    ASSERT_EQ(match.turn(), 0);
    EXPECT_TRUE(match.view(0).moves.empty());
    EXPECT_EQ(match.view(0).shownCards[1], CardSet());
    match.apply(decision("declare"));
    EXPECT_EQ(match.view(0).moves.size(), 2U);
    EXPECT_EQ(match.view(0).shownCards[1], set("1D 2D 6D"));
}

TEST(Declarations, PassingStaysHidden) {
    Match match = matchOf(rulesOf("bazzica"), "1D 1C 2D 2C 6D 3C 7B 7S 9B 9S");
    match.apply(decision("pass"));
    match.apply(decision("pass"));
    EXPECT_TRUE(match.view(0).moves.empty());
    EXPECT_TRUE(match.view(1).moves.empty());
    EXPECT_EQ(match.played().back().moves.size(), 2U) << "the record keeps them";
}

} // namespace
} // namespace settebello
