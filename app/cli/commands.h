// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace settebello::cli {

/// What a command ends with (interfaces.md §4).
inline constexpr int kSuccess = 0;
inline constexpr int kDoesNotHold = 1; ///< the thing asked about does not hold
inline constexpr int kWrongUse = 2;

using Arguments = std::span<const std::string_view>;

/// Where a command reads questions, writes results and complains.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// Each command gets what follows its name and returns its exit code; interfaces.md §4 says what it
/// does, `--help COMMAND` how it is called.
int rulesCommand(Arguments arguments, Streams& streams);
int askCommand(Arguments arguments, Streams& streams);
int replayCommand(Arguments arguments, Streams& streams);
int perftCommand(Arguments arguments, Streams& streams);
int benchCommand(Arguments arguments, Streams& streams);
int simulateCommand(Arguments arguments, Streams& streams);
int engineCommand(Arguments arguments, Streams& streams);

/// Says on the error stream what is wrong with a call, and where help is. @return kWrongUse.
int wrongUse(Streams& streams, std::string_view command, std::string_view what);

} // namespace settebello::cli
