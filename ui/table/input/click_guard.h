// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace settebello {

/// After a click that was meant to speed things up, further ones may follow before the player has
/// seen what happened: for a moment they play nothing.
class ClickGuard {
public:
    /// How long clicks on cards are ignored after one that ended a motion, in milliseconds.
    static constexpr int kMilliseconds = 400;

    void start() {
        m_started = true;
        m_passed = 0;
        m_clock.start();
    }
    bool active() const {
        return m_started && (m_stepped ? m_passed : m_clock.elapsed()) < kMilliseconds;
    }
    /// Lets that many milliseconds pass, and none by themselves from now on: for tests.
    void advance(int milliseconds) {
        m_stepped = true;
        m_passed += milliseconds;
    }

private:
    QElapsedTimer m_clock;
    qint64 m_passed = 0; ///< since it started, if stepped
    bool m_started = false;
    bool m_stepped = false;
};

} // namespace settebello
