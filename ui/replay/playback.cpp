// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/playback.h"

#include "table/motion/director.h"
#include "table/table_view.h"

namespace settebello {

namespace {

/// Longer without motion (speed 0), so that a play can be read.
int pauseAfterMove(double speed) {
    constexpr int kPause = 600;
    constexpr int kPauseAtOnce = 1200;
    return speed > 0 ? qRound(kPause / speed) : kPauseAtOnce;
}

} // namespace

Playback::Playback(const TableView& table, const std::function<bool()>& step, QObject* parent)
    : QObject(parent)
    , m_table(table)
    , m_step(step) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Playback::goOn);
    connect(&table.director(), &Director::rested, this, &Playback::wait);
}

void Playback::start() {
    m_isRunning = true;
    m_hasBegun = false;
    goOn();
}

void Playback::stop() {
    m_isRunning = false;
    m_next.stop();
}

void Playback::goOn() {
    if (!m_isRunning || m_table.moving()) {
        return; // wait() follows once nothing moves
    }
    m_hasBegun = true; // before the table says that it is at rest again
    if (!m_step()) {
        stop();
        emit ended();
        return;
    }
    if (!m_table.moving()) {
        wait(); // nothing moved
    }
}

void Playback::wait() {
    if (!m_isRunning) {
        return;
    }
    if (m_hasBegun) {
        m_next.start(pauseAfterMove(m_speed));
    } else {
        goOn();
    }
}

} // namespace settebello
