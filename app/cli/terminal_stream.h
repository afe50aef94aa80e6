// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/terminal_text.h"

#include <ostream>
#include <streambuf>
#include <string_view>

namespace settebello::cli {

/// Makes what is written harmless for a terminal (terminal_text.h) and passes it on at once.
class TerminalBuffer : public std::streambuf {
public:
    explicit TerminalBuffer(std::ostream& target)
        : m_target(target) {}
    ~TerminalBuffer() override { m_target << m_filter.finish(); }
    TerminalBuffer(const TerminalBuffer&) = delete;
    TerminalBuffer& operator=(const TerminalBuffer&) = delete;

private:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;
    bool pass(std::string_view text);

    std::ostream& m_target;
    TerminalText m_filter;
};

/// A stream with such a buffer.
class TerminalStream : public std::ostream {
public:
    /// @param target lives longer.
    explicit TerminalStream(std::ostream& target)
        : std::ostream(nullptr)
        , m_buffer(target) {
        rdbuf(&m_buffer);
    }

private:
    TerminalBuffer m_buffer;
};

} // namespace settebello::cli
