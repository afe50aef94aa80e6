// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

namespace settebello::table {

/// What the program says of one table: a line at a time, which appears at once, on standard output,
/// and what goes wrong on the error stream. Remembers the exit status that follows.
class Report {
public:
    /// @param streams outlive this. @param prefix of every line; empty if there is one table.
    Report(cli::Streams& streams, std::string prefix)
        : m_streams(streams)
        , m_prefix(std::move(prefix)) {}

    void say(std::string_view what) { m_streams.out << m_prefix << what << '\n' << std::flush; }
    /// @param status the exit status if nothing worse happens.
    void fail(std::string_view what, int status) {
        m_streams.err << "settebello-table: " << m_prefix << what << '\n' << std::flush;
        m_status = std::max(m_status, status);
    }
    int status() const { return m_status; }

private:
    cli::Streams& m_streams;
    std::string m_prefix;
    int m_status = cli::kSuccess;
};

} // namespace settebello::table
