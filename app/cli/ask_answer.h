// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace settebello::cli {

struct Answer {
    std::string line; ///< one line of JSON
    bool good = true; ///< false if the line reports an error
};

/// Answers one question of the command `ask` (interfaces.md §4).
Answer answerQuestion(std::string_view question);

/// The answer to a question that is not even read.
Answer refuseQuestion(std::string_view why);

} // namespace settebello::cli
