// SPDX-License-Identifier: GPL-3.0-or-later
#include "crypto/frames.h"

namespace settebello::net {

std::string framed(std::string_view frame) {
    std::string text;
    text += static_cast<char>(frame.size() >> 8);
    text += static_cast<char>(frame.size() & 0xFF);
    text += frame;
    return text;
}

} // namespace settebello::net
