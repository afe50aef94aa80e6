// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window_watch.h"

#include "ui/wait_until.h"

#include <QGuiApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QWidget>
#include <QWindow>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class WindowWatchTest : public testing::Test {
protected:
    WindowWatchTest() {
        window.show();
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        left.clear();
        returned.clear();
    }

    /// As the window system tells it.
    void focus(QWindow* focused) { emit qGuiApp->focusWindowChanged(focused); }
    QTimer* unfocused() const { return watch.findChild<QTimer*>("unfocused"); }

    QWidget window;
    QWidget child{&window};
    WindowWatch watch{&child};
    QSignalSpy left{&watch, &WindowWatch::left};
    QSignalSpy returned{&watch, &WindowWatch::returned};
};

TEST_F(WindowWatchTest, HalfAMinuteWithoutTheFocusIsLeaving) {
    EXPECT_EQ(unfocused()->interval(), 30'000);
    EXPECT_FALSE(unfocused()->isActive());
    focus(nullptr);
    EXPECT_EQ(left.size(), 0);
    ASSERT_TRUE(unfocused()->isActive());
    focus(window.windowHandle());
    EXPECT_FALSE(unfocused()->isActive()) << "back in time";
    EXPECT_EQ(returned.size(), 1);
    focus(nullptr);
    unfocused()->start(0);
    ASSERT_TRUE(waitUntil([this] { return left.size() == 1; }));
}

TEST_F(WindowWatchTest, AnotherWindowOfTheProgramIsLeavingAtOnce) {
    QWidget other;
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    EXPECT_EQ(left.size(), 1);
    EXPECT_FALSE(unfocused()->isActive());
}

TEST_F(WindowWatchTest, AMenuIsPartOfTheWindow) {
    QMenu menu(&window);
    menu.addAction("an entry");
    menu.popup({0, 0});
    ASSERT_TRUE(menu.isVisible());
    focus(menu.windowHandle());
    EXPECT_EQ(left.size(), 0);
}

TEST_F(WindowWatchTest, BeingHiddenOrMinimisedIsLeaving) {
    window.showMinimized();
    ASSERT_TRUE(waitUntil([this] { return left.size() == 1; }));
    window.showNormal();
    left.clear();
    window.hide();
    EXPECT_EQ(left.size(), 1);
    window.show();
    left.clear();
    child.hide();
    EXPECT_EQ(left.size(), 1);
}

TEST_F(WindowWatchTest, AnotherDesktopIsLeavingAfterASecond) {
    QWidget elsewhere; // not on the screen
    QWidget shown(&elsewhere);
    const WindowWatch watched(&shown);
    const QSignalSpy unseen(&watched, &WindowWatch::left);
    elsewhere.winId();
    focus(elsewhere.windowHandle());
    const auto expose = [](const QWidget& widget) {
        QExposeEvent event{QRegion()};
        QCoreApplication::sendEvent(widget.windowHandle(), &event);
    };
    expose(elsewhere);
    EXPECT_EQ(unseen.size(), 0) << "a busy desktop may be mistaken for a moment";
    ASSERT_TRUE(waitUntil([&] { return unseen.size() == 1; }));
    focus(window.windowHandle());
    ASSERT_TRUE(window.windowHandle()->isExposed());
    left.clear();
    expose(window);
    QTest::qWait(1100);
    EXPECT_EQ(left.size(), 0);
}

} // namespace
} // namespace settebello
