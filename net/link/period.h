// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <chrono>

namespace settebello::net {

/// For counting what strangers ask for in a time: one period after the other, each of which begins
/// when somebody first asks for something in it.
class Period {
public:
    explicit Period(std::chrono::milliseconds length)
        : m_length(length) {}

    /// Whether another period begins now: what was counted belongs to an earlier one.
    bool begins() {
        const bool isOver = !m_time.isValid() || m_time.hasExpired(m_length.count());
        if (isOver) {
            m_time.start();
        }
        return isOver;
    }

private:
    std::chrono::milliseconds m_length;
    QElapsedTimer m_time;
};

} // namespace settebello::net
