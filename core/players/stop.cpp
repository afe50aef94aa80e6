// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/stop.h"

namespace settebello {

bool StopToken::stopRequested() const {
    const std::lock_guard lock(m_state->mutex);
    return m_state->stopped;
}

bool StopToken::waitUntil(const std::function<bool()>& ready) const {
    std::unique_lock lock(m_state->mutex);
    bool isReady = ready();
    while (!isReady && !m_state->stopped) {
        m_state->changed.wait(lock);
        isReady = ready();
    }
    return isReady;
}

void StopToken::wake(const std::function<void()>& change) const {
    {
        const std::lock_guard lock(m_state->mutex);
        change();
    }
    m_state->changed.notify_all();
}

void StopSource::requestStop() const {
    m_token.wake([this] { m_token.m_state->stopped = true; });
}

} // namespace settebello
