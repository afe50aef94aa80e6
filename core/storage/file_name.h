// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace settebello {

/// A file's name as it stands in texts, which are UTF-8 on every system; a path made from a plain
/// string would on Windows be read in the code page of the country.
std::filesystem::path pathOf(std::string_view name);
std::string nameOf(const std::filesystem::path& path);

} // namespace settebello
