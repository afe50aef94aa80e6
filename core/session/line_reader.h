// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <string>
#include <string_view>

namespace settebello::session {

/// Cuts what a connection delivers into lines. Keeps no more than one line, however much comes.
class LineReader {
public:
    /// @param use void(std::string_view line), called for each line that is complete.
    /// @return false if a line is longer than kMaxLine; from then on nothing is read any more.
    template <typename Use>
    bool take(std::string_view bytes, const Use& use) {
        while (!m_failed && !bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            const std::string_view part = bytes.substr(0, end);
            m_failed = m_line.size() + part.size() > kMaxLine;
            if (m_failed) {
                break;
            }
            m_line += part;
            if (end == std::string_view::npos) {
                return true;
            }
            use(std::string_view(m_line));
            m_line.clear();
            bytes.remove_prefix(end + 1);
        }
        return !m_failed;
    }

private:
    std::string m_line;
    bool m_failed = false;
};

} // namespace settebello::session
