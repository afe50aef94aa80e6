// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/choice_badges.h"
#include "ui/table/set_table.h"

namespace settebello {

namespace {

class FreePlace : public SetTable {
protected:
    FreePlace() {
        // Anna's 10B takes nothing, her other cards do.
        deal({"2D", "1D", "10B", "1C", "5S", "7B", "2C", "3D", "9S", "9C"});
        EXPECT_TRUE(waitForTurn());
    }
    void point(const char* card) { QTest::mouseMove(&view, placeOf(cardOf(card))); }
    CardGeometry lying(const char* card) const {
        return view.director().poses()[cardOf(card)].geometry;
    }
};

TEST_F(FreePlace, IsWhereTheCardWillLieAndNoOtherMoves) {
    point("10B");
    ASSERT_TRUE(view.director().board().hasRoom());
    const QPointF shown = freePlace(view.director()).centre;
    const QPointF other = lying("3D").centre;
    int laid = 0;
    QObject::connect(&controller, &GameController::happened, &view, [&](const Event& event) {
        if (const auto* lay = std::get_if<CardLaid>(&event); lay && lay->seat == 0) {
            ++laid;
            EXPECT_EQ(lying("10B").centre, shown);
            EXPECT_EQ(lying("3D").centre, other);
        }
    });
    click("10B");
    EXPECT_TRUE(waitUntil([&] { return laid == 1; }));
}

TEST_F(FreePlace, IsMadeForTheKeyboardToo) {
    const auto hasRoom = [this] { return view.director().board().hasRoom(); };
    view.focusCard(cardOf("2D"));
    EXPECT_FALSE(hasRoom()) << "for a card that captures";
    view.focusCard(cardOf("10B"));
    EXPECT_TRUE(hasRoom());
    key(Qt::Key_Left);
    EXPECT_NE(view.focusedCard(), cardOf("10B"));
    EXPECT_TRUE(hasRoom()) << "the cards stay until one is played";
}

} // namespace

} // namespace settebello
