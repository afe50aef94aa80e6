// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/external/child_process.h"

#include <algorithm>
#include <cstdio>

namespace settebello {

void ChildProcess::passErrors(std::string_view piece) {
    const std::string text = m_errors.add(piece);
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

ChildProcess::Got ChildProcess::readLine(std::string& line, Milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (true) {
        const std::size_t end = m_read.find('\n');
        if (std::min(end, m_read.size()) > kLongestLine) {
            return Got::TooLong;
        }
        if (end != std::string::npos) {
            line = m_read.substr(0, end);
            m_read.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') {
                line.pop_back();
            }
            return Got::Line;
        }
        // What is there already is read even if there is no time to wait for more.
        const auto left =
            std::max(Milliseconds(0),
                     std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now()));
        const Got got = read(m_read, left);
        if (got != Got::Line) {
            return got;
        }
    }
}

} // namespace settebello
