// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#ifdef __linux__
#include <sys/wait.h>

#include <cstdlib>
#include <string>

namespace {

TEST(LostOutput, MakesTheExitCodeAnError) {
    const std::string program = "'" SETTEBELLO_CLI_PATH "' rules list 2>/dev/null >";
    const int lost = std::system((program + "/dev/full").c_str());
    EXPECT_TRUE(WIFEXITED(lost) && WEXITSTATUS(lost) != 0) << lost;
    EXPECT_EQ(std::system((program + "/dev/null").c_str()), 0);
}

} // namespace
#endif
