// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input_line.h"

#include <istream>

namespace settebello::cli {

LineRead readLine(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    std::size_t size = 0;
    Traits::int_type next = in.rdbuf()->sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) {
        return LineRead::End;
    }
    for (; !Traits::eq_int_type(next, Traits::eof()); next = in.rdbuf()->sbumpc()) {
        const char c = Traits::to_char_type(next);
        if (c == '\n') {
            break;
        }
        if (++size <= kMaxLineSize) {
            line += c;
        }
    }
    return size > kMaxLineSize ? LineRead::TooLong : LineRead::Line;
}

} // namespace settebello::cli
