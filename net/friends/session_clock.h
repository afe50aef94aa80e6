// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace settebello::net {

/// The time of a session::Host, in the whole program.
inline std::chrono::milliseconds sessionNow() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace settebello::net
