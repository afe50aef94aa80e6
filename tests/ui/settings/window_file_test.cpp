// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/window_file.h"

#include <QFile>
#include <QSettings>
#include <QSize>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace settebello {
namespace {

const QByteArray kGeometry("\x01\xd9\xd0\xcb\x00\x03\x00\x00,;=\"\\\n1f%\xff", 19);

class WindowFileTest : public ::testing::Test {
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

TEST_F(WindowFileTest, KeepsWhatIsWritten) {
    WindowFile(name()).writeGeometry("window/geometry", kGeometry);
    WindowFile(name()).write({{"statistics/tables", true}});
    const WindowFile file(name());
    EXPECT_EQ(file.geometry("window/geometry"), kGeometry);
    EXPECT_TRUE(file.value("statistics/tables").toBool());
    EXPECT_FALSE(file.value("unknown").isValid());
    EXPECT_TRUE(file.geometry("unknown").isEmpty());
}

TEST_F(WindowFileTest, KeepsWhatAnotherWindowWrote) {
    WindowFile first(name());
    WindowFile(name()).write({{"b", "theirs"}});
    first.write({{"a", "ours"}});
    EXPECT_EQ(WindowFile(name()).value("a").toString(), "ours");
    EXPECT_EQ(WindowFile(name()).value("b").toString(), "theirs");
}

TEST_F(WindowFileTest, WithoutANameKeepsNothing) {
    WindowFile file("");
    file.write({{"a", "b"}});
    EXPECT_FALSE(file.value("a").isValid());
}

TEST_F(WindowFileTest, ADamagedFileCountsAsEmpty) {
    for (const char* damaged : {"", "{", "[1]", R"({"format": "x", "values": {"a": "b"}})"}) {
        write("window.json", damaged);
        EXPECT_FALSE(WindowFile(name()).value("a").isValid()) << damaged;
        WindowFile(name()).write({{"a", "c"}});
        EXPECT_EQ(WindowFile(name()).value("a").toString(), "c") << damaged;
    }
}

TEST_F(WindowFileTest, ANewerFileIsLeftAlone) {
    const QByteArray newer =
        R"({"format": "settebello.window", "version": 2, "values": {"a": "b"}})";
    write("window.json", newer);
    EXPECT_EQ(WindowFile(name()).value("a").toString(), "b");
    WindowFile(name()).write({{"a", "c"}});
    EXPECT_EQ(text(), newer);
}

TEST_F(WindowFileTest, TakesOverTheFormerFormat) {
    const QStringList names{"Ciro", "Anna, \"la\" Rossa", " Élise;=\n"};
    {
        QSettings old(m_folder.filePath("window.ini"), QSettings::IniFormat);
        old.setValue("window/geometry", kGeometry);
        old.setValue("opponents/names", names);
        old.setValue("statistics/tables", true);
        old.setValue("an/object", QSize(3, 4));
    }
    const WindowFile file(name());
    EXPECT_EQ(file.geometry("window/geometry"), kGeometry);
    EXPECT_EQ(file.value("opponents/names").toStringList(), names);
    EXPECT_TRUE(file.value("statistics/tables").toBool());
    EXPECT_FALSE(file.value("an/object").isValid());
    WindowFile(name()).write({{"statistics/tables", false}});
    EXPECT_EQ(WindowFile(name()).geometry("window/geometry"), kGeometry);
    EXPECT_FALSE(WindowFile(name()).value("statistics/tables").toBool());
}

TEST_F(WindowFileTest, AnyOldFileCanBeRead) {
    for (const char* damaged : {"=", "[", "[]", "a=\\", "a=\\x", "a=\"", "a=@Variant(\\x7f\\xff)",
                                "a=@ByteArray(", "[\xff]\n\xff=\xff"}) {
        write("window.ini", damaged);
        EXPECT_TRUE(WindowFile(name()).geometry("a").isEmpty()) << damaged;
    }
}

#ifdef Q_OS_UNIX
/// Opening a pipe would wait for somebody to write, or read, at its other end.
TEST_F(WindowFileTest, PipesAreNeitherReadNorReplaced) {
    const QByteArray json = QFile::encodeName(name());
    const QByteArray ini = QFile::encodeName(m_folder.filePath("window.ini"));
    ASSERT_EQ(mkfifo(ini.constData(), 0600), 0);
    alarm(20); // ends the test if it waits
    EXPECT_FALSE(WindowFile(name()).value("a").isValid());
    ASSERT_EQ(mkfifo(json.constData(), 0600), 0);
    WindowFile(name()).write({{"a", "b"}});
    EXPECT_FALSE(WindowFile(name()).value("a").isValid());
    alarm(0);
    struct stat status {};
    ASSERT_EQ(lstat(json.constData(), &status), 0);
    EXPECT_TRUE(S_ISFIFO(status.st_mode));
}
#endif

} // namespace
} // namespace settebello
