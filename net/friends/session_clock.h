// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/host.h"

#include <chrono>

namespace settebello::net {

/// The time that a session::Host is told, in the whole program.
inline session::Time sessionNow() {
    return std::chrono::duration_cast<session::Time>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace settebello::net
