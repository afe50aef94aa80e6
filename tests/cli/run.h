// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_line.h"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::cli {

/// Exit code and output of settebello-cli.
struct RunResult {
    int exitCode = 0;
    std::string out;
    std::string err;
};

/// Runs settebello-cli inside the test process.
inline RunResult run(const std::vector<std::string>& arguments, const std::string& input = "") {
    const std::vector<std::string_view> views(arguments.begin(), arguments.end());
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err};
    const int exitCode = runCommandLine(views, streams);
    return {exitCode, out.str(), err.str()};
}

} // namespace settebello::cli
