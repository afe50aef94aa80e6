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

} // namespace settebello::cli
