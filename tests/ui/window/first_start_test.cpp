// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the screen the window takes when it is opened for the first time.
#include "window/main_window.h"

#include "ui/other_screen.h"
#include "ui/wait_until.h"

#include <QScreen>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class FirstStartOn : public ::testing::TestWithParam<const char*> {};

TEST_P(FirstStartOn, TakesWhatTheScreenHasToGive) {
    EXPECT_EQ(failuresOnScreen(GetParam(), 1, "FirstStart.*"), "");
}

INSTANTIATE_TEST_SUITE_P(Screens, FirstStartOn,
                         ::testing::Values("800x480", "1024x600", "1366x768", "768x1366",
                                           "1440x900", "1920x1080", "1080x1920", "3840x2160"));

class FirstStart : public ::testing::Test {
protected:
    void SetUp() override {
        if (otherScreenSize().isEmpty()) {
            GTEST_SKIP() << "run by FirstStartOn";
        }
    }
    std::unique_ptr<MainWindow> open() const {
        auto window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, "en"});
        window->show();
        return window;
    }

    QTemporaryDir m_folder;
};

TEST_F(FirstStart, FillsASmallScreenAndThreeQuartersOfALargeOne) {
    const QSize screen = otherScreenSize();
    const std::unique_ptr<MainWindow> window = open();
    const bool isLarge = screen.width() * screen.height() >= 1920 * 1080;
    EXPECT_EQ(window->isMaximized(), !isLarge);
    if (isLarge) { // without the frame of the window
        EXPECT_NEAR(window->width(), screen.width() * 3 / 4, 10);
        EXPECT_NEAR(window->height(), screen.height() * 3 / 4, 30);
    } else {
        EXPECT_NEAR(window->frameGeometry().width(), screen.width(), 10);
        EXPECT_NEAR(window->frameGeometry().height(), screen.height(), 40);
    }
}

TEST_F(FirstStart, TheNextStartHasTheSizeOfTheLast) {
    const QSize size = otherScreenSize() * 2 / 3;
    {
        const std::unique_ptr<MainWindow> window = open();
        window->setMinimumSize(1, 1);
        window->showNormal();
        window->resize(size);
        window->close();
    }
    const std::unique_ptr<MainWindow> window = open();
    EXPECT_FALSE(window->isMaximized());
    EXPECT_EQ(window->size(), size.expandedTo(window->minimumSize()));
}

} // namespace
} // namespace settebello
