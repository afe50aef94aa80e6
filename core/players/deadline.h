// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/stop.h"

#include <chrono>

namespace settebello {

/// When a search has to end early: a stop was requested, or its time is up.
class Deadline {
public:
    /// @param time from now on; 0: no limit.
    Deadline(std::chrono::milliseconds time, const StopToken& stop)
        : m_limited(time.count() > 0)
        , m_end(std::chrono::steady_clock::now() + time)
        , m_stop(stop) {}

    /// Takes about fifty nanoseconds, so call it every few dozen playouts only.
    bool passed() const {
        return m_stop.stopRequested() || (m_limited && std::chrono::steady_clock::now() >= m_end);
    }

private:
    bool m_limited;
    std::chrono::steady_clock::time_point m_end;
    const StopToken& m_stop;
};

} // namespace settebello
