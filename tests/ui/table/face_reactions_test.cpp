// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/face_reactions.h"

#include "cards/card_pictures.h"
#include "table/motion/director.h"
#include "table/painting/table_painter.h"
#include "ui/wait_until.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace settebello {

namespace {

using enum Expression;

const Card kFour(Suit::Cups, 4);
const Card kOther(Suit::Coins, 4);

/// A match of two in which seat 0 captures the only table card.
class FacesThatReact : public testing::Test {
protected:
    FacesThatReact() {
        director.setStepped();
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        director.enqueue(RoundStarted{0, 1});
        director.enqueue(PacketDealt{0, {{0, kFour}, {1, Card(Suit::Cups, 1)}, {-1, kOther}}, 37});
        director.finish();
    }
    void sweep() {
        director.enqueue(CardsCaptured{0, 0, kFour, CardSet{kOther}});
        director.enqueue(SweepMade{0, 0, kFour, 1});
    }
    Expression face(int seat) const { return reactions.shown()[seat]; }

    CardPictures pictures{nullptr};
    Director director;
    TablePainter painter{pictures, director};
    FaceReactions reactions{director, painter, nullptr};
};

TEST_F(FacesThatReact, ReactWhileTheSweepIsShown) {
    sweep();
    EXPECT_EQ(face(1), Waiting) << "the card is still on its way";
    while (!std::holds_alternative<SweepMade>(director.running())) {
        EXPECT_EQ(face(1), Waiting);
        director.advance(50);
    }
    EXPECT_EQ(face(0), Sweeping);
    EXPECT_EQ(face(1), Annoyed);
    director.finish();
    EXPECT_EQ(face(1), Annoyed) << "its motion is over";
    director.enqueue(CardLaid{1, Card(Suit::Cups, 1)});
    EXPECT_EQ(face(1), Waiting) << "the next card is played";
}

TEST_F(FacesThatReact, AreAsUsualAfterAMoment) {
    sweep();
    director.finish();
    ASSERT_EQ(face(1), Annoyed);
    const QSignalSpy changed(&reactions, &FaceReactions::changed);
    ASSERT_TRUE(waitUntil([this] { return face(1) == Waiting; }));
    EXPECT_EQ(changed.count(), 1);
}

TEST_F(FacesThatReact, ShowWhatAFriendWantsThemTo) {
    reactions.express(1, Annoyed);
    EXPECT_EQ(face(1), Annoyed);
    EXPECT_EQ(face(0), Waiting);
    ASSERT_TRUE(waitUntil([this] { return face(1) == Waiting; }));
    reactions.setAllowed(false);
    reactions.express(1, Annoyed);
    EXPECT_EQ(face(1), Waiting) << "without motion";
}

TEST_F(FacesThatReact, TellOfNoScoreBeforeItWasCounted) {
    RoundScored scored;
    scored.points[1][ScoringItem::Sweeps] = 2;
    director.enqueue(scored);
    ASSERT_TRUE(director.moving());
    EXPECT_EQ(face(1), Waiting);
    director.finish();
    EXPECT_EQ(face(1), Winning);
    EXPECT_EQ(face(0), Beaten);
    director.enqueue(RoundStarted{1, 0});
    director.finish();
    EXPECT_EQ(face(1), Waiting);
}

TEST_F(FacesThatReact, DoNotWithoutMotion) {
    sweep();
    director.finish();
    reactions.setAllowed(false);
    EXPECT_EQ(face(1), Waiting) << "at once";
    director.enqueue(SweepMade{0, 0, kFour, 2});
    director.finish();
    EXPECT_EQ(face(1), Waiting);
    reactions.setAllowed(true);
    director.enqueue(SweepMade{0, 0, kFour, 3});
    director.finish();
    EXPECT_EQ(face(1), Annoyed);
}

} // namespace

} // namespace settebello
