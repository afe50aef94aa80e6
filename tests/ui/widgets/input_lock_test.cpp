// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/input_lock.h"

#include "ui/pass_lock.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>
#include <QWindow>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class InputLockTest : public ::testing::Test {
protected:
    InputLockTest() {
        auto* column = new QVBoxLayout(&window);
        owner.setMinimumSize(20, 20);
        column->addWidget(&owner);
        column->addWidget(&other);
        QObject::connect(&lock, &InputLock::ended, [this] { ++ended; });
        window.show();
    }
    /// Nothing is handled meanwhile, as where another program has the processor.
    static void standStill(int milliseconds) {
        QThread::msleep(static_cast<unsigned long>(milliseconds));
        QCoreApplication::processEvents();
    }

    QWidget window;
    QWidget owner;
    QPushButton other;
    InputLock lock{&owner};
    int ended = 0;
};

TEST_F(InputLockTest, EndsAfterASecondUnlessItIsCancelled) {
    EXPECT_EQ(lock.interval(), 1000);
    lock.setInterval(20);
    lock.begin();
    EXPECT_TRUE(waitUntil([this] { return ended == 1; }));
    EXPECT_FALSE(lock.isActive());
    lock.begin();
    lock.cancel();
    QTest::qWait(100);
    EXPECT_EQ(ended, 1);
}

/// What was pressed in that time is handled afterwards.
TEST_F(InputLockTest, BeginsAnewWhereTheProgramHasStoodStill) {
    lock.setInterval(300);
    lock.begin();
    standStill(400);
    EXPECT_TRUE(lock.isActive());
    EXPECT_GT(lock.remainingTime(), 200);
    EXPECT_EQ(ended, 0);
    EXPECT_TRUE(waitUntil([this] { return ended == 1; }));
}

TEST_F(InputLockTest, BeginsAnewWhereThatWasNotAtItsEnd) {
    lock.setTimerType(Qt::PreciseTimer); // others round so long a time to a second
    lock.setInterval(60'000);
    lock.begin();
    standStill(2 * kStoodStill);
    EXPECT_GT(lock.remainingTime(), 60'000 - kStoodStill);
}

/// The program lives on, but the desktop does not let it paint, as Wayland does while it hangs.
TEST_F(InputLockTest, DoesNotEndBeforeItsOwnerWasPainted) {
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    lock.setInterval(20);
    owner.setUpdatesEnabled(false);
    lock.begin();
    QTest::qWait(100);
    EXPECT_TRUE(lock.isActive());
    EXPECT_EQ(ended, 0);
    owner.setUpdatesEnabled(true);
    EXPECT_TRUE(waitUntil([this] { return ended == 1; }));
}

TEST_F(InputLockTest, CountsFromWhenItsOwnerWasPainted) {
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    lock.setTimerType(Qt::PreciseTimer); // others round so long a time to a second
    lock.setInterval(60'000);
    lock.begin();
    const auto beginsAnew = [this] { // without handling events, of which painting is one
        QThread::msleep(20);
        const int before = lock.remainingTime();
        owner.repaint();
        return lock.remainingTime() > before;
    };
    EXPECT_TRUE(beginsAnew());
    EXPECT_FALSE(beginsAnew()) << "only the first time";
}

TEST_F(InputLockTest, EndsWhereNothingIsShown) {
    window.hide();
    lock.setInterval(20);
    lock.begin();
    EXPECT_TRUE(waitUntil([this] { return ended == 1; }));
}

TEST_F(InputLockTest, EndsOnASlowMachineToo) {
    lock.setInterval(300);
    lock.begin();
    for (int i = 0; i < 40 && lock.isActive(); ++i) {
        standStill(2 * kStoodStill);
    }
    EXPECT_EQ(ended, 1);
}

/// What the system sends, with the time at which it was made.
class LateInput : public InputLockTest {
protected:
    LateInput() {
        clock.start();
        QObject::connect(&lock, &InputLock::tooLate, [this] {
            ++tooLate;
            lock.begin();
        });
    }
    void end() {
        lock.begin();
        passLock(lock);
        ASSERT_FALSE(lock.isActive());
        QTest::qWait(5); // two clocks that count milliseconds may differ by one
        tooLate = 0;
    }
    quint64 ago(qint64 milliseconds) const {
        return base + static_cast<quint64>(clock.elapsed() - milliseconds);
    }
    void press(quint64 timestamp) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_S, Qt::NoModifier);
        event.setTimestamp(timestamp);
        QCoreApplication::sendEvent(window.windowHandle(), &event);
    }
    void send(QEvent::Type type, quint64 timestamp) {
        const QPointF at(5, 5);
        const auto held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
        QMouseEvent event(type, at, window.mapToGlobal(at), Qt::LeftButton, held, Qt::NoModifier);
        event.setTimestamp(timestamp);
        QCoreApplication::sendEvent(window.windowHandle(), &event);
    }

    QElapsedTimer clock;
    quint64 base = 5'000'000; ///< of the system's clock when this one began
    int tooLate = 0;
};

TEST_F(LateInput, OfBeforeTheEndBeginsItOnceMore) {
    constexpr quint64 kWraps = 0xffff'fff0; // in the next milliseconds
    for (const quint64 begun : {quint64(5'000'000), kWraps, quint64(20'000'000'000)}) {
        base = begun;
        press(ago(0)); // shows what time it is there
        end();
        press(ago(3000));
        EXPECT_EQ(tooLate, 1) << begun;
        EXPECT_TRUE(lock.isActive());
        press(ago(0));
        end();
        send(QEvent::MouseButtonPress, ago(3000));
        send(QEvent::MouseButtonRelease, ago(3000));
        EXPECT_EQ(tooLate, 1) << begun;
        EXPECT_TRUE(lock.isActive());
        end();
        press(ago(0));
        EXPECT_EQ(tooLate, 0) << begun;
        EXPECT_FALSE(lock.isActive());
    }
}

TEST_F(LateInput, OfAfterTheEndDoesNot) {
    press(ago(0));
    end();
    QTest::qWait(60);
    press(ago(10));
    EXPECT_EQ(tooLate, 0);
}

TEST_F(LateInput, CannotBeToldWithoutItsTime) {
    press(ago(0));
    end();
    press(0);
    EXPECT_EQ(tooLate, 0);
}

/// A clock that was stopped costs one key, and another clock none.
TEST_F(LateInput, IsNoLongerSeenOnceTheClocksHaveChanged) {
    press(ago(0));
    base -= 5000;
    end();
    press(ago(0));
    EXPECT_EQ(tooLate, 1);
    end();
    press(ago(0));
    EXPECT_EQ(tooLate, 0);
    base -= 3'600'000;
    end();
    press(ago(0));
    EXPECT_EQ(tooLate, 0);
    base += 7'200'000;
    end();
    press(ago(0));
    EXPECT_EQ(tooLate, 0);
}

/// As of somebody who hammers Tab and Enter in turn, wherever the focus is.
TEST_F(InputLockTest, BeginsAnewWithEveryKey) {
    const auto beginsAnew = [this](QWidget& focused, Qt::Key key) {
        lock.begin();
        return settebello::beginsAnew(lock, [&] { QTest::keyPress(&focused, key); });
    };
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Return, Qt::Key_Space, Qt::Key_R}) {
        EXPECT_TRUE(beginsAnew(owner, key)) << key;
        EXPECT_TRUE(beginsAnew(other, key)) << key;
    }
    EXPECT_FALSE(beginsAnew(owner, Qt::Key_Shift)) << "others are held with it";
    lock.cancel();
    QTest::keyPress(&owner, Qt::Key_Return);
    EXPECT_FALSE(lock.isActive()) << "it does not begin by itself";
}

TEST_F(InputLockTest, BeginsAnewWithEveryButtonOfTheMouse) {
    const auto beginsAnew = [this](auto&& act) {
        lock.begin();
        return settebello::beginsAnew(lock, act);
    };
    other.setEnabled(false);
    for (QWidget* clicked : {&window, &owner, static_cast<QWidget*>(&other)}) {
        for (const auto button : {Qt::LeftButton, Qt::RightButton}) {
            EXPECT_TRUE(beginsAnew([&] { QTest::mousePress(clicked, button); }));
            EXPECT_TRUE(beginsAnew([&] { QTest::mouseRelease(clicked, button); }));
            EXPECT_TRUE(beginsAnew([&] { QTest::mouseDClick(clicked, button); }));
        }
    }
    EXPECT_FALSE(beginsAnew([&] { QTest::mouseMove(&owner, {3, 3}); }));
    QWidget another;
    EXPECT_FALSE(beginsAnew([&] { QTest::mouseClick(&another, Qt::LeftButton); }));
    lock.cancel();
    QTest::mouseClick(&owner, Qt::LeftButton);
    EXPECT_FALSE(lock.isActive()) << "it does not begin by itself";
}

} // namespace
} // namespace settebello
