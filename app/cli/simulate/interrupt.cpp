// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/interrupt.h"

#include <atomic>
#include <chrono>
#include <csignal>

namespace settebello::cli {

namespace {

// A signal handler can only access globals, and runs on any thread.
std::atomic<int> signalCount{0};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler must not lock");

extern "C" void countSignal(int signal) {
    // One Ctrl-C may arrive twice, from the terminal and from the parent process (such as timeout).
    constexpr int kMaxIgnored = 3;
    std::signal(signal, ++signalCount < kMaxIgnored ? countSignal : SIG_DFL);
}

void restore(int signal, void (*previous)(int)) {
    std::signal(signal, previous == SIG_ERR ? SIG_DFL : previous);
}

} // namespace

Interrupt::Interrupt() {
    signalCount = 0;
    m_previousInterrupt = std::signal(SIGINT, countSignal);
    m_previousTerminate = std::signal(SIGTERM, countSignal);
    m_watch = std::thread([this] { watch(); });
}

Interrupt::~Interrupt() {
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
    }
    m_ending.notify_all();
    m_watch.join();
    restore(SIGINT, m_previousInterrupt);
    restore(SIGTERM, m_previousTerminate);
}

void Interrupt::watch() {
    constexpr std::chrono::milliseconds kBetweenLooks(50);
    std::unique_lock lock(m_mutex);
    while (!m_ended && !requested()) {
        m_ending.wait_for(lock, kBetweenLooks);
    }
    if (requested()) {
        m_stop.requestStop();
    }
}

bool Interrupt::requested() const {
    return signalCount != 0;
}

} // namespace settebello::cli
