// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>

namespace settebello::cli {

/// Reports the progress of a long run on the error stream: on a terminal twice a second in one line
/// that is overwritten, otherwise as a new line every ten seconds.
class Progress {
public:
    /// @param total the final value of `done`.
    Progress(std::ostream& err, std::uint64_t total);
    /// Clears the line on a terminal.
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::ostream& m_err;
    std::uint64_t m_total;
    bool m_terminal;
    bool m_shown = false;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_last = m_start;
};

} // namespace settebello::cli
