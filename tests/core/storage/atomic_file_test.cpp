// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/atomic_file.h"

#include "storage/system_fault.h"
#include "temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#ifndef _WIN32
#include <csignal>
#include <cstdlib>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/sysmacros.h>
#endif
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

TEST(AtomicFile, ReadsUpToALimit) {
    const TemporaryFolder folder;
    folder.write("f", "12345");
    Faults faults;
    EXPECT_EQ(readFile(folder.path("f"), faults, 5), "12345");
    EXPECT_EQ(readFileStart(folder.path("f"), 3, faults), "123");
    EXPECT_EQ(readFileStart(folder.path("f"), 6, faults), "12345");
    EXPECT_EQ(faults, Faults{});
    EXPECT_EQ(readFile(folder.path("f"), faults, 4), std::nullopt);
    EXPECT_EQ(faults, Faults{FaultCode::TooLarge});
}

TEST(AtomicFile, ReplacesATemporaryFileIfTooManyAreLeft) {
    const TemporaryFolder folder;
    for (int i = 0; i < 100; ++i) {
        folder.write("f.tmp-" + std::to_string(i), "half");
    }
    EXPECT_EQ(writeFile(folder.path("f"), "whole"), std::nullopt);
    EXPECT_EQ(folder.read("f"), "whole");
    EXPECT_EQ(folder.read("f.tmp-99"), "half");
}

TEST(AtomicFile, MovesFilesToFreeNamesOnly) {
    const TemporaryFolder folder;
    const fs::path to = folder.path("new") / "g";
    folder.write("f", "one");
    EXPECT_EQ(moveFile(folder.path("f"), to), std::nullopt);
    EXPECT_EQ(folder.read("new/g"), "one");
    EXPECT_EQ(moveFile(folder.path("f"), to), Fault(FaultCode::NoSuchFile));

    folder.write("f", "other");
    EXPECT_EQ(moveFile(folder.path("f"), to), Fault(FaultCode::FileExists));
    EXPECT_EQ(folder.read("f"), "other");
    EXPECT_EQ(folder.read("new/g"), "one");

    folder.write("f", "one");
    EXPECT_EQ(moveFile(folder.path("f"), to), std::nullopt) << "a copy, of which one was left over";
    EXPECT_EQ(folder.read("new/g"), "one");
    EXPECT_EQ(folder.names(), Names{"new"});
    EXPECT_EQ(moveFile(to, to), Fault(FaultCode::FileExists));
    EXPECT_EQ(folder.read("new/g"), "one");
    EXPECT_EQ(moveFile(to, to / "h"), Fault(FaultCode::NotADirectory));
    EXPECT_EQ(moveFile(folder.path("new"), folder.path("h")), Fault(FaultCode::NotAFile));
}

TEST(AtomicFile, IsBackedUpOnceForTheSameContents) {
    const TemporaryFolder folder;
    folder.write("f", "one");
    EXPECT_EQ(backUpFile(folder.path("f")), folder.path("f.broken-1"));
    EXPECT_EQ(backUpFile(folder.path("f")), folder.path("f.broken-1")) << "as when writing fails";
    folder.write("f", "two");
    EXPECT_EQ(backUpFile(folder.path("f")), folder.path("f.broken-2"));
    folder.write("f", "one");
    EXPECT_EQ(backUpFile(folder.path("f")), folder.path("f.broken-3"));
    EXPECT_EQ(folder.names(), (Names{"f", "f.broken-1", "f.broken-2", "f.broken-3"}));
    EXPECT_EQ(folder.read("f.broken-2"), "two");
}

TEST(AtomicFile, RemovesFilesOnly) {
    const TemporaryFolder folder;
    folder.write("f", "");
    fs::create_directory(folder.path("d"));
    EXPECT_EQ(removeFile(folder.path("f")), std::nullopt);
    EXPECT_EQ(removeFile(folder.path("f")), std::nullopt);
    EXPECT_NE(removeFile(folder.path("d")), std::nullopt);
    EXPECT_EQ(folder.names(), Names{"d"});
}

TEST(AtomicFile, RemovesOldLeftoversOnly) {
    const TemporaryFolder folder;
    const Names kept{"a.json.broken-1", "a.json.tmp-",   "a.json.tmp-1x",
                     "a.tmp-1",         "b.json.tmp-99", "young.json.tmp-3"};
    for (const std::string& name : kept) {
        folder.write(name, "");
    }
    fs::remove(folder.path("b.json.tmp-99"));
    fs::create_directory(folder.path("b.json.tmp-99"));
    folder.write("a.json.tmp-0", "");
    folder.write("a.scopa.json.tmp-12", "");
    const auto now = fs::file_time_type::clock::now();
    for (const auto& entry : fs::directory_iterator(folder.path())) {
        fs::last_write_time(entry, now - std::chrono::hours(1));
    }
    fs::last_write_time(folder.path("young.json.tmp-3"), now + std::chrono::hours(1));
    removeLeftovers(folder.path(), now);
    EXPECT_EQ(folder.names(), kept);
    removeLeftovers(folder.path("none"), now);
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

TEST(AtomicFile, CanBeReadByItsOwnerAlone) {
    const TemporaryFolder folder;
    const auto ownerOnly = fs::perms::owner_read | fs::perms::owner_write;
    folder.write("old", "for all");
    fs::permissions(folder.path("old"), ownerOnly | fs::perms::others_read);
    for (const char* name : {"new", "old"}) {
        EXPECT_EQ(writeFile(folder.path(name), "secret", Readers::OwnerOnly), std::nullopt);
        EXPECT_EQ(fs::status(folder.path(name)).permissions(), ownerOnly) << name;
        EXPECT_EQ(writeFile(folder.path(name), "again"), std::nullopt);
        EXPECT_EQ(fs::status(folder.path(name)).permissions(), ownerOnly) << name;
    }
    const auto copy = backUpFile(folder.path("old"));
    ASSERT_TRUE(copy);
    EXPECT_EQ(fs::status(*copy).permissions(), ownerOnly);
}

TEST(AtomicFile, MovesWhatALinkLeadsTo) {
    const TemporaryFolder folder;
    folder.write("real", "contents");
    fs::create_symlink("real", folder.path("link"));
    fs::create_symlink("real", folder.path("other"));
    EXPECT_EQ(moveFile(folder.path("real"), folder.path("other")), Fault(FaultCode::FileExists));
    EXPECT_EQ(moveFile(folder.path("link"), folder.path("d") / "f"), std::nullopt);
    EXPECT_EQ(folder.read("d/f"), "contents");
    EXPECT_FALSE(fs::is_symlink(folder.path("d") / "f"));
    EXPECT_EQ(folder.names(), (Names{"d", "other", "real"}));
}

TEST(AtomicFile, MovesToAnotherDisk) {
    const TemporaryFolder folder;
    std::string other = "/dev/shm/settebello-XXXXXX";
    if (mkdtemp(other.data()) == nullptr) {
        GTEST_SKIP() << "there is no other disk";
    }
    folder.write("f", "contents");
    fs::create_symlink(other, folder.path("d"));
    EXPECT_EQ(moveFile(folder.path("f"), folder.path("d") / "f"), std::nullopt);
    EXPECT_EQ(folder.read("d/f"), "contents");
    EXPECT_EQ(folder.names(), Names{"d"});
    fs::remove_all(other);
}

/// Each test ends after ten seconds, in case a call waits for a pipe.
class SpecialFiles : public testing::Test {
protected:
    SpecialFiles() { alarm(10); }
    ~SpecialFiles() override { alarm(0); }

    void expectRefused(const std::string& name, const Fault& reason) const {
        const fs::path file = m_folder.path(name);
        const fs::file_type type = fs::symlink_status(file).type();
        Faults faults;
        EXPECT_EQ(readFile(file, faults), std::nullopt) << name;
        EXPECT_EQ(readFileStart(file, 1, faults), std::nullopt) << name;
        EXPECT_EQ(faults, (Faults{reason, reason})) << name;
        EXPECT_EQ(writeFile(file, "new"), reason) << name;
        EXPECT_EQ(moveFile(file, m_folder.path("moved")), reason) << name;
        EXPECT_EQ(backUpFile(file), std::nullopt) << name;
        EXPECT_EQ(fs::symlink_status(file).type(), type) << name;
    }

    TemporaryFolder m_folder;
};

TEST_F(SpecialFiles, ArePipes) {
    ASSERT_EQ(mkfifo(m_folder.path("pipe").c_str(), 0600), 0);
    fs::create_symlink("pipe", m_folder.path("link"));
    expectRefused("pipe", FaultCode::NotAFile);
    expectRefused("link", FaultCode::NotAFile);
    EXPECT_TRUE(fs::is_fifo(m_folder.path("link"))) << "writing does not replace it";
    EXPECT_EQ(m_folder.names(), (Names{"link", "pipe"}));
}

TEST_F(SpecialFiles, AreDevices) {
    fs::create_symlink("/dev/zero", m_folder.path("link"));
    expectRefused("link", FaultCode::NotAFile);
#ifdef __linux__
    if (mknod(m_folder.path("zero").c_str(), S_IFCHR | 0600, makedev(1, 5)) == 0) { // as root
        expectRefused("zero", FaultCode::NotAFile);
    }
#endif
}

TEST_F(SpecialFiles, AreFoldersAndLinksToThemselves) {
    fs::create_directory(m_folder.path("folder"));
    fs::create_symlink("self", m_folder.path("self"));
    expectRefused("folder", FaultCode::NotAFile);
    expectRefused("self",
                  systemFault(std::make_error_code(std::errc::too_many_symbolic_link_levels)));
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
