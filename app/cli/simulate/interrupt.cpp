// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/interrupt.h"

#include <csignal>

namespace settebello::cli {

namespace {

// A signal handler can reach nothing else.
volatile std::sig_atomic_t signalled = 0;

extern "C" void noteSignal(int signal) {
    // One Ctrl-C may arrive twice, from the terminal and from the program that started us.
    constexpr int kPatience = 3;
    signalled = signalled + 1;
    std::signal(signal, signalled < kPatience ? noteSignal : SIG_DFL);
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
