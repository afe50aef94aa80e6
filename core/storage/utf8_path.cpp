// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/utf8_path.h"

namespace settebello {

std::filesystem::path pathFromUtf8(std::string_view text) {
    return {std::u8string(text.begin(), text.end())};
}

std::string toUtf8(const std::filesystem::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

} // namespace settebello
