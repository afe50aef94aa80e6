// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace settebello::cli {

/// While one of these lives, Ctrl-C (or SIGTERM) only sets requested(); who is impatient ends the
/// program as usual with a fourth. One at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool requested() const;

private:
    void (*m_beforeInterrupt)(int);
    void (*m_beforeTerminate)(int);
};

} // namespace settebello::cli
