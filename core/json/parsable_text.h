// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace settebello {

/// Replaces what a parser of JSON would refuse or be slow with. Every other byte stays in its
/// place. Numbers too large for a double, such as `1e999`, become `1e308` or `-1e308` and blanks: a
/// parser would refuse the whole text. Line breaks in long runs of white space become blanks: the
/// parser takes long to show them in a message.
/// @return text itself, or `buffer` with the changed text.
std::string_view parsableText(std::string_view text, std::string& buffer);

} // namespace settebello
