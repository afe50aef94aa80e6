// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>

namespace settebello::cli {

/// Shows on the error stream how far a long run is: twice a second on a terminal, in one line that
/// is overwritten, otherwise a line every ten seconds.
class Progress {
public:
    /// @param total what `done` grows to.
    Progress(std::ostream& err, std::uint64_t total);
    /// Leaves the line clean.
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
