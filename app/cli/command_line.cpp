// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "version.h"

#include <ostream>

namespace settebello::cli {

namespace {

constexpr int kSuccess = 0;
constexpr int kUsageError = 2;

void printUsage(std::ostream& stream) {
    stream << "Usage: settebello-cli --version | --help\n";
}

} // namespace

int runCommandLine(std::span<const std::string_view> arguments, std::ostream& out,
                   std::ostream& err) {
    if (arguments.empty()) {
        printUsage(err);
        return kUsageError;
    }
    if (arguments.front() == "--version") {
        out << "settebello-cli " << versionString() << '\n';
        return kSuccess;
    }
    if (arguments.front() == "--help") {
        printUsage(out);
        return kSuccess;
    }
    err << "settebello-cli: unknown argument \"" << arguments.front() << "\"\n";
    printUsage(err);
    return kUsageError;
}

} // namespace settebello::cli
