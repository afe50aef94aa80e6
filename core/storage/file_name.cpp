// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file_name.h"

namespace settebello {

std::filesystem::path pathOf(std::string_view name) {
    return {std::u8string(name.begin(), name.end())};
}

std::string nameOf(const std::filesystem::path& path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

} // namespace settebello
