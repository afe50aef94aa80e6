// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_comments.h"

#include "game/friends.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "game/match_setup.h"
#include "table/layout/table_layout.h"
#include "table/motion/director.h"
#include "table/panels/speech_bubble.h"
#include "table/panels/status_line.h"
#include "ui/wait_until.h"

#include <gtest/gtest.h>

namespace settebello {

namespace {

const Card kFour(Suit::Cups, 4);
const Card kOther(Suit::Coins, 4);

/// A match of a person and Ciro, who has a four and the only table card in reach.
class OpponentsWhoTalk : public testing::Test {
protected:
    OpponentsWhoTalk() {
        table.resize(1000, 700);
        setup.seats = {{"Anna", kPerson}, {"Ciro", "greedy"}};
        comments.setAmount(Comments::Lively);
        comments.begin(setup, {});
        director.setStepped();
        director.setViewMetrics({{1000, 700}, 17, kDefaultCardRatio, false});
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        director.enqueue(RoundStarted{0, 1});
        director.enqueue(PacketDealt{0, {{0, Card(Suit::Cups, 1)}, {1, kFour}, {-1, kOther}}, 37});
        director.finish();
    }
    const SpeechBubble& bubble() const { return *table.findChild<SpeechBubble*>(); }
    bool isTalking() const { return !bubble().isHidden(); }

    QWidget table;
    GameController controller;
    LocalSource source{controller};
    MatchSetup setup;
    Director director;
    StatusLine status{source, &table};
    TableComments comments{director, status, &table};
};

TEST_F(OpponentsWhoTalk, SayAWordAtASweepForAMoment) {
    EXPECT_FALSE(isTalking());
    director.enqueue(CardsCaptured{1, 1, kFour, CardSet{kOther}});
    director.enqueue(SweepMade{1, 1, kFour, 1});
    director.finish();
    ASSERT_TRUE(isTalking());
    EXPECT_EQ(bubble().seat(), 1);
    EXPECT_TRUE(bubble().testAttribute(Qt::WA_TransparentForMouseEvents));
    ASSERT_TRUE(waitUntil([this] { return !isTalking(); }));
}

TEST_F(OpponentsWhoTalk, SayNothingIfTheyAreToBeSilent) {
    comments.setAmount(Comments::Silent);
    director.enqueue(SweepMade{1, 1, kFour, 1});
    director.finish();
    EXPECT_FALSE(isTalking());
}

TEST_F(OpponentsWhoTalk, SayNothingInTheNameOfAFriend) {
    setup.seats[1].level = kFriend;
    comments.begin(setup, {});
    director.enqueue(SweepMade{1, 1, kFour, 1});
    director.finish();
    EXPECT_FALSE(isTalking());
}

TEST_F(OpponentsWhoTalk, SayNothingOfAScoreBeforeTheNextRound) {
    director.enqueue(RoundScored{}); // the primiera goes to nobody
    director.finish();
    EXPECT_FALSE(isTalking());
    director.enqueue(RoundStarted{1, 0});
    director.finish();
    EXPECT_TRUE(isTalking());
}

TEST_F(OpponentsWhoTalk, LeaveTheirLastWordForThePageWithTheResult) {
    MatchResult result;
    result.winner = 1;
    director.enqueue(MatchWon{result});
    director.finish();
    EXPECT_FALSE(isTalking());
    ASSERT_TRUE(comments.lastWord());
    EXPECT_EQ(comments.lastWord()->seat, 1);
    comments.begin(setup, {});
    EXPECT_FALSE(comments.lastWord()) << "another match";
}

/// Wherever the seats are, and however small the table is.
TEST(SpeechBubbles, LieOnTheTableAndNotOverTheHandOfThePerson) {
    for (const QSize size : {QSize(800, 480), QSize(1280, 800), QSize(768, 1366)}) {
        for (const int players : {2, 3, 4}) {
            QWidget table;
            table.resize(size);
            SpeechBubble bubble(&table);
            LayoutParameters parameters;
            parameters.size = size;
            parameters.textHeight = 24;
            parameters.players = players;
            const TableLayout layout(parameters);
            for (int seat = 1; seat < players; ++seat) {
                bubble.say("Encore un point pour tous : qui tremble ?", seat, layout);
                const QRectF place = bubble.geometry();
                EXPECT_TRUE(QRectF(table.rect()).contains(place))
                    << size.width() << ' ' << players << ' ' << seat;
                EXPECT_FALSE(place.intersects(layout.seat(0).fan))
                    << size.width() << ' ' << players << ' ' << seat;
            }
        }
    }
}

} // namespace

} // namespace settebello
