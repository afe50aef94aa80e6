// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "cli/help.h"
#include "cli/terminal_stream.h"
#include "version.h"

#include <array>
#include <ostream>
#include <string>

namespace settebello::cli {

namespace {

struct Command {
    std::string_view name;
    int (*run)(Arguments, Streams&);
};

constexpr std::array<Command, 10> kCommands{{{"rules", rulesCommand},
                                             {"ask", askCommand},
                                             {"replay", replayCommand},
                                             {"analyse", analyseCommand},
                                             {"problems", problemsCommand},
                                             {"perft", perftCommand},
                                             {"bench", benchCommand},
                                             {"simulate", simulateCommand},
                                             {"effect", effectCommand},
                                             {"engine", engineCommand}}};

int printHelp(Arguments commands, Streams& streams) {
    if (commands.empty()) {
        streams.out << helpText();
        return kSuccess;
    }
    const std::string text = helpText(commands.front());
    if (text.empty() || commands.size() > 1) {
        return usageError(streams, "--help", "no command \"" + std::string(commands.back()) + "\"");
    }
    streams.out << text;
    return kSuccess;
}

} // namespace

int usageError(Streams& streams, std::string_view command, std::string_view what) {
    streams.err << "settebello-cli";
    if (!command.empty()) {
        streams.err << ' ' << command;
    }
    streams.err << ": " << what << "\nTry settebello-cli --help";
    if (!helpText(command).empty()) {
        streams.err << ' ' << command;
    }
    streams.err << ".\n";
    return kUsageError;
}

int runCommandLine(Arguments arguments, Streams& unfiltered) {
    TerminalStream out(unfiltered.out);
    TerminalStream err(unfiltered.err);
    Streams streams{unfiltered.in, out, err, &unfiltered.err};
    if (arguments.empty()) {
        return usageError(streams, "", "a command is missing");
    }
    const std::string_view name = arguments.front();
    const Arguments rest = arguments.subspan(1);
    if (name == "--version") {
        streams.out << "settebello-cli " << versionString() << '\n';
        return kSuccess;
    }
    if (name == "--help" || name == "-h") {
        return printHelp(rest, streams);
    }
    for (const Command& command : kCommands) {
        if (command.name == name) {
            const bool wantsHelp = !rest.empty() && rest.front() == "--help";
            return wantsHelp ? printHelp(arguments.first(1), streams) : command.run(rest, streams);
        }
    }
    return usageError(streams, "", "unknown command \"" + std::string(name) + "\"");
}

} // namespace settebello::cli
