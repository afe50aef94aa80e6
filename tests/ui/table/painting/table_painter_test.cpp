// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/table_painter.h"

#include "cards/card_pictures.h"
#include "table/input/table_input.h"

#include <QFont>

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

} // namespace

} // namespace settebello
