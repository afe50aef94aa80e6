// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace settebello::cli {

/// Longer lines are refused (interfaces.md §4). The longest of a host, a position, has some 10 KB.
inline constexpr std::size_t kMaxLineSize = std::size_t{1} << 20;
/// What is said about one that is longer.
inline constexpr const char* kLineTooLong = "the line is longer than 1 MiB";

enum class LineRead { Line, TooLong, End };

/// Reads a line without its end. Reads past one that is too long, without keeping it.
LineRead readLine(std::istream& in, std::string& line);

} // namespace settebello::cli
