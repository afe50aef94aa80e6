// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/terminal_text.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace settebello {

/// A program that runs beside ours and whose standard input and output we hold; what it writes to
/// its standard error goes where ours goes, but harmless for a terminal (terminal_text.h), while we
/// write to it, read from it or end it. Nothing here waits longer than its time limit. Not
/// thread-safe.
class ChildProcess {
public:
    using Milliseconds = std::chrono::milliseconds;
    enum class Got {
        Line,
        TooLong, ///< the line has more than kLongestLine bytes; nothing after it can be read
        Nothing, ///< in the time given
        End      ///< it has closed its output; most likely it has ended
    };

    static constexpr std::size_t kLongestLine = 1 << 16;

    /// Starts a program, which is searched for as the system does. @param command the program and
    /// its arguments, separated by blanks; blanks stand between "double" or 'single' quotes. No
    /// shell sees it. @param error why it could not be started, if the result is null.
    static std::unique_ptr<ChildProcess> start(const std::string& command, std::string& error);

    /// Closes its input, waits a moment, then kills it and what it has started, as far as that can
    /// be found (engine_host.h).
    virtual ~ChildProcess() = default;

    /// False if it does not read the text in that time, or has closed its input.
    virtual bool write(std::string_view text, Milliseconds patience) = 0;

    /// The next line of its output, without its end.
    Got readLine(std::string& line, Milliseconds patience);

    /// How it ended, for messages: "exit status 1"; empty if it runs, or has not ended in a moment
    /// from now.
    virtual std::string ending() = 0;

protected:
    /// Appends what is there to `text`; waits for something, but not longer than the limit.
    virtual Got read(std::string& text, Milliseconds patience) = 0;

    /// Writes what it has written to its standard error to ours.
    void passErrors(std::string_view piece);

private:
    std::string m_read; ///< but not yet returned
    TerminalText m_errors;
};

} // namespace settebello
