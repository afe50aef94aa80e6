// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ask_answer.h"
#include "cli/commands.h"
#include "cli/input_line.h"

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
    bool isEmpty = true;
    std::string line;
    for (LineRead read; (read = readLine(streams.in, line)) != LineRead::End;) {
        if (read == LineRead::Line && line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        isEmpty = false;
        const Answer answer =
            read == LineRead::Line ? answerQuestion(line) : refuseQuestion(kLineTooLong);
        allGood = allGood && answer.good;
        // Another program may wait for this answer before it sends the next question.
        streams.out << answer.line << '\n' << std::flush;
    }
    if (isEmpty) {
        return usageError(streams, "ask", "there is no question on standard input");
    }
    return allGood ? kSuccess : kCheckFailed;
}

} // namespace settebello::cli
