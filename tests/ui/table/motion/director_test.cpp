// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/director.h"

#include "game/dealer_draw.h"
#include "game/match.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "table/layout/card_places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// All events of a match played at random.
Events eventsOf(const RuleSet& rules, std::uint64_t seed) {
    Match match(rules, seed);
    Random random(seed);
    Events events;
    std::vector<Decision> legal;
    while (!match.over()) {
        if (match.needsDeal()) {
            match.deal(&events);
            continue;
        }
        legalDecisions(match.view(match.turn()), legal);
        std::erase(legal, Decision(Decision::Kind::ClaimOut));
        match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))], &events);
    }
    return events;
}

RuleSet gameOf(int players, bool teams) {
    RuleSet rules;
    rules.table.players = players;
    rules.table.teams = teams;
    rules.match.target = 5;
    return rules;
}

void expectSameBoards(const Board& a, const Board& b) {
    EXPECT_EQ(a.table(), b.table());
    EXPECT_EQ(a.tableCards(), b.tableCards());
    EXPECT_EQ(a.places(), b.places());
    EXPECT_EQ(a.stock(), b.stock());
    EXPECT_EQ(a.dealer(), b.dealer());
    for (int i = 0; i < kMaxSeats; ++i) {
        EXPECT_EQ(a.hand(i), b.hand(i));
        EXPECT_EQ(a.side(i).pile, b.side(i).pile);
        EXPECT_EQ(a.side(i).sweeps, b.side(i).sweeps);
        EXPECT_EQ(a.side(i).score, b.side(i).score) << "side " << i;
    }
}

/// Lets the clock run until nothing moves any more.
void runOut(Director& director) {
    for (int i = 0; director.moving() && i < 100000; ++i) {
        director.advance(500);
    }
    ASSERT_FALSE(director.moving());
}

struct Game {
    const char* name;
    int players;
    bool teams;
};

class Directing : public testing::TestWithParam<Game> {
protected:
    const RuleSet rules = gameOf(GetParam().players, GetParam().teams);

    void begin(Director& director) {
        director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
        director.reset(rules, 0, {"Anna", "Ciro", "Rosa", "Gennaro", "Assunta", "Carmine"});
    }
};

TEST_P(Directing, WatchingAndFinishingEndOnTheSameBoard) {
    Director watched;
    Director hurried;
    Director instant;
    instant.setSpeed(0);
    for (Director* director : {&watched, &hurried, &instant}) {
        begin(*director);
    }
    int number = 0;
    for (const Event& event : eventsOf(rules, 3)) {
        watched.enqueue(event);
        runOut(watched);
        hurried.enqueue(event);
        hurried.advance(30 + number % 400); // cut short anywhere
        if (number % 3 == 0) {
            hurried.finish();
        }
        instant.enqueue(event);
        EXPECT_FALSE(instant.moving());
        ++number;
    }
    hurried.finish();
    expectSameBoards(watched.board(), hurried.board());
    expectSameBoards(watched.board(), instant.board());
    EXPECT_EQ(watched.poses(), hurried.poses());
    EXPECT_EQ(watched.poses(), instant.poses());
    EXPECT_EQ(watched.effect().kind, Effect::Kind::None);
}

TEST_P(Directing, AtRestEveryCardLiesWhereItBelongs) {
    Director director;
    begin(director);
    for (const Event& event : eventsOf(rules, 4)) {
        director.enqueue(event);
        runOut(director);
        EXPECT_EQ(director.poses(), restingPoses(director.board(), director.layout()));
    }
}

/// The stock is laid out in the order of suits and ranks: a start at its own position there would
/// reveal a card.
TEST_P(Directing, CardsLeaveTheStockFromOnePlace) {
    Director director;
    begin(director);
    int drawn = 0;
    for (const Event& event : eventsOf(rules, 6)) {
        const CardSet stock = director.board().stock();
        Pose top;
        for (const Card card : stock) {
            top = director.poses()[card];
        }
        director.enqueue(event);
        for (const Card card : stock - director.board().stock()) {
            EXPECT_EQ(director.poses()[card], top) << toString(card);
            ++drawn;
        }
        runOut(director);
    }
    EXPECT_GT(drawn, 36);
}

TEST_P(Directing, NoHiddenCardEverShowsItsFace) {
    Director director;
    begin(director);
    CardSet known; // seen face up by everybody, or the viewer's
    int faces = 0;
    for (const Event& event : eventsOf(rules, 5)) {
        if (std::holds_alternative<RoundStarted>(event)) {
            known = {};
        }
        director.enqueue(event);
        for (int i = 0; i < kCardCount; ++i) {
            if (director.board().isOpen(Card::fromIndex(i))) {
                known.insert(Card::fromIndex(i));
            }
        }
        while (director.moving()) {
            director.advance(16);
            for (int i = 0; i < kCardCount; ++i) {
                // The end of a round may be shown again while the next one is already dealt.
                const Card card = Card::fromIndex(i);
                const bool shows = director.poses()[card].showsFace();
                faces += shows ? 1 : 0;
                const bool captured = [&] {
                    for (int side = 0; side < rules.sides(); ++side) {
                        if (director.board().captured(side).contains(card)) {
                            return true;
                        }
                    }
                    return false;
                }();
                ASSERT_TRUE(!shows || captured || known.contains(card) ||
                            std::holds_alternative<RoundStarted>(event))
                    << toString(card);
            }
        }
    }
    EXPECT_GT(faces, 1000);
}

INSTANTIATE_TEST_SUITE_P(Games, Directing,
                         testing::Values(Game{"Two", 2, false}, Game{"Three", 3, false},
                                         Game{"Teams", 4, true}, Game{"Six", 6, false}),
                         [](const auto& tested) { return tested.param.name; });

TEST(Director, ReducedMotionNeverShowsACardBetweenPlaces) {
    Director director;
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.setReducedMotion(true);
    director.reset(gameOf(2, false), 0, {"Anna", "Ciro"});
    const Events events = eventsOf(gameOf(2, false), 6);
    for (std::size_t i = 0; i < 40 && i < events.size(); ++i) {
        Poses last = director.poses();
        const CardSet stock = director.board().stock();
        director.enqueue(events[i]);
        for (const Card card : stock) { // drawn from its top: one back is like another
            last[card] = director.poses()[card];
        }
        while (director.moving()) {
            director.advance(16);
            const Poses now = director.poses();
            for (int card = 0; card < kCardCount; ++card) {
                const Pose& pose = now[Card::fromIndex(card)];
                const Pose& lastPose = last[Card::fromIndex(card)];
                if (pose.opacity < 0.99 || pose.geometry.centre == lastPose.geometry.centre) {
                    continue;
                }
                // A card that lies elsewhere than before was invisible in between.
                EXPECT_LT(lastPose.opacity, 0.5) << "event " << i << " card " << card;
            }
            last = now;
        }
    }
}

TEST(Director, ShowsEventsInOrderAtAnySpeed) {
    Director director;
    director.reset(gameOf(2, false), 0, {"Anna", "Ciro"});
    const Events events = eventsOf(gameOf(2, false), 7);
    Events begun;
    Events shown;
    QObject::connect(&director, &Director::begun,
                     [&](const Event& event) { begun.push_back(event); });
    QObject::connect(&director, &Director::shown,
                     [&](const Event& event) { shown.push_back(event); });
    for (const Event& event : events) {
        director.enqueue(event);
        director.advance(100);
    }
    director.finish();
    EXPECT_EQ(begun, events);
    EXPECT_EQ(shown, events);
}

TEST_P(Directing, ShowingTheLastMoveAgainEndsOnTheSameBoard) {
    Director director;
    begin(director);
    EXPECT_FALSE(director.replay()) << "nothing has been played";
    int replays = 0;
    for (const Event& event : eventsOf(rules, 9)) {
        director.enqueue(event);
        EXPECT_FALSE(director.replay()) << "something moves";
        runOut(director);
        const Board before = director.board();
        if (!director.replay()) {
            continue;
        }
        ++replays;
        EXPECT_TRUE(director.moving());
        if (replays % 2 == 0) {
            director.finish();
        } else {
            runOut(director);
        }
        expectSameBoards(before, director.board());
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(replays, 20);
}

TEST(Director, ASweepIsAnnounced) {
    Director director;
    RuleSet rules;
    director.reset(rules, 0, {"Anna", "Ciro"});
    const Card three(Suit::Cups, 3);
    const Card mine(Suit::Coins, 3);
    director.enqueue(PacketDealt{0, {{0, mine}, {-1, three}}, 38});
    director.enqueue(CardsCaptured{0, 0, mine, CardSet{three}});
    director.enqueue(SweepMade{0, 0, mine, 1});
    bool broom = false;
    while (director.moving()) {
        director.advance(16);
        broom = broom || director.effect().kind == Effect::Kind::Broom;
    }
    EXPECT_TRUE(broom);
    const Pose& swept = director.poses()[mine];
    EXPECT_EQ(swept.face, 1);
    EXPECT_EQ(std::abs(swept.geometry.angle), 90);
}

TEST(Director, PointsMoveToThePlatesOneByOne) {
    Director director;
    RuleSet rules;
    director.reset(rules, 0, {"Anna", "Ciro"});
    RoundScored scored;
    scored.points[0][ScoringItem::Cards] = 1;
    scored.points[0][ScoringItem::Settebello] = 1;
    scored.points[1][ScoringItem::Suit] = 1;
    scored.scores = {2, 1};
    director.enqueue(scored);
    EXPECT_EQ(director.board().side(0).score, 0);
    std::vector<int> seen;
    while (director.moving()) {
        director.advance(16);
        const int sum = director.board().side(0).score + director.board().side(1).score;
        if (seen.empty() || seen.back() != sum) {
            seen.push_back(sum);
        }
    }
    EXPECT_EQ(seen, (std::vector<int>{0, 1, 2, 3}));
}

/// A round's score with four items that give points.
RoundScored fourPoints() {
    RoundScored scored;
    scored.points[0][ScoringItem::Cards] = 1;
    scored.points[0][ScoringItem::Settebello] = 1;
    scored.points[1][ScoringItem::Suit] = 1;
    scored.points[1][ScoringItem::Prime] = 1;
    scored.scores = {2, 2};
    return scored;
}

int pointsShown(const Director& director) {
    return director.board().side(0).score + director.board().side(1).score;
}

TEST(Director, AnItemOfTheScoreTakesNineHundredMilliseconds) {
    Director director;
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(fourPoints());
    for (int item = 0; item < 4; ++item) {
        EXPECT_EQ(pointsShown(director), item);
        director.advance(892);
        EXPECT_EQ(pointsShown(director), item);
        director.advance(8);
        EXPECT_EQ(pointsShown(director), item + 1);
    }
}

TEST(Director, TheScoreIsSkippedItemByItem) {
    Director director;
    QStringList announced;
    QObject::connect(&director, &Director::announced,
                     [&](const QString& words) { announced.append(words); });
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(fourPoints());
    for (int item = 0; item < 4; ++item) {
        EXPECT_TRUE(director.showsItems());
        EXPECT_EQ(announced.size(), item + 1) << "each is announced as it begins";
        director.advance(item * 250); // in the middle of whatever it shows
        EXPECT_TRUE(director.finishItem());
        EXPECT_EQ(pointsShown(director), item + 1);
    }
    EXPECT_FALSE(director.showsItems());
    EXPECT_FALSE(director.finishItem());
    EXPECT_FALSE(director.moving());
    EXPECT_TRUE(announced[0].startsWith(QStringLiteral("Cards. Anna")))
        << announced[0].toStdString();
}

TEST(Director, TheWholeScoreIsSkipped) {
    Director director;
    QStringList announced;
    QObject::connect(&director, &Director::announced,
                     [&](const QString& words) { announced.append(words); });
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(fourPoints());
    director.advance(1000);
    director.finish();
    EXPECT_FALSE(director.moving());
    EXPECT_EQ(pointsShown(director), 4);
    EXPECT_EQ(announced.size(), 2) << "an item that is not shown is not announced";
}

/// The last card of a round is on its way, and its score waits.
TEST(Director, WhatFinishesTheLastCardDoesNotSkipTheScore) {
    const RuleSet rules;
    Events events = eventsOf(rules, 3);
    const auto scored = std::find_if(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<RoundScored>(event);
    });
    ASSERT_NE(scored, events.end());
    for (const bool all : {false, true}) {
        Director director;
        QStringList announced;
        QObject::connect(&director, &Director::announced,
                         [&](const QString& words) { announced.append(words); });
        director.reset(rules, 0, {"Anna", "Ciro"});
        for (auto event = events.begin(); event != scored; ++event) {
            director.enqueue(*event);
        }
        director.advance(50);
        director.enqueue(*scored);
        announced.clear();
        if (all) {
            director.finish();
            EXPECT_FALSE(director.moving());
            continue;
        }
        EXPECT_FALSE(director.finishItem());
        EXPECT_TRUE(director.showsItems());
        EXPECT_EQ(pointsShown(director), 0);
        ASSERT_FALSE(announced.isEmpty());
        EXPECT_TRUE(announced.last().startsWith("Cards. ")) << qPrintable(announced.last());
        int items = 0;
        for (; director.showsItems(); ++items) {
            EXPECT_TRUE(director.finishItem());
        }
        EXPECT_GE(items, 4);
        runOut(director);
    }
}

TEST(Director, ReducedMotionShowsThePointsWithoutFlying) {
    Director director;
    director.setReducedMotion(true);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(fourPoints());
    bool points = false;
    while (director.moving()) {
        director.advance(16);
        if (director.effect().kind != Effect::Kind::None) {
            EXPECT_TRUE(director.effect().still);
            points = points || director.effect().kind == Effect::Kind::Point;
        }
    }
    EXPECT_TRUE(points);
    EXPECT_EQ(pointsShown(director), 4);
}

TEST(Director, NewNamesDuringAMotionAreShownAtOnce) {
    Director director;
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    const Card three(Suit::Cups, 3);
    director.enqueue(PacketDealt{0, {{0, Card(Suit::Coins, 1)}, {-1, three}}, 38});
    director.enqueue(LeftoversTaken{1, CardSet{three}});
    while (director.effect().kind != Effect::Kind::Text) {
        director.advance(16);
    }
    director.advance(100);
    const double progress = director.effect().progress;
    EXPECT_TRUE(director.effect().text.contains(QStringLiteral("Ciro")));
    director.setSideNames({"Anna", "Carmela"});
    EXPECT_TRUE(director.effect().text.contains(QStringLiteral("Carmela")));
    EXPECT_EQ(director.effect().progress, progress);
    runOut(director);
    EXPECT_EQ(director.poses(), restingPoses(director.board(), director.layout()));
}

/// The caption of the last play is there until then.
TEST(Director, LeavesTimeToLookAtTheLastCardOfARoundIfThatIsThePace) {
    for (const bool calm : {false, true}) {
        Director director;
        director.setCalm(calm);
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        const Card three(Suit::Cups, 3);
        director.enqueue(PacketDealt{0, {{0, Card(Suit::Coins, 1)}, {-1, three}}, 38});
        director.finish();
        director.enqueue(LeftoversTaken{1, CardSet{three}});
        int time = 0;
        while (director.moving() && director.effect().kind != Effect::Kind::Text) {
            director.advance(1);
            ++time;
        }
        EXPECT_EQ(director.effect().kind, Effect::Kind::Text);
        EXPECT_EQ(time >= 700, calm) << time;
        runOut(director);
    }
}

/// What is said of a dealer, of a declaration, and of cards that a side gets, among partners.
TEST(Director, NamesWhoActsAndAddressesTheirSide) {
    LanguageManager languages;
    languages.use("en");
    Director director;
    director.setPeople({"Rosa", "Ugo, You", "You", "Ciro"}, 2);
    director.reset(gameOf(4, true), 2, {"Rosa and You", "Ugo, You and Ciro"});
    const auto textOf = [&director](const Event& event) {
        director.enqueue(event);
        while (director.moving() && director.effect().kind != Effect::Kind::Text) {
            director.advance(16);
        }
        const QString text = director.effect().text;
        director.finish();
        return text;
    };
    EXPECT_TRUE(textOf(DealerDrawn{2, {kFirstDealerCard}}).endsWith("! The first deal is yours."));
    EXPECT_TRUE(
        textOf(DealerDrawn{0, {kFirstDealerCard}}).endsWith("! The first deal goes to Rosa."));
    const Card three(Suit::Cups, 3);
    director.enqueue(PacketDealt{0, {{0, Card(Suit::Coins, 1)}, {-1, three}}, 38});
    EXPECT_EQ(textOf(LeftoversTaken{0, CardSet{three}}), "The last cards go to your team.");
    EXPECT_TRUE(textOf(ClaimMade{1, 1, 9, 11, 0, false}).startsWith("Ugo, You: not out."));
}

TEST(Director, MotionsLastAsLongAsDesigned) {
    const Card mine(Suit::Coins, 3);
    const Card three(Suit::Cups, 3);
    const auto took = [](Director& director, const Event& event) {
        director.enqueue(event);
        int time = 0;
        while (director.moving() && time < 10000) {
            director.advance(1);
            ++time;
        }
        return time;
    };
    Director director;
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    // Sixty apart and 260 each: the hand's two, then the table's one.
    EXPECT_EQ(
        took(director, PacketDealt{0, {{0, mine}, {0, Card(Suit::Cups, 9)}, {-1, three}}, 37}),
        60 + 260 + 260);
    EXPECT_EQ(took(director, CardLaid{0, Card(Suit::Cups, 9)}), 260);
    EXPECT_EQ(took(director, CardsCaptured{0, 0, mine, CardSet{three}}), 280 + 120 + 320 + 200)
        << "and the nine moves to the middle";
    EXPECT_EQ(took(director, SweepMade{0, 0, mine, 1}), 700);
    EXPECT_EQ(took(director, fourPoints()), 4 * 900 + 300) << "and the cards go back";
}

TEST(Director, LetsAStolenPileFlyToTheThiefAsOne) {
    const Card mine(Suit::Coins, 7);
    const Card theirs(Suit::Cups, 7);
    const Card onTable(Suit::Swords, 7);
    Director director;
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.reset(findPreset("rubamazzo")->rules, 0, {"Anna", "Ciro"});
    director.enqueue(PacketDealt{0, {{0, mine}, {1, theirs}, {-1, onTable}}, 37});
    director.enqueue(CardsCaptured{1, 1, theirs, CardSet{onTable}});
    runOut(director);
    const QPointF from = director.poses()[theirs].geometry.centre;
    EXPECT_TRUE(director.poses()[theirs].showsFace());
    director.enqueue(PileStolen{0, 0, mine, theirs, 1, CardSet{theirs, onTable}});
    bool together = false;
    while (director.moving()) {
        director.advance(20);
        const QPointF top = director.poses()[theirs].geometry.centre;
        const QPointF under = director.poses()[onTable].geometry.centre;
        const double way = std::hypot(top.x() - from.x(), top.y() - from.y());
        together =
            together || (way > 100 && std::hypot(top.x() - under.x(), top.y() - under.y()) < 20);
    }
    EXPECT_TRUE(together) << "no card leaves the pile on the way";
    EXPECT_TRUE(director.poses()[mine].showsFace());
    EXPECT_FALSE(director.poses()[theirs].showsFace());
    const Poses rest = restingPoses(director.board(), director.layout());
    EXPECT_EQ(director.poses()[mine].geometry.centre, rest[mine].geometry.centre);
}

TEST(Director, LeavesTheTopOfAPileOpenUntilItIsCovered) {
    const Card five(Suit::Cups, 5);
    const Card four(Suit::Cups, 4);
    const Card seven(Suit::Coins, 7);
    const Card theirs(Suit::Cups, 7);
    const CardSet table{Card(Suit::Swords, 5), Card(Suit::Swords, 4), Card(Suit::Swords, 7)};
    Director director;
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.reset(findPreset("rubamazzo")->rules, 0, {"Anna", "Ciro"});
    PacketDealt dealt{0, {{0, five}, {0, four}, {0, seven}, {1, theirs}}, 33};
    for (const Card card : table) {
        dealt.cards.push_back({PacketDealt::kTable, card});
    }
    director.enqueue(dealt);
    director.enqueue(CardsCaptured{0, 0, five, CardSet{Card(Suit::Swords, 5)}});
    director.enqueue(CardsCaptured{1, 1, theirs, CardSet{Card(Suit::Swords, 7)}});
    runOut(director);
    const auto openUntilTheEnd = [&](Card top, const Event& event, int duration) {
        director.enqueue(event);
        director.advance(duration - 20);
        EXPECT_TRUE(director.poses()[top].showsFace()) << toString(top);
        runOut(director);
        EXPECT_FALSE(director.poses()[top].showsFace()) << toString(top);
    };
    openUntilTheEnd(five, CardsCaptured{0, 0, four, CardSet{Card(Suit::Swords, 4)}},
                    280 + 120 + 320);
    openUntilTheEnd(four,
                    PileStolen{0, 0, seven, theirs, 1, CardSet{theirs, Card(Suit::Swords, 7)}},
                    280 + 120 + 620);
}

const Card kFirst(Suit::Coins, 2);
const Card kTaken(Suit::Cups, 3);
const Card kLast(Suit::Swords, 9);

/// A director with three cards on the table, of which `mine`, in the viewer's hand, takes the
/// second.
void dealThree(Director& director, Card mine) {
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(PacketDealt{0, {{-1, kFirst}, {-1, kTaken}, {-1, kLast}, {0, mine}}, 36});
    director.finish();
}

TEST(Director, TheRowClosesAfterACaptureAndNotBefore) {
    const Card mine(Suit::Coins, 3);
    Director director;
    dealThree(director, mine);
    const Poses before = director.poses();
    director.enqueue(CardsCaptured{0, 0, mine, CardSet{kTaken}});
    director.advance(280 + 120 + 320 - 1);
    for (const Card card : {kFirst, kLast}) {
        EXPECT_EQ(director.poses()[card], before[card]) << "something is still to be watched";
    }
    director.advance(100);
    EXPECT_NE(director.poses()[kFirst], before[kFirst]);
    EXPECT_TRUE(director.moving());
    director.advance(101);
    EXPECT_FALSE(director.moving());
    const qreal middle = director.layout().tableArea().center().x();
    EXPECT_NEAR(director.poses()[kFirst].geometry.centre.x() +
                    director.poses()[kLast].geometry.centre.x(),
                2 * middle, 0.5);
}

TEST(Director, MakesRoomWhereTheNextCardWillLie) {
    const Card mine(Suit::Coins, 10);
    Director director;
    dealThree(director, mine);
    const Poses before = director.poses();
    director.makeRoom();
    EXPECT_FALSE(director.moving()) << "nobody waits";
    director.advance(100);
    EXPECT_NE(director.poses()[kFirst], before[kFirst]);
    EXPECT_TRUE(director.settling());
    director.advance(100);
    EXPECT_FALSE(director.settling());
    const Poses opened = director.poses();
    director.makeRoom();
    EXPECT_FALSE(director.settling()) << "there is room";

    director.enqueue(CardLaid{0, mine});
    runOut(director);
    for (const Card card : {kFirst, kTaken, kLast}) {
        EXPECT_EQ(director.poses()[card], opened[card]) << "nothing else moves";
    }
    EXPECT_EQ(director.poses()[mine].geometry.centre, tablePlace(director.layout(), 3, 4).centre);
}

TEST(Director, AMotionDoesNotWaitUntilThereIsRoom) {
    const Card mine(Suit::Coins, 10);
    Director director;
    dealThree(director, mine);
    director.makeRoom();
    director.advance(60);
    director.enqueue(CardLaid{0, mine});
    EXPECT_TRUE(director.moving());
    director.advance(30);
    director.makeRoom();
    EXPECT_FALSE(director.board().hasRoom()) << "not while something moves";
    runOut(director);
    EXPECT_EQ(director.poses(), restingPoses(director.board(), director.layout()));

    director.makeRoom();
    director.advance(60);
    director.setSpeed(0);
    EXPECT_FALSE(director.settling());
    EXPECT_EQ(director.poses(), restingPoses(director.board(), director.layout()));
}

TEST(Director, CapturesAndScoresAreShownLongerWhereItIsCalm) {
    const Card mine(Suit::Coins, 3);
    const Card three(Suit::Cups, 3);
    Director director;
    director.setCalm(true);
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(PacketDealt{0, {{0, mine}, {-1, three}}, 38});
    director.finish();
    const Pose before = director.poses()[three];
    director.enqueue(CardsCaptured{0, 0, mine, CardSet{three}});
    director.advance(280 + 350);
    EXPECT_EQ(director.effect().marked, (CardSet{mine, three}));
    director.advance(349);
    EXPECT_EQ(director.poses()[three], before) << "to be seen where it was";
    director.advance(2);
    EXPECT_TRUE(director.effect().marked.empty());
    director.advance(120 + 320 - 2);
    EXPECT_TRUE(director.moving());
    director.advance(1);
    EXPECT_FALSE(director.moving());

    director.enqueue(fourPoints());
    director.advance(4000 - 1);
    EXPECT_EQ(pointsShown(director), 0);
    director.advance(1);
    EXPECT_EQ(pointsShown(director), 1);
    director.advance(4000);
    EXPECT_EQ(pointsShown(director), 2);
    director.advance(4000);
    EXPECT_EQ(pointsShown(director), 3);
    director.advance(6000 - 1);
    EXPECT_EQ(pointsShown(director), 3);
    director.advance(1);
    EXPECT_EQ(pointsShown(director), 4) << "the primiera takes longer to read";
}

TEST(Director, ShowsTheCutWhereThePackIsCut) {
    for (const bool cut : {true, false}) {
        RuleSet rules;
        rules.deal.cut = cut;
        Director director;
        director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
        director.reset(rules, 0, {"Anna", "Ciro"});
        director.enqueue(RoundStarted{0, 0});
        const Poses rest = restingPoses(director.board(), director.layout());
        int aside = 0;
        for (int time = 0; director.moving() && time < 3000; time += 20) {
            int now = 0;
            for (int i = 0; i < kCardCount; ++i) {
                const Card card = Card::fromIndex(i);
                const Pose& pose = director.poses()[card];
                EXPECT_FALSE(pose.showsFace());
                const QPointF way = pose.geometry.centre - rest[card].geometry.centre;
                now += std::abs(way.x()) + std::abs(way.y()) > 10 ? 1 : 0;
            }
            aside = std::max(aside, now);
            director.advance(20);
        }
        EXPECT_FALSE(director.moving());
        EXPECT_EQ(aside, cut ? kCardCount / 2 : 0);
        EXPECT_EQ(director.poses(), rest);
    }
}

TEST(Director, TurnsTheCardsUpToTheKingOfCoinsAndCanBeSkipped) {
    const DealerDrawn drawn{1, {Card(Suit::Cups, 3), Card(Suit::Coins, kKing)}};
    for (const bool skip : {false, true}) {
        Director director;
        director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        director.enqueue(drawn);
        int faces = 0;
        QString text;
        for (int time = 0; director.moving() && time < 10000; ++time) {
            director.advance(1);
            text = director.effect().text.isEmpty() ? text : director.effect().text;
            int now = 0;
            for (int i = 0; i < kCardCount; ++i) {
                now += director.poses()[Card::fromIndex(i)].showsFace() ? 1 : 0;
            }
            faces = std::max(faces, now);
            if (skip && faces == 1) {
                director.finish();
            }
        }
        EXPECT_FALSE(director.moving());
        EXPECT_EQ(director.poses(), restingPoses(director.board(), director.layout()));
        if (!skip) {
            EXPECT_EQ(faces, 2) << "and no other card";
            EXPECT_TRUE(text.contains("Ciro")) << qPrintable(text);
        }
    }
}

TEST(Director, DrawsTheLongestPackInAFewSeconds) {
    DealerDrawn drawn{0, {}};
    for (int i = 0; i < kCardCount; ++i) {
        drawn.cards.push_back(Card::fromIndex(i));
    }
    std::swap(drawn.cards[9], drawn.cards.back()); // the king of coins is the last
    Director director;
    director.setViewMetrics({{1280, 800}, 17, kDefaultCardRatio, false});
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.enqueue(drawn);
    int time = 0;
    for (; director.moving() && time < 10000; ++time) {
        director.advance(1);
    }
    EXPECT_LE(time, 1500 + 260 + 1400 + 260);
}

TEST(Director, ANewSizeLosesNoEvent) {
    Director director;
    director.reset(gameOf(2, false), 0, {"Anna", "Ciro"});
    for (const Event& event : eventsOf(gameOf(2, false), 8)) {
        director.enqueue(event);
        director.advance(100);
        director.setViewMetrics({{800, 560}, 17, kDefaultCardRatio, false});
        director.advance(50);
        director.setViewMetrics({{1920, 1080}, 22, kDefaultCardRatio, true});
    }
    director.finish();
    EXPECT_EQ(director.poses(), restingPoses(director.board(), director.layout()));
}

TEST(Director, ANewSizeDuringAMotionDoesNotStopWaitingEvents) {
    Director director;
    int rested = 0;
    QObject::connect(&director, &Director::rested, [&] { ++rested; });
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    const Card three(Suit::Cups, 3);
    const Card mine(Suit::Coins, 3);
    director.enqueue(PacketDealt{0, {{0, mine}, {-1, three}}, 38});
    director.enqueue(CardsCaptured{0, 0, mine, CardSet{three}});
    director.advance(50);
    director.setViewMetrics({{800, 560}, 17, kDefaultCardRatio, false});
    runOut(director);
    EXPECT_EQ(director.board().side(0).pile, (std::vector<Card>{three, mine}));
    EXPECT_EQ(rested, 1);

    director.enqueue(SweepMade{0, 0, mine, 1}); // the last one that waits
    director.advance(50);
    director.setViewMetrics({{1920, 1080}, 22, kDefaultCardRatio, false});
    director.advance(50);
    EXPECT_FALSE(director.moving());
    EXPECT_EQ(rested, 2) << "what was put off until nothing moves is never asked";
}

TEST(Director, AMatchIsWonOnce) {
    Director director;
    int won = 0;
    QObject::connect(&director, &Director::shown,
                     [&](const Event& event) { won += std::holds_alternative<MatchWon>(event); });
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    const Card mine(Suit::Coins, 3);
    director.enqueue(PacketDealt{0, {{0, mine}}, 39});
    director.enqueue(CardLaid{0, mine});
    director.enqueue(ClaimMade{1, 1, 11, 11, 0, true});
    director.enqueue(MatchWon{{{0, 11}, 1, false, MatchResult::By::CalledOut}});
    director.finish();
    director.replay();
    director.finish();
    EXPECT_EQ(won, 1) << "by showing the last move again";
}

} // namespace

} // namespace settebello
