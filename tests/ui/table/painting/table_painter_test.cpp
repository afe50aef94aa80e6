// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/table_painter.h"

#include "cards/card_pictures.h"
#include "table/input/choice_badges.h"
#include "table/input/table_input.h"

#include <QFont>
#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace settebello {

namespace {

/// Only the region that changes is painted again, so it must include the text of an event.
TEST(TablePainter, RepaintsTheTextOfAnEvent) {
    CardPictures pictures;
    Director director;
    TablePainter picture(pictures, director);
    const TableInput input(director);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    picture.setSeats({{"Anna", "", ""}, {"Ciro", "", "boatman"}});
    picture.fit({1280, 800}, QFont(), 1, 0, 5);
    picture.moved(input); // the cards are there
    ASSERT_TRUE(picture.moved(input).isEmpty()) << "nothing happens";

    director.enqueue(ClaimMade{0, 0, 3, 11, 0, false});
    director.advance(200);
    EXPECT_TRUE(picture.moved(input).contains(director.layout().strip().center().toPoint()));
}

/// Once a minute a plate says something else, and nothing but that plate is painted again.
TEST(TablePainter, RepaintsThePlateOfWhoeverIsAway) {
    CardPictures pictures;
    Director director;
    TablePainter picture(pictures, director);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    picture.setSeats({{"Anna", "", ""}, {"Ciro", "Friend", ""}});
    picture.fit({1280, 800}, QFont(), 1, 0, 5);
    const QRegion plate(director.layout().seat(1).label.toAlignedRect());
    EXPECT_EQ(picture.setAbsences({"", "away"}), plate);
    EXPECT_TRUE(picture.setAbsences({"", "away"}).isEmpty());
    EXPECT_EQ(picture.setAbsences({"", "away for 1 minute"}), plate);
    EXPECT_EQ(picture.setAbsences({}), plate);
}

/// Points are counted up one item after the other, on the plate of each side.
TEST(TablePainter, RepaintsThePlateOfASideThatGetsAPoint) {
    CardPictures pictures;
    Director director;
    director.setStepped();
    TablePainter picture(pictures, director);
    const TableInput input(director);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    picture.setSeats({{"Anna", "", ""}, {"Ciro", "", "boatman"}});
    picture.fit({1280, 800}, QFont(), 1, 0, 5);
    RoundScored scored;
    scored.points[0][ScoringItem::Settebello] = 1;
    scored.scores = {1, 0};
    director.enqueue(scored);
    const QRect plate = director.layout().side(0).plate.toAlignedRect();
    while (director.board().side(0).score == 0) {
        picture.moved(input);
        director.advance(10);
    }
    EXPECT_TRUE((QRegion(plate) - picture.moved(input)).isEmpty());
}

/// Both are where captions are.
TEST(TablePainter, HidesCaptionsWhileAnEventIsSaid) {
    CardPictures pictures;
    Director director;
    director.setStepped();
    TablePainter picture(pictures, director);
    const TableInput input(director);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    picture.setSeats({{"Anna", "", ""}, {"Ciro", "", "boatman"}});
    picture.fit({800, 430}, QFont(), 1, 0, 5);
    const auto painted = [&](const QStringList& captions) {
        picture.setCaptions(captions, 1);
        QImage image(800, 430, QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter, image.rect(), input, false);
        return image;
    };
    const QStringList captions{"Ciro: the king of batons is laid, which is a long story."};
    EXPECT_NE(painted(captions), painted({}));
    director.enqueue(ClaimMade{0, 0, 3, 11, 0, false});
    director.advance(400);
    ASSERT_EQ(director.effect().kind, Effect::Kind::Text);
    EXPECT_EQ(painted(captions), painted({}));
}

/// A card that would be laid on the free place, and one that would take another: the hand card and
/// what it takes are marked.
TEST(TablePainter, DrawsAPlayThatWasNotMade) {
    CardPictures pictures;
    Director director;
    TablePainter picture(pictures, director);
    const TableInput input(director);
    director.reset(RuleSet(), 0, {"Anna", "Ciro"});
    director.setSpeed(0);
    picture.setSeats({{"Anna", "", ""}, {"Ciro", "", "boatman"}});
    picture.fit({1280, 800}, QFont(), 1, 0, 5);
    const Card seven = *parseCard("7D");
    const Card two = *parseCard("2B");
    const Card taken = *parseCard("7C");
    director.enqueue(RoundStarted{0, 1});
    PacketDealt packet;
    packet.cards = {{0, seven}, {0, two}, {PacketDealt::kTable, taken}};
    director.enqueue(packet);
    const auto painted = [&](const std::optional<Play>& better) {
        picture.setBetter(better);
        QImage image(1280, 800, QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter, image.rect(), input, false);
        return image;
    };
    const auto differs = [&](const QImage& image, const QRectF& where) {
        const QRect rect = where.toAlignedRect();
        return image.copy(rect) != painted(std::nullopt).copy(rect);
    };
    const auto around = [&](Card card) {
        return director.poses()[card].geometry.bounds().adjusted(-8, -8, 8, 8);
    };
    const QRectF free = freePlace(director).bounds().adjusted(8, 8, -8, -8);
    const QImage laid = painted(Play{two, {}});
    EXPECT_TRUE(differs(laid, free)) << "the ghost";
    EXPECT_TRUE(differs(laid, around(two)));
    EXPECT_FALSE(differs(laid, around(taken).adjusted(20, 20, -20, -20))) << "nothing is covered";
    EXPECT_FALSE(differs(laid, around(seven).adjusted(40, 40, -40, -40)));
    const QImage took = painted(Play{seven, {taken}});
    EXPECT_FALSE(differs(took, around(two).adjusted(40, 40, -40, -40)));
    EXPECT_TRUE(differs(took, around(seven)));
    EXPECT_TRUE(differs(took, around(taken)));
}

} // namespace

} // namespace settebello
