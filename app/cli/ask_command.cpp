// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ask_answer.h"
#include "cli/commands.h"

#include <istream>
#include <ostream>
#include <string>

namespace settebello::cli {

int askCommand(Arguments arguments, Streams& streams) {
    if (!arguments.empty()) {
        return usageError(streams, "ask",
                          "takes no arguments; the questions come on standard input");
    }
    bool allGood = true;
    for (std::string line; std::getline(streams.in, line);) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const Answer answer = answerQuestion(line);
        allGood = allGood && answer.good;
        // Another program may wait for this answer before it sends the next question.
        streams.out << answer.line << '\n' << std::flush;
    }
    return allGood ? kSuccess : kCheckFailed;
}

} // namespace settebello::cli
