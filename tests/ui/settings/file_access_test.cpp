// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/file_access.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(FileNames, OfEveryKindAreTranslatedThereAndBack) {
    for (const QString name : {"", "a", "/tmp/più", "/牌/🂡.json"}) {
        EXPECT_EQ(toQString(toPath(name)), name);
        EXPECT_EQ(QString::fromUtf8(bytesOfPath(toPath(name))), name);
    }
}

#ifdef Q_OS_UNIX
TEST(FileNames, KeepBytesThatAreNoUtf8) {
    const QList<QByteArray> names{"/caff\xe8", "\xff", "/\xf0\x9f/\xf0\x9f\x82\xa1",
                                  "\xed\xb2\x80 is a surrogate", "\xc3\xa8\xc3"};
    for (const QByteArray& name : names) {
        EXPECT_EQ(bytesOfPath(toPath(toQString(pathFromBytes(name)))), name);
    }
    EXPECT_EQ(toQString(pathFromBytes("/\xf0\x9f\x82\xa1")), "/🂡");
    EXPECT_EQ(shownFileName(toQString(pathFromBytes("/a/caff\xe8"))), "caff�");
}

TEST(FileNames, ThatAreNoUtf8AreFound) {
    const QTemporaryDir folder;
    const QString name = folder.path() + toQString(pathFromBytes("/caff\xe8"));
    EXPECT_FALSE(writeFile(name, "text"));
    Faults faults;
    EXPECT_EQ(readFile(name, faults, 100), "text");
    EXPECT_TRUE(std::filesystem::remove(toPath(name))) << "QTemporaryDir cannot";
}
#endif

} // namespace
} // namespace settebello
