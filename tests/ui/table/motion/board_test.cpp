// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/board.h"

#include "game/match.h"
#include "game/seen_events.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {

namespace {

RuleSet rulesFor(int players, bool teams, HandCards hand, bool compulsory = true) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    rules.deal.handCards = hand;
    rules.capture.compulsory = compulsory;
    return rules;
}

/// The board must match the round.
void expectSame(const Board& board, const Round& round) {
    const RuleSet& rules = board.rules();
    EXPECT_EQ(board.table(), round.table());
    EXPECT_EQ(board.stock(), round.stock());
    EXPECT_EQ(board.tops(), round.tops());
    for (int seat = 0; seat < rules.table.players; ++seat) {
        EXPECT_EQ(setOf(board.hand(seat)), round.hand(seat)) << "seat " << seat;
    }
    for (int side = 0; side < rules.sides(); ++side) {
        EXPECT_EQ(board.captured(side), round.pile(side)) << "side " << side;
        EXPECT_EQ(static_cast<int>(board.side(side).sweeps.size()), round.sweeps(side));
    }
}

/// Whoever deals gets what is left, also without a capture.
RuleSet rubamazzoForTheDealer() {
    RuleSet rules = findPreset("rubamazzo")->rules;
    rules.sweep.leftovers = Leftovers::Dealer;
    return rules;
}

RuleSet withEveryQuestion() {
    RuleSet rules = rulesFor(2, false, HandCards::Three);
    rules.deal.cutterChooses = true;
    rules.scoring.declarations = Declarations::Bazzica;
    return rules;
}

struct Game {
    const char* name;
    RuleSet (*rules)();
};

class BoardFollowsTheMatch : public testing::TestWithParam<Game> {};

TEST_P(BoardFollowsTheMatch, EventByEvent) {
    const RuleSet rules = GetParam().rules();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match(rules, seed);
        Random random(seed);
        Board board;
        board.reset(rules, 0);
        std::vector<Decision> legal;
        for (int steps = 0; steps < 400 && !match.over(); ++steps) {
            Events events;
            if (match.needsDeal()) {
                match.deal(&events);
            } else {
                legalDecisions(match.view(match.turn()), legal);
                match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
            }
            for (const Event& event : events) {
                board.apply(event);
            }
            EXPECT_EQ(board.tops(), match.round().tops());
            // Cards that belong to nobody after the last play stay on the board.
            if (!match.round().over() && match.round().phase() == Phase::Playing) {
                expectSame(board, match.round());
            }
            ASSERT_FALSE(HasFailure()) << "seed " << seed << " step " << steps;
        }
    }
}

/// What everybody can see is as in the round; a hand that the viewer does not see has as many
/// cards.
void expectSeen(const Board& board, const Round& round) {
    const RuleSet& rules = board.rules();
    EXPECT_EQ(board.table(), round.table());
    EXPECT_EQ(board.stock().size(), round.stockSize());
    CardSet all = board.stock() | board.table();
    int cards = board.stock().size() + board.table().size();
    for (int seat = 0; seat < rules.table.players; ++seat) {
        const CardSet hand = setOf(board.hand(seat));
        EXPECT_EQ(hand.size(), round.hand(seat).size()) << "seat " << seat;
        EXPECT_EQ(hand & board.declared(), round.shownCards(seat)) << "seat " << seat;
        EXPECT_TRUE(seat != board.viewer() || hand == round.hand(seat));
        all |= hand;
        cards += hand.size();
    }
    for (int side = 0; side < rules.sides(); ++side) {
        EXPECT_EQ(board.captured(side), round.pile(side)) << "side " << side;
        all |= board.captured(side);
        cards += board.captured(side).size();
    }
    EXPECT_EQ(cards, rules.pack.cards) << "a card is nowhere, or twice";
    EXPECT_EQ(all.printed(), Pack::contents(rules.pack.cards));
}

/// Stand-ins change places with the cards that turn out to lie there.
TEST_P(BoardFollowsTheMatch, AsAnyViewerSeesIt) {
    const RuleSet rules = GetParam().rules();
    for (int viewer = -1; viewer < rules.table.players; ++viewer) {
        Match match(rules, 7);
        Random random(8);
        Board board;
        board.reset(rules, viewer);
        SeenEvents filter(rules, viewer);
        std::vector<Decision> legal;
        while (!match.over()) {
            Events events;
            if (match.needsDeal()) {
                match.deal(&events);
            } else {
                legalDecisions(match.view(match.turn()), legal);
                match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
            }
            for (const Event& event : events) {
                board.apply(filter.seen(event));
            }
            if (!match.round().over() && match.round().phase() == Phase::Playing) {
                expectSeen(board, match.round());
            }
            ASSERT_FALSE(HasFailure()) << "viewer " << viewer;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Games, BoardFollowsTheMatch,
    testing::Values(Game{"Two", [] { return rulesFor(2, false, HandCards::Three); }},
                    Game{"Three", [] { return rulesFor(3, false, HandCards::Three); }},
                    Game{"Scopone", [] { return rulesFor(4, true, HandCards::All); }},
                    Game{"Six", [] { return rulesFor(6, true, HandCards::Three); }},
                    Game{"FreeToLay", [] { return rulesFor(2, false, HandCards::All, false); }},
                    Game{"Questions", withEveryQuestion},
                    Game{"Cirulla", [] { return findPreset("cirulla")->rules; }},
                    Game{"Rubamazzo", [] { return findPreset("rubamazzo")->rules; }},
                    Game{"RubamazzoForTheDealer", rubamazzoForTheDealer}),
    [](const auto& tested) { return tested.param.name; });

TEST(Board, TableCardsLieInTheirOrderWithoutGaps) {
    Board board;
    board.reset(rulesFor(2, false, HandCards::Three), 0);
    const Card two(Suit::Coins, 2);
    const Card three(Suit::Cups, 3);
    const Card seven(Suit::Swords, 7);
    const Card jack(Suit::Batons, 8);
    const Card taker(Suit::Batons, 3);
    const Card laid(Suit::Batons, 10);
    board.apply(PacketDealt{0, {{-1, two}, {-1, three}, {-1, seven}, {-1, jack}, {0, taker}}, 35});
    EXPECT_EQ(board.places(), 4);
    board.apply(CardsCaptured{0, 0, taker, CardSet{three}});
    EXPECT_EQ(board.tableCards(), (std::vector<Card>{two, seven, jack}));
    board.apply(CardLaid{1, laid});
    EXPECT_EQ(board.tableCards(), (std::vector<Card>{two, seven, jack, laid}));
    EXPECT_EQ(board.places(), 4);
}

TEST(Board, LeftoversNeverLieOnTopOfAPile) {
    const Card two(Suit::Coins, 2);
    const Card king(Suit::Swords, 10);
    const Card mine(Suit::Cups, 2);
    const Card theirs(Suit::Batons, 2);
    Board board;
    board.reset(rubamazzoForTheDealer(), 0);
    board.apply(PacketDealt{0, {{-1, two}, {-1, king}, {0, mine}, {1, theirs}}, 36});
    board.apply(CardsCaptured{0, 0, mine, {two}});
    Board robbed = board;
    board.apply(LeftoversTaken{0, {king}});
    EXPECT_EQ(board.top(0), mine);
    EXPECT_EQ(board.captured(0), (CardSet{two, mine, king}));
    EXPECT_FALSE(board.isOpen(king));

    robbed.apply(PileStolen{1, 1, theirs, mine, 0, {two, mine}});
    robbed.apply(LeftoversTaken{0, {king}});
    EXPECT_EQ(robbed.top(0), std::nullopt) << "it has no capture";
    EXPECT_FALSE(robbed.isOpen(king));
    EXPECT_EQ(robbed.tops(), CardSet{theirs});
}

TEST(Board, RoomForACardIsThereUntilTheTableChanges) {
    const Card two(Suit::Coins, 2);
    const Card mine(Suit::Cups, 2);
    const PacketDealt deal{0, {{-1, two}, {-1, Card(Suit::Swords, 7)}, {0, mine}}, 37};
    for (const Event& play : {Event(CardLaid{0, mine}), Event(CardsCaptured{0, 0, mine, {two}})}) {
        Board board;
        board.reset(rulesFor(2, false, HandCards::Three), 0);
        board.apply(deal);
        board.makeRoom();
        board.makeRoom();
        EXPECT_EQ(board.places(), 3);
        board.apply(play);
        EXPECT_FALSE(board.hasRoom());
        EXPECT_EQ(board.places(), board.table().size());
    }
}

TEST(Board, OnlyCardsThatTheViewerMaySeeAreOpen) {
    Board board;
    board.reset(rulesFor(2, false, HandCards::Three), 0);
    const Card mine(Suit::Coins, 2);
    const Card theirs(Suit::Cups, 3);
    const Card onTable(Suit::Swords, 3);
    const Card cut(Suit::Swords, 4);
    board.apply(CutShown{1, cut});
    EXPECT_FALSE(board.isOpen(cut));
    board.apply(CutShown{0, cut});
    EXPECT_TRUE(board.isOpen(cut));
    board.apply(PacketDealt{0, {{0, mine}, {1, theirs}, {-1, onTable}}, 37});
    EXPECT_TRUE(board.isOpen(mine));
    EXPECT_FALSE(board.isOpen(theirs));
    EXPECT_TRUE(board.isOpen(onTable));
    EXPECT_FALSE(board.isOpen(cut));
    board.apply(CardsCaptured{1, 1, theirs, CardSet{onTable}});
    EXPECT_FALSE(board.isOpen(onTable)) << "face down in the pile";
    board.apply(SweepMade{1, 1, theirs, 1});
    EXPECT_TRUE(board.isOpen(theirs)) << "a sweep sticks out face up";
}

TEST(Board, TopsLieOpenWherePilesAreStolenAndGoWithThem) {
    const Card mine(Suit::Coins, 7);
    const Card theirs(Suit::Cups, 7);
    const Card onTable(Suit::Swords, 7);
    const Card other(Suit::Swords, 4);
    Board board;
    board.reset(findPreset("rubamazzo")->rules, 0);
    board.apply(PacketDealt{0, {{0, mine}, {1, theirs}, {-1, onTable}, {-1, other}}, 36});
    board.apply(CardsCaptured{1, 1, theirs, CardSet{onTable}});
    EXPECT_EQ(board.top(1), theirs);
    EXPECT_TRUE(board.isOpen(theirs));
    EXPECT_FALSE(board.isOpen(onTable)) << "under it";
    EXPECT_EQ(board.takeable(), (CardSet{other, theirs}));
    board.apply(PileStolen{0, 0, mine, theirs, 1, CardSet{theirs, onTable}});
    EXPECT_EQ(board.side(0).pile, (std::vector<Card>{onTable, theirs, mine}));
    EXPECT_TRUE(board.side(1).pile.empty());
    EXPECT_EQ(board.top(0), mine);
    EXPECT_EQ(board.top(1), std::nullopt);
    EXPECT_FALSE(board.isOpen(theirs));
    EXPECT_EQ(board.takeable(), CardSet{other}) << "the own top cannot be taken";
    EXPECT_EQ(board.lastTaker(), 0);
}

/// Two cards that were taken to lie elsewhere are shown: nothing else moves.
TEST(Board, CardsThatAreShownChangePlacesWithStandIns) {
    const Card a(Suit::Coins, 2);
    const Card b(Suit::Cups, 3);
    const Card c(Suit::Swords, 4);
    Board board;
    board.reset(rulesFor(3, false, HandCards::Three), 0);
    board.apply(PacketDealt{0, {{1, a}, {2, b}}, 38});
    EXPECT_EQ(board.uncover(CardLaid{1, a}), std::vector<Board::Exchange>());
    EXPECT_EQ(board.uncover(CardLaid{1, b}), (std::vector<Board::Exchange>{{a, b}}));
    EXPECT_EQ(board.hand(1), std::vector<Card>{b});
    EXPECT_EQ(board.hand(2), std::vector<Card>{a});
    board.apply(CardLaid{1, b});
    board.apply(CardLaid{2, c});
    EXPECT_EQ(board.table(), (CardSet{b, c}));
    EXPECT_TRUE(board.stock().contains(a));
}

TEST(Board, ACutCardThatIsShownChangesPlacesWithItsStandIn) {
    const Card standIn(Suit::Coins, 2);
    const Card cut(Suit::Cups, 3);
    Board board;
    board.reset(rulesFor(2, false, HandCards::Three), 0);
    board.apply(CutShown{1, standIn});
    board.apply(CutDecided{1, standIn, false});
    const PacketDealt packet{0, {{PacketDealt::kTable, cut}, {1, Card(Suit::Swords, 4)}}, 38};
    EXPECT_EQ(board.uncover(packet), (std::vector<Board::Exchange>{{standIn, cut}}));
    board.apply(packet);
    EXPECT_EQ(board.table(), CardSet{cut});
    EXPECT_TRUE(board.stock().contains(standIn));
}

TEST(Board, TheFirstTableGoesToTheDealersPile) {
    Board board;
    board.reset(rulesFor(2, false, HandCards::Three), 0);
    const Card three(Suit::Coins, 3);
    const Card king(Suit::Cups, kKing);
    const Card two(Suit::Swords, kTwo);
    board.apply(PacketDealt{0, {{-1, three}, {-1, king}, {-1, two}}, 37});
    board.apply(TableTaken{1, 1, CardSet{three, king, two}});
    EXPECT_TRUE(board.table().empty());
    EXPECT_EQ(board.captured(1), (CardSet{three, king, two}));
    EXPECT_EQ(board.lastTaker(), 1);
    board.apply(SweepMade{1, 1, king, 1});
    EXPECT_EQ(board.captured(1), (CardSet{three, king, two}));
    EXPECT_TRUE(board.isOpen(king)) << "it sticks out face up";
    EXPECT_FALSE(board.isOpen(two));
}

TEST(Board, MarksSweepsAtOnceWhereTheMatchEndsAtOnce) {
    for (const MatchEnd end : {MatchEnd::AfterRound, MatchEnd::AtOnce}) {
        RuleSet rules = rulesFor(2, false, HandCards::Three);
        rules.match.end = end;
        Board board;
        board.reset(rules, 0);
        const Card card(Suit::Coins, 5);
        const Card taken(Suit::Cups, 5);
        board.apply(PacketDealt{0, {{0, card}, {-1, taken}}, 38});
        board.apply(CardsCaptured{0, 0, card, CardSet{taken}});
        board.apply(SweepMade{0, 0, card, 1});
        EXPECT_EQ(board.side(0).score, end == MatchEnd::AtOnce ? 1 : 0);
        EXPECT_EQ(board.side(1).score, 0);
    }
}

} // namespace

} // namespace settebello
