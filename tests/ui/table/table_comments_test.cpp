// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_comments.h"

#include "game/friends.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "game/match_setup.h"
#include "table/layout/card_places.h"
#include "table/layout/card_rows.h"
#include "table/layout/table_layout.h"
#include "table/motion/director.h"
#include "table/motion/pose.h"
#include "table/painting/sweep_painter.h"
#include "table/painting/tag_painter.h"
#include "table/panels/speech_bubble.h"
#include "table/panels/status_line.h"
#include "text/table_text.h"
#include "ui/wait_until.h"

#include <QFontMetricsF>

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

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

TEST_F(OpponentsWhoTalk, CoverNoHandsThatAreShown) {
    int inTheWay = 0;
    for (const QSize size : {QSize(1000, 700), QSize(800, 430), QSize(640, 400)}) {
        table.resize(size);
        director.setViewMetrics({size, 17, kDefaultCardRatio, false});
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        director.enqueue(PacketDealt{0, {{0, Card(Suit::Cups, 1)}, {1, kFour}, {-1, kOther}}, 37});
        director.enqueue(CardsCaptured{1, 1, kFour, CardSet{kOther}});
        director.enqueue(SweepMade{1, 1, kFour, 1});
        director.enqueue(CardsCaptured{0, 0, Card(Suit::Cups, 1), {}});
        director.finish();
        comments.place(director.layout()); // where the word of the sweep was, too
        if (!isTalking()) {
            continue;
        }
        const QRectF panel = CardRows(director.layout(), 2, false).panel();
        const auto covers = [&] {
            return panel.intersects(bubble().geometry().adjusted(4, 4, -4, -4));
        };
        inTheWay += covers() ? 1 : 0;
        director.enqueue(DeclarationsShown{{{0, {}, false, 3}, {1, {}, false, 3}}});
        EXPECT_TRUE(bubble().isHidden() || !covers()) << size.width();
        director.finish();
    }
    EXPECT_GT(inTheWay, 0) << "where a hand is to be shown";
}

TEST_F(OpponentsWhoTalk, CoverNeitherTheWordOfASweepNorTheNextCardNorTheCount) {
    int shown = 0;
    for (const QSize size : {QSize(1000, 700), QSize(1280, 760), QSize(1366, 700)}) {
        table.resize(size);
        director.setViewMetrics({size, 17, kDefaultCardRatio, false});
        director.reset(RuleSet(), 0, {"Anna", "Ciro"});
        director.enqueue(PacketDealt{0, {{0, Card(Suit::Cups, 1)}, {1, kFour}, {-1, kOther}}, 37});
        director.enqueue(CardsCaptured{1, 1, kFour, CardSet{kOther}});
        director.finish();
        const auto covers = [&](const QRectF& place) {
            shown += isTalking() ? 1 : 0;
            return isTalking() && place.intersects(bubble().geometry().adjusted(4, 4, -4, -4));
        };
        director.enqueue(SweepMade{1, 1, kFour, 1});
        const TableLayout& layout = director.layout();
        EXPECT_FALSE(covers(sweepWordPlace(layout, TableText::scopa("scopa"), table.font())))
            << size.width();
        director.enqueue(CardLaid{0, Card(Suit::Cups, 1)});
        director.enqueue(RoundScored{});
        while (director.board().tableCards().empty()) {
            director.advance(16);
        }
        ASSERT_TRUE(director.moving());
        EXPECT_FALSE(covers(tablePlace(layout, 0, 1).bounds())) << size.width();
        while (!director.showsItems()) {
            director.advance(16);
        }
        EXPECT_FALSE(covers(CardRows(layout, 2, true).panel())) << size.width();
        director.finish();
    }
    EXPECT_GE(shown, 6);
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

/// A table on which a round goes on: a hand each, four cards on the table, a card in every pile.
void dealOn(Director& director, const RuleSet& rules, int dealer, int hand, QSizeF size,
            qreal text) {
    director.setStepped();
    director.setViewMetrics({size, text});
    director.reset(rules, 0, {"Anna", "Ciro", "Rosa", "Gennaro", "Lina", "Ugo"});
    director.enqueue(RoundStarted{0, dealer});
    std::vector<PacketDealt::Dealt> dealt;
    int next = 0;
    for (int i = 0; i < (hand > 6 ? 0 : 4); ++i) {
        dealt.push_back({PacketDealt::kTable, Card::fromIndex(next++)});
    }
    const int players = rules.table.players;
    for (int i = 0; i < hand * players; ++i) {
        dealt.push_back({i % players, Card::fromIndex(next++)});
    }
    director.enqueue(PacketDealt{0, dealt, kCardCount - next});
    director.finish();
    for (int seat = 0; seat < players; ++seat) {
        const Card card = director.board().hand(seat).front();
        director.enqueue(CardsCaptured{seat, rules.sideOf(seat), card, {}});
    }
    director.finish();
}

/// What lies on that table, apart from the plate of whoever speaks.
std::vector<QRectF> thingsOn(const Director& director, int speaker) {
    const TableLayout& layout = director.layout();
    const Board& board = director.board();
    std::vector<QRectF> things{layout.strip()};
    const Poses poses = restingPoses(board, layout);
    for (const Card card : CardSet::all()) {
        if (poses[card].seen) {
            things.push_back(poses[card].geometry.bounds());
        }
    }
    for (int tool = 0; tool < 3; ++tool) {
        things.push_back(layout.toolButton(tool));
    }
    for (int seat = 0; seat < layout.players(); ++seat) {
        if (seat != speaker) {
            things.push_back(layout.seat(seat).label);
        }
    }
    for (const StackTag& tag : stackTags(board, layout, QFont())) {
        things.push_back(tag.place);
    }
    return things;
}

/// Wherever the seats are, and however small the table is.
TEST(SpeechBubbles, CoverNoCardNoToolNoCaptionAndNoOtherPlate) {
    int shown = 0;
    int all = 0;
    for (const QSize size : {QSize(533, 287), QSize(800, 430), QSize(1024, 550), QSize(911, 478),
                             QSize(1280, 760), QSize(512, 877), QSize(768, 1316)}) {
        for (const auto& [players, teams, hand] :
             {std::tuple(2, false, 3), std::tuple(2, false, 9), std::tuple(3, false, 3),
              std::tuple(4, false, 3), std::tuple(4, true, 9), std::tuple(6, true, 3)}) {
            for (int dealer = 0; dealer < players; ++dealer) {
                QWidget table;
                table.resize(size);
                RuleSet rules;
                rules.table.players = players;
                rules.table.teams = teams;
                Director director;
                dealOn(director, rules, dealer, hand, size, QFontMetricsF(table.font()).height());
                SpeechBubble bubble(&table);
                for (int seat = 1; seat < players; ++seat) {
                    ++all;
                    const bool isShown = bubble.say("Encore un point pour tous : qui tremble ?",
                                                    seat, director.layout(), director.board());
                    ASSERT_EQ(isShown, !bubble.isHidden());
                    const std::string where =
                        (testing::Message()
                         << size.width() << "x" << size.height() << ", seat " << seat << " of "
                         << players << ", dealer " << dealer << ", " << hand << " cards")
                            .GetString();
                    EXPECT_TRUE(isShown || size.width() < 1024) << where;
                    if (!isShown) {
                        continue;
                    }
                    ++shown;
                    const QRectF place = bubble.geometry();
                    EXPECT_TRUE(QRectF(table.rect()).contains(place)) << where;
                    EXPECT_GE(bubble.font().pixelSize(), 9) << where;
                    for (const QRectF& thing : thingsOn(director, seat)) {
                        // Two pixels are its frame; whole pixels add up to two.
                        EXPECT_FALSE(place.adjusted(4, 4, -4, -4).intersects(thing)) << where;
                    }
                }
            }
        }
    }
    EXPECT_GT(shown, all * 0.8) << "of " << all;
}

TEST_F(OpponentsWhoTalk, SayItInACaptionWhereABubbleHasNoRoom) {
    director.setViewMetrics({{160, 110}, 17, kDefaultCardRatio, false});
    director.enqueue(CardsCaptured{1, 1, kFour, CardSet{kOther}});
    director.enqueue(SweepMade{1, 1, kFour, 1});
    director.finish();
    EXPECT_FALSE(isTalking());
    ASSERT_EQ(status.captions().size(), 1);
    EXPECT_TRUE(status.captions().front().startsWith("Ciro: “"));
}

} // namespace

} // namespace settebello
