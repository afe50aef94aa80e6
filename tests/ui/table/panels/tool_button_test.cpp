// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/tool_button.h"

#include "table/layout/table_layout.h"
#include "ui/scoped_font.h"
#include "ui/table/set_table.h"

namespace settebello {

namespace {

class Tools : public SetTable {
protected:
    /// Anna has laid a card, and Ciro has answered.
    void play() {
        deal({"2D", "1D", "10B", "1C", "5S", "7B", "2C", "3D", "9S", "9C"});
        ASSERT_TRUE(waitForTurn());
        click("10B");
        ASSERT_TRUE(waitUntil([this] { return seen().moves.size() == 2; }));
        ASSERT_TRUE(waitForTurn());
    }
    ToolButton& tool(const char* name) {
        for (ToolButton* button : view.findChildren<ToolButton*>()) {
            if (button->accessibleName() == QLatin1String(name)) {
                return *button;
            }
        }
        throw std::runtime_error(name);
    }
};

TEST_F(Tools, TakeBackTheLastPlay) {
    play();
    ToolButton& button = tool("Take back your last play");
    ASSERT_TRUE(button.isVisible());
    button.click();
    EXPECT_EQ(seen().moves.size(), 0U);
    EXPECT_FALSE(button.isVisible()) << "there is nothing more to take back";
}

TEST_F(Tools, DoNotOfferToTakeBackWhereThatIsNotAllowed) {
    Settings::Assist assist;
    assist.takeBack = false;
    view.setAssist(assist);
    play();
    EXPECT_FALSE(tool("Take back your last play").isVisible());
}

/// The last is a window that no screen of 800 × 480 or more needs.
TEST_F(Tools, HaveWordsInSmallWindowsAndInLargeTypeToo) {
    play();
    for (const double factor : {1.0, 1.5, 2.0}) {
        const ScopedFont font(factor, FontWidth::Usual);
        for (const char* language : {"en", "it", "fr"}) {
            languages.use(language);
            for (const QSize size : {QSize(1280, 800), QSize(1366, 700), QSize(800, 530),
                                     QSize(800, 425), QSize(320, 200)}) {
                view.resize(size);
                QCoreApplication::processEvents();
                const bool words = size.width() >= 800;
                EXPECT_EQ(view.director().layout().hasToolWords(), words);
                const std::string where = testing::PrintToString(size.width()) + "x" +
                                          testing::PrintToString(size.height()) + ", " + language +
                                          ", " + testing::PrintToString(factor);
                QRect others;
                for (ToolButton* button : view.findChildren<ToolButton*>()) {
                    EXPECT_EQ(button->toolButtonStyle(),
                              words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
                    EXPECT_FALSE(button->text().isEmpty());
                    EXPECT_FALSE(button->icon().isNull());
                    EXPECT_FALSE(others.intersects(button->geometry())) << where;
                    EXPECT_LE(button->sizeHint().width(), words ? button->width() + 2 : 1000)
                        << where << qPrintable(button->text());
                    EXPECT_LE(button->fontMetrics().height(), words ? button->height() : 1000)
                        << where;
                    others |= button->geometry();
                }
            }
        }
    }
}

} // namespace

} // namespace settebello
