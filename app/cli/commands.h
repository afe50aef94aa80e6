// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace settebello::cli {

/// Exit codes of all commands (interfaces.md §4).
inline constexpr int kSuccess = 0;
inline constexpr int kCheckFailed = 1; ///< a check failed, or a question was bad
inline constexpr int kUsageError = 2;

using Arguments = std::span<const std::string_view>;

/// Where a command reads its input, writes its results and reports errors.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    /// The error stream for what may move the cursor, such as progress. Of commands `out` and `err`
    /// are those of the caller, but harmless for a terminal (terminal_text.h).
    std::ostream* cursor = nullptr;
};

/// Each command gets the arguments after its name and returns its exit code. For what they do see
/// interfaces.md §4, for their arguments `--help COMMAND`.
int rulesCommand(Arguments arguments, Streams& streams);
int askCommand(Arguments arguments, Streams& streams);
int analyseCommand(Arguments arguments, Streams& streams);
int problemsCommand(Arguments arguments, Streams& streams);
int replayCommand(Arguments arguments, Streams& streams);
int perftCommand(Arguments arguments, Streams& streams);
int benchCommand(Arguments arguments, Streams& streams);
int effectCommand(Arguments arguments, Streams& streams);
int simulateCommand(Arguments arguments, Streams& streams);
int engineCommand(Arguments arguments, Streams& streams);

/// Reports wrong arguments on the error stream, with a hint where help is. @return kUsageError.
int usageError(Streams& streams, std::string_view command, std::string_view what);

} // namespace settebello::cli
