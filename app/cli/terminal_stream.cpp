// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal_stream.h"

namespace settebello::cli {

TerminalBuffer::int_type TerminalBuffer::overflow(int_type character) {
    if (traits_type::eq_int_type(character, traits_type::eof())) {
        return traits_type::not_eof(character);
    }
    const char c = traits_type::to_char_type(character);
    return pass({&c, 1}) ? character : traits_type::eof();
}

std::streamsize TerminalBuffer::xsputn(const char* text, std::streamsize size) {
    return pass({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int TerminalBuffer::sync() {
    return m_target.flush() ? 0 : -1;
}

bool TerminalBuffer::pass(std::string_view text) {
    return static_cast<bool>(m_target << m_filter.add(text));
}

} // namespace settebello::cli
