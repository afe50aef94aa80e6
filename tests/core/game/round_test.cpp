// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

namespace settebello {
namespace {

using namespace test;

/// Four seats with all cards in hand and an empty table, so that a test controls every play.
RuleSet openTable() {
    RuleSet rules;
    rules.deal.handCards = HandCards::All;
    rules.deal.tableCards = 0;
    return rules;
}

TEST(Round, LaysCapturesAndSweepsInTurn) {
    Events events;
    Round round(openTable(), packFrom("3D 4C 7S 7B 2D 2C"), 0, &events);
    events.clear();
    EXPECT_EQ(round.turn(), 1);
    play(round, "3D 4C 7S=3D+4C 7B 2D 2C=2D", &events);
    EXPECT_EQ(round.pile(1), set("3D 4C 7S"));
    EXPECT_EQ(round.pile(0), set("2C 2D"));
    EXPECT_EQ(round.table(), set("7B"));
    EXPECT_EQ(round.sweeps(1), 1);
    EXPECT_EQ(round.sweeps(0), 0);
    EXPECT_EQ(round.lastCapturer(), 0);
    EXPECT_EQ(round.playCount(), 6);
    const Card seven(Suit::Swords, 7);
    EXPECT_EQ(events, (Events{CardLaid{1, Card(Suit::Coins, 3)}, CardLaid{0, Card(Suit::Cups, 4)},
                              CardsCaptured{1, 1, seven, set("3D 4C")}, SweepMade{1, 1, seven, 1},
                              CardLaid{0, Card(Suit::Batons, 7)}, CardLaid{1, Card(Suit::Coins, 2)},
                              CardsCaptured{0, 0, Card(Suit::Cups, 2), set("2D")}}));
}

TEST(Round, RefusesIllegalDecisionsAndChangesNothing) {
    Round round(openTable(), packFrom("3D 4C 7S 7B"), 0);
    play(round, "3D 4C");
    for (const char* wrong : {"7S", "7S=3D", "4C", "10B", "7S=3D+4C+7B"}) {
        EXPECT_EQ(round.apply(decision(wrong)), DecisionFault::NotLegal) << wrong;
    }
    for (const char* wrong : {"keep", "place", "declare", "pass", "out"}) {
        EXPECT_EQ(round.apply(decision(wrong)), DecisionFault::NotAsked) << wrong;
    }
    EXPECT_EQ(round.table(), set("3D 4C"));
    EXPECT_EQ(round.turn(), 1);
    EXPECT_EQ(round.playCount(), 2);
}

TEST(Round, LeftoversGoToTheLastCapturerWithoutASweep) {
    Round round(RuleSet{}, Pack(), 0);
    Events events;
    playFirstLegal(round, kCardCount, &events);
    ASSERT_TRUE(round.over());
    EXPECT_TRUE(round.uncaptured().empty());
    EXPECT_EQ(round.pile(0) | round.pile(1), CardSet::all());
    const auto left = eventsOf<LeftoversTaken>(events);
    const auto captures = eventsOf<CardsCaptured>(events);
    for (const LeftoversTaken& taken : left) {
        EXPECT_EQ(taken.side, captures.back().side);
    }
    EXPECT_EQ(static_cast<int>(eventsOf<SweepMade>(events).size()),
              round.sweeps(0) + round.sweeps(1));
    EXPECT_EQ(round.apply(decision("1D")), DecisionFault::NotAsked);
}

TEST(Round, LeftoversGoToTheDealerWhereTheRuleSaysSo) {
    RuleSet rules = openTable();
    rules.sweep.leftovers = Leftovers::Dealer;
    rules.capture.compulsory = false;
    for (const int dealer : {0, 1}) {
        Round round(rules, Pack(), dealer);
        Events events;
        while (!round.over()) { // nobody captures anything
            const Card card = round.hand(round.turn()).first();
            ASSERT_EQ(round.apply(Play{card, {}}, &events), DecisionFault::None);
        }
        EXPECT_EQ(std::get<LeftoversTaken>(events.back()),
                  (LeftoversTaken{dealer, CardSet::all()}));
        EXPECT_EQ(round.pile(dealer), CardSet::all());
        EXPECT_EQ(round.lastCapturer(), -1);
        EXPECT_EQ(round.sweeps(dealer), 0);
    }
}

TEST(Round, IfNobodyCapturesTheCardsBelongToNoOne) {
    RuleSet rules = openTable();
    rules.capture.compulsory = false;
    Round round(rules, Pack(), 0);
    Events events;
    while (!round.over()) {
        const Card card = round.hand(round.turn()).first();
        ASSERT_EQ(round.apply(Play{card, {}}, &events), DecisionFault::None);
    }
    EXPECT_EQ(round.table(), CardSet::all());
    EXPECT_EQ(round.lastCapturer(), -1);
    EXPECT_EQ(std::get<LeftoversTaken>(events.back()), (LeftoversTaken{-1, CardSet::all()}));
    EXPECT_EQ(round.points(), PointsBySide{});
}

TEST(Round, TheLastPlayIsASweepOnlyWhereTheRuleSaysSo) {
    // Found by trial: a pack where the last card takes everything that is left.
    for (const bool counts : {false, true}) {
        RuleSet rules = openTable();
        rules.sweep.onLastCard = counts;
        int lastSweeps = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            Pack pack;
            pack.shuffle(random);
            Round round(rules, pack, 0);
            playFirstLegal(round, kCardCount - 1);
            const CardSet table = round.table();
            Events events;
            playFirstLegal(round, 1, &events);
            const auto captured = eventsOf<CardsCaptured>(events);
            const bool emptied = !captured.empty() && captured[0].captured == table;
            const auto sweeps = eventsOf<SweepMade>(events);
            EXPECT_EQ(sweeps.size(), emptied && counts ? 1U : 0U);
            lastSweeps += emptied ? 1 : 0;
        }
        EXPECT_GT(lastSweeps, 0) << "no pack of these tries the rule";
    }
}

struct AceCase {
    const char* name;
    Ace ace;
    LoneAce lone;
    const char* before; ///< plays that prepare the table, seat 1 first
    const char* play;   ///< by seat 1
    const char* table;
    int sweeps;
};

class AceRules : public testing::TestWithParam<AceCase> {};

TEST_P(AceRules, FollowTheRules) {
    const AceCase& c = GetParam();
    RuleSet rules = openTable();
    rules.capture.ace = c.ace;
    rules.capture.loneAce = c.lone;
    Round round(rules, packFrom("1D 9C 1S 9S 5D 1C 1B 5C"),
                0); // seat 1: 1D 1S 5D 1B, seat 0: 9C 9S 1C 5C
    play(round, c.before);
    const int sweepsBefore = round.sweeps(1);
    Events events;
    play(round, c.play, &events);
    EXPECT_EQ(round.table(), set(c.table));
    EXPECT_EQ(round.sweeps(1) - sweepsBefore, c.sweeps);
    EXPECT_EQ(static_cast<int>(eventsOf<SweepMade>(events).size()), c.sweeps);
    if (!decision(c.play).play.isCapture()) {
        EXPECT_EQ(round.lastCapturer(), -1);
    } else {
        EXPECT_EQ(round.lastCapturer(), 1);
        EXPECT_TRUE(round.pile(1).contains(decision(c.play).play.card));
    }
}

INSTANTIATE_TEST_SUITE_P(RulesSection4, AceRules,
                         testing::Values(AceCase{"PlainAceIsLaid", Ace::Plain, LoneAce::Stays,
                                                 "5D 9C", "1D", "5D 9C 1D", 0},
                                         AceCase{"SweepsTheWholeTable", Ace::SweepsAll,
                                                 LoneAce::Stays, "5D 9C", "1D=5D+9C", "", 1},
                                         AceCase{"TakesTheWholeTableWithoutASweep", Ace::TakesAll,
                                                 LoneAce::Stays, "5D 9C", "1D=5D+9C", "", 0},
                                         AceCase{"LaidOnAnEmptyTable", Ace::SweepsAll,
                                                 LoneAce::Stays, "", "1D", "1D", 0},
                                         AceCase{"TakesItselfWithoutASweep", Ace::SweepsAll,
                                                 LoneAce::TakesItself, "", "1D=1D", "", 0},
                                         AceCase{"TakesItselfUnderTakesAll", Ace::TakesAll,
                                                 LoneAce::TakesItself, "", "1D=1D", "", 0}),
                         [](const auto& ace) { return ace.param.name; });

TEST(AceRules, AnAceMeetingAnAceTakesItAlone) {
    RuleSet rules = openTable();
    rules.capture.ace = Ace::SweepsAll;
    Round round(rules, packFrom("1D 5C 9S 1S"), 0);
    play(round, "1D 5C 9S");
    EXPECT_EQ(round.apply(decision("1S=1D+5C+9S")), DecisionFault::NotLegal);
    play(round, "1S=1D");
    EXPECT_EQ(round.table(), set("5C 9S"));
    EXPECT_EQ(round.sweeps(0), 0);
}

TEST(AceRules, TheFirstCardOfARoundMayBeNoAceOrTakesOnlyAces) {
    RuleSet rules = openTable();
    rules.capture.ace = Ace::SweepsAll;
    const auto playable = [&](FirstAce firstAce, const char* hand, const char* table) {
        rules.capture.firstAce = firstAce;
        std::vector<Play> plays;
        legalPlays(rules, set(hand), set(table), plays);
        std::string text;
        for (const Play& play : plays) {
            text += toString(play) + " ";
        }
        return text;
    };
    EXPECT_EQ(playable(FirstAce::Free, "1D 5C", "7S 3B"), "1D=7S+3B 5C ");
    EXPECT_EQ(playable(FirstAce::Forbidden, "1D 5C", "7S 3B"), "5C ");
    EXPECT_EQ(playable(FirstAce::Forbidden, "1D 1C", "7S 3B"), "1D=7S+3B 1C=7S+3B ")
        << "there is nothing else";
    EXPECT_EQ(playable(FirstAce::TakesAces, "1D 5C", "7S 3B"), "1D 5C ");
    EXPECT_EQ(playable(FirstAce::TakesAces, "1D 5C", "7S 1B"), "1D=1B 5C ");
    for (const FirstAce firstAce : {FirstAce::TakesAces, FirstAce::Forbidden}) {
        rules.capture.firstAce = firstAce;
        Round round(rules, Pack(), 0);
        EXPECT_EQ(round.rules().capture.firstAce, firstAce);
        ASSERT_EQ(round.apply(Play{round.hand(round.turn()).first(), {}}),
                  firstAce == FirstAce::TakesAces ? DecisionFault::None : DecisionFault::NotLegal);
    }
    Round round(rules, Pack(), 0);
    const CardSet others = round.hand(round.turn()) - CardSet::ofRank(kAce);
    ASSERT_EQ(round.apply(Play{others.first(), {}}), DecisionFault::None);
    EXPECT_EQ(round.rules().capture.firstAce, FirstAce::Free) << "the second card may be one";
}

TEST(AceRules, AnAceTakingTheOnlyAceSweepsUnlessTakesAll) {
    for (const Ace ace : {Ace::Plain, Ace::SweepsAll, Ace::TakesAll}) {
        RuleSet rules = openTable();
        rules.capture.ace = ace;
        Round round(rules, packFrom("1D 1S"), 0);
        play(round, "1D 1S=1D");
        EXPECT_EQ(round.sweeps(0), ace == Ace::TakesAll ? 0 : 1);
    }
}

TEST(WholeSuit, EndsTheRoundRightAfterTheCaptureThatCompletesIt) {
    RuleSet rules = openTable();
    rules.scoring.wholeSuitWins = true;
    rules.capture.compulsory = false; // so that seat 1 may lay one coin after the other
    Round round(rules, packFrom("10B 10D 9B 9D 8B 8D 7B 7D 6B 6D 5B 5D 4B 4D 3B 3D 2B 2D 1B 1D"),
                1);
    // Seat 0 has the batons and leads, seat 1 the coins.
    Events events;
    std::vector<Play> legal;
    while (!round.over()) {
        const CardSet hand = round.hand(round.turn());
        legalPlays(round.rules(), hand, round.takeable(), legal);
        // Seat 1 lays coins; seat 0 captures whatever coin lies there, else lays a non-coin it can
        // spare.
        const Play* chosen = &legal.front();
        for (const Play& candidate : legal) {
            const bool coin = candidate.captured.intersects(CardSet::ofSuit(Suit::Coins));
            if (round.turn() == 0
                    ? coin
                    : candidate.card.suit() == Suit::Coins && !candidate.isCapture()) {
                chosen = &candidate;
            }
        }
        ASSERT_EQ(round.apply(*chosen, &events), DecisionFault::None);
    }
    ASSERT_EQ(round.wholeSuitSide(), 0);
    EXPECT_EQ(std::get<WholeSuitTaken>(events.back()), WholeSuitTaken{0});
    EXPECT_FALSE(round.hand(1).empty()) << "it ended before the last play";
    EXPECT_EQ(round.pile(0) | round.pile(1) | round.uncaptured(), CardSet::all());
    EXPECT_TRUE(eventsOf<LeftoversTaken>(events).empty());
}

TEST(WholeSuit, HasNoEffectWhereTheRuleIsOff) {
    RuleSet rules;
    EXPECT_EQ(Round(rules, Pack(), 0).wholeSuitSide(), -1);
}

} // namespace
} // namespace settebello
