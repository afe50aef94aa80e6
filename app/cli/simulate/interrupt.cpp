// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/interrupt.h"

#include <atomic>
#include <csignal>

namespace settebello::cli {

namespace {

// A signal handler can reach nothing but what is global; it runs on any thread.
std::atomic<int> signalled{0};
static_assert(std::atomic<int>::is_always_lock_free, "or a handler may not touch it");

extern "C" void noteSignal(int signal) {
    // One Ctrl-C may arrive twice, from the terminal and from the program that started us.
    constexpr int kTestTimeout = 3;
    std::signal(signal, ++signalled < kTestTimeout ? noteSignal : SIG_DFL);
}

void restore(int signal, void (*before)(int)) {
    std::signal(signal, before == SIG_ERR ? SIG_DFL : before);
}

} // namespace

Interrupt::Interrupt() {
    signalled = 0;
    m_beforeInterrupt = std::signal(SIGINT, noteSignal);
    m_beforeTerminate = std::signal(SIGTERM, noteSignal);
}

Interrupt::~Interrupt() {
    restore(SIGINT, m_beforeInterrupt);
    restore(SIGTERM, m_beforeTerminate);
}

bool Interrupt::requested() const {
    return signalled != 0;
}

} // namespace settebello::cli
