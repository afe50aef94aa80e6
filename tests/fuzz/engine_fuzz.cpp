// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "cli/command_line.h"

#include <array>
#include <sstream>
#include <string>

using namespace settebello;

/// Arbitrary bytes as input of `settebello-cli engine`: every line of the output follows the
/// protocol.
SETTEBELLO_FUZZ_TARGET(engine, const std::uint8_t* data, std::size_t size) {
    constexpr std::array<std::string_view, 3> kCall{"engine", "--level", "greedy"};
    constexpr std::array<std::string_view, 4> kWords{"readyok", "id name ", "play ", "error "};
    std::istringstream in{std::string(asText(data, size))};
    std::stringstream out;
    std::ostringstream err;
    cli::Streams streams{in, out, err};
    const int exitCode = cli::runCommandLine(kCall, streams);
    bool hasErrors = false;
    for (std::string line; std::getline(out, line);) {
        bool known = false;
        for (const std::string_view word : kWords) {
            known = known || line.compare(0, word.size(), word) == 0;
        }
        mustHold(known, "every line follows the protocol");
        hasErrors = hasErrors || line.compare(0, 6, "error ") == 0;
    }
    mustHold(exitCode == (hasErrors ? cli::kCheckFailed : cli::kSuccess),
             "the exit code reports errors");
    mustHold(err.str().empty(), "the error stream is unused");
    return 0;
}
