// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/process_tree.h"

#ifdef __linux__

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace settebello {
namespace {

/// /proc can name a process that is gone when its file is read.
TEST(ProcessTree, BearsProcessesThatEndMeanwhile) {
    constexpr int kLooks = 500;
    std::atomic<bool> enough{false};
    std::thread others([&enough] {
        while (!enough) {
            const pid_t child = fork();
            if (child == 0) {
                _exit(0);
            }
            waitpid(child, nullptr, 0);
        }
    });
    for (int look = 0; look < kLooks; ++look) {
        const std::vector<int> found = descendantsOf(getpid(), {});
        EXPECT_EQ(std::count(found.begin(), found.end(), getpid()), 0);
    }
    enough = true;
    others.join();
}

} // namespace
} // namespace settebello

#endif
