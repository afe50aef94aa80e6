// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"
#include "table/table_program.h"

#include <QCoreApplication>

#include <iostream>
#include <string_view>

int main(int argc, char* argv[]) {
    std::ios::sync_with_stdio(false);
    const settebello::cli::Console console;
    const std::vector<std::string> owned = settebello::cli::argumentsOf(argc, argv);
    const std::vector<std::string_view> arguments(owned.begin(), owned.end());
    const QCoreApplication application(argc, argv);
    settebello::cli::Streams streams{std::cin, std::cout, std::cerr};
    return settebello::table::runTableProgram(arguments, streams);
}
