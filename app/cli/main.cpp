// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "cli/console.h"

#include <iostream>
#include <string_view>

int main(int argc, char* argv[]) {
    std::ios::sync_with_stdio(false);
    const settebello::cli::Console console;
    const std::vector<std::string> owned = settebello::cli::argumentsOf(argc, argv);
    const std::vector<std::string_view> arguments(owned.begin(), owned.end());
    settebello::cli::Streams streams{std::cin, std::cout, std::cerr};
    const int exitCode = settebello::cli::runCommandLine(arguments, streams);
    if (!std::cout.flush()) { // for example a full disk
        std::cerr << "settebello-cli: the results cannot be written\n";
        return settebello::cli::kUsageError;
    }
    return exitCode;
}
