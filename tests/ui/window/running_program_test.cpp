// SPDX-License-Identifier: GPL-3.0-or-later
// Between two processes: tests/one_program_test.py.
#include "window/running_program.h"

#include "settings/file_access.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(OpenRequest, IsReadAsItWasWritten) {
    const QStringList files{QString(), "/home/anna/più — 牌.scopa.json", "/a b/100%25\n.json"};
    for (const QString& file : files) {
        const bool newWindow = file.isEmpty();
        const QByteArray line = lineOf({file, "token_TIME12", newWindow});
        EXPECT_EQ(line.count('\n'), 1);
        EXPECT_TRUE(line.endsWith('\n'));
        const std::optional<OpenRequest> read = openRequestFrom(line);
        ASSERT_TRUE(read) << line.constData();
        EXPECT_EQ(read->file, file);
        EXPECT_EQ(read->activationToken, "token_TIME12");
        EXPECT_EQ(read->newWindow, newWindow);
    }
}

TEST(OpenRequest, OfThisVersionOnlyIsRead) {
    EXPECT_TRUE(openRequestFrom(
        R"({"format":"settebello.open","version":1,"file":"/a","activationToken":""})"));
    for (const char* wrong :
         {"", "{}", "[]", "settebello.open",
          R"({"format":"settebello.open","version":2,"file":"/a","activationToken":""})",
          R"({"format":"settebello.record","version":1,"file":"/a","activationToken":""})",
          R"({"format":"settebello.open","version":1,"activationToken":""})",
          R"({"format":"settebello.open","version":1,"file":["/a"],"activationToken":""})",
          R"({"format":"settebello.open","version":1,"file":"/a"})",
          R"({"format":"settebello.open","version":1,"file":"a","activationToken":""})",
          R"({"format":"settebello.open","version":1,"file":"/a%00b","activationToken":""})",
          R"({"format":"settebello.open","version":1,"file":"/a","activationToken":"a\u0000b"})"}) {
        EXPECT_FALSE(openRequestFrom(wrong)) << wrong;
    }
}

TEST(ProgramAddress, IsThatOfTheFolder) {
    const QTemporaryDir folder;
    const QString address = programAddress(folder.path());
    EXPECT_EQ(programAddress(folder.filePath("later/..")), address);
    EXPECT_EQ(programAddress(folder.path() + '/'), address);
    EXPECT_NE(programAddress(folder.filePath("later")), address);
    EXPECT_EQ(programAddress(folder.filePath("later/")), programAddress(folder.filePath("later")));
    EXPECT_LE(address.size(), 100) << "the names of sockets may have 107 characters";
}

#ifdef Q_OS_UNIX
TEST(OpenRequest, KeepsBytesThatAreNoUtf8) {
    const QString file = toQString(pathFromBytes("/caff\xe8"));
    const std::optional<OpenRequest> read = openRequestFrom(lineOf({file, {}}));
    ASSERT_TRUE(read);
    EXPECT_EQ(bytesOfPath(toPath(read->file)), "/caff\xe8");
}
#endif

} // namespace
} // namespace settebello
