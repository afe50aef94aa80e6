// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace settebello {

/// A few threads that draw pictures. QtSvg cannot be interrupted, and a deck from somebody else may
/// take any time to draw, so nobody waits long for these threads: at the end they are abandoned,
/// which QThreadPool cannot do.
class DrawingThreads {
public:
    DrawingThreads();
    /// Drops the jobs that wait for a thread. Waits for those that run, but not longer than 400 ms.
    ~DrawingThreads();
    DrawingThreads(const DrawingThreads&) = delete;
    DrawingThreads& operator=(const DrawingThreads&) = delete;

    /// How many jobs run at a time.
    std::size_t count() const { return m_count; }
    /// Runs a job on a thread, at once or when one is free. @param job must own all that it uses,
    /// because it may outlive everything else.
    void start(std::function<void()> job);

    /// True if threads of any DrawingThreads were abandoned and are still busy. The program must
    /// then end without the destructors of static objects, which those threads may be using.
    static bool anyAbandoned();

private:
    struct Queue;

    std::size_t m_count;
    std::shared_ptr<Queue> m_queue; ///< shared with the threads, the last of which deletes it
    std::vector<std::thread> m_threads;
};

} // namespace settebello
