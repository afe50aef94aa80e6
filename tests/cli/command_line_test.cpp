// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "version.h"

#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>

namespace {

TEST(CommandLine, TellsItsVersion) {
    std::ostringstream out;
    std::ostringstream err;
    const std::array<std::string_view, 1> arguments{"--version"};
    EXPECT_EQ(settebello::cli::runCommandLine(arguments, out, err), 0);
    EXPECT_EQ(out.str(), "settebello-cli " + std::string(settebello::versionString()) + "\n");
    EXPECT_EQ(err.str(), "");
}

TEST(CommandLine, RefusesWhatItDoesNotKnow) {
    std::ostringstream out;
    std::ostringstream err;
    const std::array<std::string_view, 1> arguments{"--frobnicate"};
    EXPECT_EQ(settebello::cli::runCommandLine(arguments, out, err), 2);
    EXPECT_EQ(out.str(), "");
    EXPECT_NE(err.str().find("--frobnicate"), std::string::npos);
}

} // namespace
