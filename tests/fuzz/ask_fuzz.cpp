// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "cli/ask_answer.h"

#include <nlohmann/json.hpp>

using namespace settebello;

/// Arbitrary bytes as a question to `settebello-cli ask`: the answer is one line of JSON.
SETTEBELLO_FUZZ_TARGET(ask, const std::uint8_t* data, std::size_t size) {
    const cli::Answer answer = cli::answerQuestion(asText(data, size));
    const auto json = nlohmann::json::parse(answer.line, nullptr, false);
    mustHold(json.is_object(), "an answer is an object");
    mustHold(json.contains("error") != answer.good, "a bad question gets an error");
    mustHold(answer.line.find('\n') == std::string::npos, "an answer is one line");
    return 0;
}
