// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/idle_analysis.h"

#include "practice/practice_store.h"
#include "settings/file_access.h"

#include <chrono>

namespace settebello {

namespace {

constexpr std::chrono::seconds kBetween(5);      // two checks
constexpr std::chrono::seconds kBatteryWait(60); // until it is tried again on battery

} // namespace

IdleAnalysis::IdleAnalysis(PracticeStore& store, const QString& matches, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_folder(matches)
    , m_finder(matches) {
    m_timer.setInterval(kBetween);
    m_batteryWait.setInterval(kBatteryWait);
    m_batteryWait.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IdleAnalysis::check);
    connect(&m_store, &PracticeStore::changed, this, &IdleAnalysis::check);
    connect(&m_finder, &MistakeFinder::found, this, &IdleAnalysis::onFound);
    connect(&m_finder, &MistakeFinder::ended, this, &IdleAnalysis::onEnded);
    connect(&m_finder, &MistakeFinder::progressed, this, [this](int match, int all, double share) {
        m_match = match;
        m_matches = all;
        m_share = share;
        m_isFresh = true;
        emit changed();
    });
}

void IdleAnalysis::setWanted(bool wanted) {
    if (wanted != m_wanted) {
        m_wanted = wanted;
        m_order = Order::None;
        if (wanted) {
            m_timer.start(); // and not at once: the program may just be starting
        } else {
            check();
        }
        emit changed();
    }
}

void IdleAnalysis::setStopped(bool stopped) {
    m_order = stopped ? Order::Stop : Order::Go;
    m_batteryWait.stop();
    check();
    emit changed();
}

void IdleAnalysis::setPractising(bool practising) {
    if (practising == m_isPractising) {
        return;
    }
    m_isPractising = practising;
    if (practising) {
        m_isDone = false;
        m_batteryWait.stop();
        if (m_order == Order::Stop) {
            m_order = Order::None;
        }
    }
    check();
    emit changed();
}

void IdleAnalysis::add(const QString& name) {
    m_first = m_folder + QLatin1Char('/') + name;
    m_isDone = false;
    m_finder.stop(); // and goes on with this one
    check();
}

bool IdleAnalysis::isAsked() const {
    return m_order == Order::None ? m_wanted || m_isPractising : m_order == Order::Go;
}

bool IdleAnalysis::mayRun() const {
    return isAsked() && !m_batteryWait.isActive() && (m_isPractising || !m_isBusy || !m_isBusy());
}

void IdleAnalysis::check() {
    if (!isAsked() || m_isDone) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
    if (m_finder.isRunning()) {
        if (!mayRun()) {
            m_finder.stop();
        }
    } else if (mayRun() && !m_isDone) {
        run();
    }
}

/// Exercises can be made of what is found only once the store is read.
void IdleAnalysis::run() {
    if (!m_store.isLoaded()) {
        m_store.load(); // check() follows
        return;
    }
    m_match = 0;
    m_isFresh = false;
    m_firstOfRun = m_first;
    const bool heedsPower = m_power && m_order != Order::Go && !m_isPractising;
    m_finder.setCondition(heedsPower ? [power = m_power] { return !power(); }
                                     : std::function<bool()>());
    m_finder.run(m_known, m_first);
    emit changed();
}

void IdleAnalysis::onFound(const Record& record, const Analysis& analysis) {
    m_known.insert(analysis.record);
    if (toQString(record.file) == m_first) {
        m_first.clear();
    }
    m_store.add(record, analysis);
    if (m_isFresh) {
        m_isFresh = false;
        emit analysed(record, analysis);
    }
}

void IdleAnalysis::onEnded() {
    if (m_finder.isComplete() && m_first == m_firstOfRun) {
        m_first.clear(); // or it is no match that is analysed
    }
    m_isDone = m_finder.isComplete() && m_first.isEmpty();
    if (m_finder.isHeld()) {
        m_batteryWait.start();
    }
    check();
    emit changed();
}

IdleAnalysis::State IdleAnalysis::state() const {
    if (m_isDone) {
        return State::Done;
    }
    if (m_finder.isRunning()) {
        return m_match > 0 ? State::Running : State::Waiting;
    }
    if (!isAsked()) {
        return State::Off;
    }
    return m_batteryWait.isActive() ? State::Battery : State::Waiting;
}

} // namespace settebello
