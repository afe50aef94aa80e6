// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

private:
    void (*m_previousInterrupt)(int);
    void (*m_previousTerminate)(int);
};

} // namespace settebello::cli
