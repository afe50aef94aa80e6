// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace settebello {

/// A path from UTF-8 text. On Windows a path made from a std::string would be read in the system's
/// code page.
std::filesystem::path pathFromUtf8(std::string_view text);
/// The reverse: the text of a path in UTF-8.
std::string toUtf8(const std::filesystem::path& path);

} // namespace settebello
