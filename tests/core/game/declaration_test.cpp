// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/declaration.h"
#include "game/match.h"

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
    const auto bazzica = declaredHand(Declarations::Bazzica, packet);
    const auto sbarazzina = declaredHand(Declarations::Sbarazzina, packet);
    EXPECT_EQ(bazzica ? bazzica->points : 0, GetParam().bazzica) << GetParam().cards;
    EXPECT_EQ(sbarazzina ? sbarazzina->points : 0, GetParam().sbarazzina) << GetParam().cards;
    EXPECT_FALSE(declaredHand(Declarations::None, packet));
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
