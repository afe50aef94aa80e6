// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/progress.h"

#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace settebello::cli {

namespace {

bool isTerminal(const std::ostream& stream) {
    constexpr int kStandardError = 2;
    if (&stream != &std::cerr) {
        return false; // redirected by a test
    }
#ifdef _WIN32
    return _isatty(kStandardError) != 0;
#else
    return isatty(kStandardError) != 0;
#endif
}

} // namespace

Progress::Progress(std::ostream& err, std::uint64_t total)
    : m_err(err)
    , m_total(total)
    , m_terminal(isTerminal(err)) {}

Progress::~Progress() {
    if (m_terminal && m_shown) {
        m_err << "\r\x1b[K" << std::flush;
    }
}

void Progress::show(std::uint64_t done) {
    constexpr std::chrono::milliseconds kOnTerminal(500);
    constexpr std::chrono::seconds kElsewhere(10);
    const Clock::time_point now = Clock::now();
    const bool isTime = m_terminal ? now - m_last >= kOnTerminal : now - m_last >= kElsewhere;
    if (!isTime) {
        return;
    }
    m_last = now;
    m_shown = true;
    m_err << (m_terminal ? "\r\x1b[K" : "") << done << " of " << m_total;
    if (done > 0) {
        const double elapsed = std::chrono::duration<double>(now - m_start).count();
        const double left =
            elapsed * static_cast<double>(m_total - done) / static_cast<double>(done);
        m_err << ", about " << static_cast<std::uint64_t>(left) << " s left";
    }
    m_err << (m_terminal ? "" : "\n") << std::flush;
}

} // namespace settebello::cli
