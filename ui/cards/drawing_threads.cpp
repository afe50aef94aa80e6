// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/drawing_threads.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

namespace settebello {

namespace {

/// Far longer than a picture takes in earnest. There may be two to wait for at the end, those of
/// the window and of Preferences, and the program promises to end within a second.
constexpr std::chrono::milliseconds kLongestWait{400};
constexpr unsigned kMostThreads = 4;

/// Threads of the whole process that run abandoned jobs. About threads, not about the program's
/// state: only main() can keep static objects alive, and it cannot know who started them.
std::atomic<int>& abandonedThreads() {
    static std::atomic<int> count = 0;
    return count;
}

} // namespace

struct DrawingThreads::Queue {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::function<void()>> waiting;
    std::size_t idle = 0; ///< threads that wait for a job
    int running = 0;      ///< threads that have not ended
    bool ending = false;  ///< no more jobs
    bool abandoned = false;

    void work();
};

/// What each thread does.
void DrawingThreads::Queue::work() {
    std::unique_lock lock(mutex);
    while (!ending) {
        if (waiting.empty()) {
            ++idle;
            changed.wait(lock, [this] { return ending || !waiting.empty(); });
            --idle;
            continue;
        }
        std::function<void()> job = std::move(waiting.front());
        waiting.pop_front();
        lock.unlock();
        job();
        job = nullptr; // what it owns is not deleted under the lock
        lock.lock();
    }
    --running;
    if (abandoned) {
        --abandonedThreads();
    }
    changed.notify_all();
}

DrawingThreads::DrawingThreads()
    // One thread stays free for the user interface.
    : m_count(std::clamp(std::thread::hardware_concurrency(), 2U, kMostThreads + 1) - 1)
    , m_queue(std::make_shared<Queue>()) {}

DrawingThreads::~DrawingThreads() {
    std::unique_lock lock(m_queue->mutex);
    m_queue->ending = true;
    m_queue->changed.notify_all();
    if (!m_queue->changed.wait_for(lock, kLongestWait, [this] { return m_queue->running == 0; })) {
        m_queue->abandoned = true;
        abandonedThreads() += m_queue->running;
    }
    const bool ended = !m_queue->abandoned;
    lock.unlock();
    for (std::thread& thread : m_threads) {
        ended ? thread.join() : thread.detach();
    }
}

void DrawingThreads::start(std::function<void()> job) {
    const std::lock_guard lock(m_queue->mutex);
    m_queue->waiting.push_back(std::move(job));
    if (m_queue->idle < m_queue->waiting.size() && m_threads.size() < m_count) {
        m_threads.emplace_back([queue = m_queue] { queue->work(); });
        ++m_queue->running;
    }
    m_queue->changed.notify_all();
}

bool DrawingThreads::anyAbandoned() {
    return abandonedThreads() > 0;
}

} // namespace settebello
