// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/window_state.h"

#include "widgets/window_geometry.h"

#include <QDataStream>
#include <QFile>
#include <QGuiApplication>
#include <QScreen>
#include <QSize>
#include <QTemporaryDir>
#include <QWidget>

#include <gtest/gtest.h>

#include <limits>
#include <memory>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace settebello {
namespace {

const QByteArray kGeometry("\x01\xd9\xd0\xcb\x00\x03\x00\x00,;=\"\\\n1f%\xff", 19);

class WindowStateTest : public ::testing::Test {
protected:
    QString name() const { return m_folder.filePath("window.json"); }
    void write(const QString& file, const QByteArray& text) const {
        QFile out(m_folder.filePath(file));
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    QByteArray text() const {
        QFile in(name());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

TEST_F(WindowStateTest, KeepsWhatIsSet) {
    {
        WindowState state(name());
        state.setGeometry("window/geometry", kGeometry);
        state.set({{"statistics/tables", true}});
    }
    const WindowState state(name());
    EXPECT_EQ(state.geometry("window/geometry"), kGeometry);
    EXPECT_TRUE(state.value("statistics/tables").toBool());
    EXPECT_FALSE(state.value("unknown").isValid());
    EXPECT_TRUE(state.geometry("unknown").isEmpty());
}

TEST_F(WindowStateTest, KeepsWhatAnotherProgramWrote) {
    WindowState first(name());
    WindowState second(name());
    second.set({{"b", "theirs"}});
    second.saveNow();
    first.set({{"a", "ours"}});
    first.saveNow();
    EXPECT_EQ(WindowState(name()).value("a").toString(), "ours");
    EXPECT_EQ(WindowState(name()).value("b").toString(), "theirs");
    EXPECT_EQ(first.value("b").toString(), "theirs");
}

TEST_F(WindowStateTest, WithoutANameLastsAsLongAsItself) {
    WindowState state;
    state.set({{"a", "b"}});
    EXPECT_EQ(state.value("a").toString(), "b");
    EXPECT_FALSE(WindowState().value("a").isValid());
}

TEST_F(WindowStateTest, ADamagedFileCountsAsEmpty) {
    for (const char* damaged : {"", "{", "[1]", R"({"format": "x", "values": {"a": "b"}})"}) {
        write("window.json", damaged);
        WindowState state(name());
        EXPECT_FALSE(state.value("a").isValid()) << damaged;
        state.set({{"a", "c"}});
        state.saveNow();
        EXPECT_EQ(WindowState(name()).value("a").toString(), "c") << damaged;
    }
}

TEST_F(WindowStateTest, ANewerFileIsLeftAlone) {
    const QByteArray newer =
        R"({"format": "settebello.window", "version": 2, "values": {"a": "b"}})";
    write("window.json", newer);
    WindowState state(name());
    EXPECT_EQ(state.value("a").toString(), "b");
    state.set({{"a", "c"}});
    state.saveNow();
    EXPECT_EQ(text(), newer);
}

TEST_F(WindowStateTest, AWindowOpensWithTheGeometryThatItWasClosedWith) {
    WindowState state(name());
    const auto open = [&] {
        auto window = std::make_unique<QWidget>();
        keepGeometry(window.get(), state, "a/geometry");
        window->show();
        return window;
    };
    auto window = open();
    window->resize(345, 234);
    window->close();
    EXPECT_EQ(open()->size(), QSize(345, 234));
}

/// As QWidget::saveGeometry() writes it.
QByteArray geometryOf(const QRect& rect, bool maximized) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0);
    stream << quint32(0x1D9D0CB) << quint16(3) << quint16(0) << rect << rect << qint32(0)
           << quint8(maximized) << quint8(0)
           << qint32(QGuiApplication::primaryScreen()->size().width()) << rect;
    return bytes;
}

TEST_F(WindowStateTest, NoWindowBecomesLargerThanTheScreens) {
    const QRect screen = QGuiApplication::primaryScreen()->virtualGeometry();
    constexpr int kMost = std::numeric_limits<int>::max();
    for (const QRect& rect :
         {QRect(0, 0, 60000, 60000), QRect(-30000, -30000, 60000, 60000),
          QRect(50000, 50000, 60, 60), QRect(QPoint(-kMost, -kMost), QPoint(kMost, kMost)),
          QRect(QPoint(1, 1), QPoint(-5, -5)), QRect(QPoint(kMost - 1, 0), QPoint(kMost, kMost))}) {
        for (const bool maximized : {false, true}) {
            WindowState state;
            state.setGeometry("a/geometry", geometryOf(rect, maximized));
            QWidget window;
            keepGeometry(&window, state, "a/geometry");
            EXPECT_LE(window.width(), screen.width());
            EXPECT_LE(window.height(), screen.height());
            EXPECT_LE(window.normalGeometry().width(), screen.width());
            EXPECT_LE(window.normalGeometry().height(), screen.height());
            window.show();
            window.showNormal();
            EXPECT_LE(window.width(), screen.width());
            EXPECT_TRUE(screen.intersects(window.geometry()));
        }
    }
}

/// It would have to be found, and moved by a title bar that nobody sees.
TEST_F(WindowStateTest, NoWindowOpensMostlyOffTheScreen) {
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    const QSize size(screen.width() / 2, screen.height() / 2);
    const int far = screen.width() - size.width() / 10;
    const int low = screen.height() - size.height() / 10;
    for (const QPoint at : {QPoint(far, 40), QPoint(-far, 40), QPoint(40, low), QPoint(40, -30),
                            QPoint(5000, 5000)}) {
        WindowState state;
        state.setGeometry("a/geometry", geometryOf(QRect(at, size), false));
        QWidget window;
        keepGeometry(&window, state, "a/geometry");
        window.show();
        EXPECT_TRUE(screen.contains(window.geometry())) << at.x() << ", " << at.y();
        EXPECT_EQ(window.size(), size);
    }
    // A little below the lower edge is where somebody put it.
    const QRect kept(QPoint(40, screen.height() - size.height() * 9 / 10), size);
    WindowState state;
    state.setGeometry("a/geometry", geometryOf(kept, false));
    QWidget window;
    keepGeometry(&window, state, "a/geometry");
    window.show();
    EXPECT_EQ(window.geometry(), kept);
}

TEST_F(WindowStateTest, WhatIsNoGeometryChangesNothing) {
    const QByteArray whole = geometryOf({10, 10, 345, 234}, false);
    QByteArray newer = whole;
    newer[5] = 4;
    for (const QByteArray& wrong : {QByteArray(), whole.left(40), newer, QByteArray(66, 'x')}) {
        QWidget window;
        window.resize(200, 100);
        EXPECT_FALSE(restoreOnScreens(&window, wrong));
        EXPECT_EQ(window.size(), QSize(200, 100));
    }
    QWidget window;
    EXPECT_TRUE(restoreOnScreens(&window, whole));
    EXPECT_EQ(window.size(), QSize(345, 234));
}

#ifdef Q_OS_UNIX
/// Opening a pipe would wait for somebody to write, or read, at its other end.
TEST_F(WindowStateTest, PipesAreNeitherReadNorReplaced) {
    const QByteArray json = QFile::encodeName(name());
    ASSERT_EQ(mkfifo(json.constData(), 0600), 0);
    alarm(20); // ends the test if it waits
    {
        WindowState state(name());
        EXPECT_FALSE(state.value("a").isValid());
        state.set({{"a", "b"}});
    }
    alarm(0);
    EXPECT_FALSE(WindowState(name()).value("a").isValid());
    struct stat status {};
    ASSERT_EQ(lstat(json.constData(), &status), 0);
    EXPECT_TRUE(S_ISFIFO(status.st_mode));
}
#endif

} // namespace
} // namespace settebello
