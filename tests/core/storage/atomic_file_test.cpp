// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/atomic_file.h"

#include "temporary_folder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#ifndef _WIN32
#include <csignal>
#include <sys/resource.h>
#endif

namespace settebello {
namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

TEST(AtomicFile, RoundTripsEveryByte) {
    const TemporaryFolder folder;
    const std::string contents("a\r\nb\0\xff\x1a", 8);
    EXPECT_EQ(writeFile(folder.path("f"), contents), std::nullopt);
    EXPECT_EQ(folder.read("f"), contents);
    Faults faults;
    EXPECT_EQ(readFile(folder.path("f"), faults), contents);
    EXPECT_EQ(faults, Faults{});
    EXPECT_EQ(folder.names(), Names{"f"});
}

TEST(AtomicFile, ReplacesFilesAndCreatesFolders) {
    const TemporaryFolder folder;
    const fs::path file = folder.path("a") / "b" / "f";
    EXPECT_EQ(writeFile(file, "one"), std::nullopt);
    EXPECT_EQ(writeFile(file, ""), std::nullopt);
    EXPECT_EQ(fs::file_size(file), 0U);
}

TEST(AtomicFile, IgnoresTemporaryFilesOfAKilledProgram) {
    const TemporaryFolder folder;
    folder.write("f.tmp-0", "half");
    EXPECT_EQ(writeFile(folder.path("f"), "whole"), std::nullopt);
    EXPECT_EQ(folder.read("f"), "whole");
    EXPECT_EQ(folder.read("f.tmp-0"), "half");
}

TEST(AtomicFile, ReportsWhyItCannotRead) {
    const TemporaryFolder folder;
    const auto reason = [](const fs::path& file) {
        Faults faults;
        EXPECT_EQ(readFile(file, faults), std::nullopt);
        return faults.size() == 1 ? faults.front().text() : "";
    };
    EXPECT_EQ(reason(folder.path("none")), "No such file or directory");
    EXPECT_EQ(reason(folder.path()), "is not a file");
    fs::resize_file((folder.write("big", ""), folder.path("big")), (std::size_t{64} << 20) + 1);
    EXPECT_EQ(reason(folder.path("big")), "is too large");
}

TEST(AtomicFile, ReportsWhyItCannotWrite) {
    const TemporaryFolder folder;
    folder.write("f", "old");
    EXPECT_EQ(writeFile(folder.path("f") / "g", "new"), Fault(FaultCode::NotADirectory));
    fs::create_directory(folder.path("d"));
    EXPECT_NE(writeFile(folder.path("d"), "new"), std::nullopt);
    EXPECT_EQ(folder.names(), (Names{"d", "f"})) << "no temporary file is left";
}

#ifndef _WIN32
TEST(AtomicFile, FollowsLinksAndKeepsPermissions) {
    const TemporaryFolder folder;
    folder.write("real", "old");
    fs::permissions(folder.path("real"), fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real", folder.path("link"));
    fs::create_symlink("later", folder.path("dangling"));
    EXPECT_EQ(writeFile(folder.path("link"), "new"), std::nullopt);
    EXPECT_EQ(writeFile(folder.path("dangling"), "new"), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(folder.path("link")));
    EXPECT_EQ(folder.read("real"), "new");
    EXPECT_EQ(folder.read("later"), "new");
    EXPECT_EQ(fs::status(folder.path("real")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(AtomicFile, KeepsTheOldFileOnAFullDisk) {
    const TemporaryFolder folder;
    folder.write("f", "old");
    // Writing beyond this size fails as it does on a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit small = before;
    small.rlim_cur = 8192;
    setrlimit(RLIMIT_FSIZE, &small);
    const auto fault = writeFile(folder.path("f"), std::string(100000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, SIG_DFL);

    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->text(), "File too large");
    EXPECT_EQ(folder.read("f"), "old");
    EXPECT_EQ(folder.names(), Names{"f"}) << "no temporary file is left";
}
#endif

} // namespace
} // namespace settebello
