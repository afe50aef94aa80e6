// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

namespace settebello::cli {

/// Runs settebello-cli and presses Ctrl-C after a moment: again and again, because a command
/// installs its handler at an unknown one.
inline RunResult runInterrupted(const std::vector<std::string>& arguments) {
    void (*const before)(int) = std::signal(SIGINT, SIG_IGN);
    std::atomic<bool> done{false};
    std::thread sender([&done] {
        while (!done) {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            std::raise(SIGINT);
        }
    });
    RunResult ran = run(arguments);
    done = true;
    sender.join();
    std::signal(SIGINT, before);
    return ran;
}

} // namespace settebello::cli
