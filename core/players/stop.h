// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace settebello {

/// Asks a thread that is thinking or waiting to stop. Our own few lines instead of
/// std::stop_token, which the C++ libraries of macOS and of libc++ 14 do not have.
class StopToken {
public:
    /// A token that is never stopped.
    StopToken()
        : m_state(std::make_shared<State>()) {}

    /// True from the first requestStop() of its source on. May be called on any thread.
    bool stopRequested() const;

    /// Waits until `ready` is true or a stop is requested; `ready` is called under the token's
    /// lock.
    /// @return what `ready` said last.
    bool waitUntil(const std::function<bool()>& ready) const;

    /// Runs `change` under the token's lock, then lets waitUntil() look again.
    void wake(const std::function<void()>& change) const;

private:
    friend class StopSource;
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        bool stopped = false;
    };
    std::shared_ptr<State> m_state;
};

/// The other end: requests a stop of everything that holds one of its tokens. Destroying it stops
/// nothing.
class StopSource {
public:
    StopToken token() const { return m_token; }
    /// Stops all tokens, for good, and wakes waitUntil(). May be called on any thread.
    void requestStop() const;

private:
    StopToken m_token;
};

} // namespace settebello
