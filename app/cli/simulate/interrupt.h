// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/stop.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace settebello::cli {

/// While an instance exists, the first three Ctrl-C (or SIGTERM) only set requested(); the next one
/// ends the program as usual. At most one instance may exist.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool requested() const;
    /// Stopped soon after the first of them.
    StopToken token() const { return m_stop.token(); }

private:
    void watch();

    void (*m_previousInterrupt)(int);
    void (*m_previousTerminate)(int);
    StopSource m_stop;
    std::mutex m_mutex;
    std::condition_variable m_ending;
    bool m_ended = false;
    std::thread m_watch; ///< a signal handler must not lock, as stopping does
};

} // namespace settebello::cli
