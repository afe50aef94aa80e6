// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_meter.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kDelay = 150; // ms without a change of the rules
// ms of measuring: the first figures, the last ones, and the most between two.
constexpr qint64 kFirst = 100;
constexpr qint64 kLast = 30'000;
constexpr qint64 kBetween = 1000;
constexpr std::uint64_t kLeastMatches = 2; // without a second one there is no interval
constexpr std::uint64_t kManyMatches = 100'000;

} // namespace

EffectMeter::EffectMeter(QObject* parent)
    : QObject(parent)
    , m_mostMatches(kManyMatches) {
    m_thread.setMaxThreadCount(1);
    m_thread.setThreadPriority(QThread::LowPriority);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &EffectMeter::begin);
}

EffectMeter::~EffectMeter() {
    stop();
    m_thread.waitForDone();
}

void EffectMeter::measure(const EffectSetup& setup) {
    if (m_setup == setup) {
        return;
    }
    stop();
    m_setup = setup;
    m_measuring = true;
    m_delay.start();
}

void EffectMeter::stop() {
    m_delay.stop();
    m_setup.reset();
    m_stop.requestStop();
    ++m_measurement;
    m_measuring = false;
}

void EffectMeter::begin() {
    m_stop = StopSource();
    m_thread.start([this, setup = *m_setup, most = m_mostMatches, measurement = m_measurement,
                    stop = m_stop.token()] {
        RuleEffect effect(setup);
        QElapsedTimer timer;
        timer.start();
        qint64 next = kFirst;
        bool ended = false;
        while (!ended && effect.playMatch(stop)) {
            const qint64 elapsed = timer.elapsed();
            ended = effect.matches() >= most || elapsed >= kLast;
            if (!ended && (elapsed < next || effect.matches() < kLeastMatches)) {
                continue;
            }
            next = elapsed + std::min(elapsed, kBetween);
            // Delivered on the asker's thread, or not at all if the asker is gone by then.
            QMetaObject::invokeMethod(this, [this, measurement, effect, ended] {
                if (measurement == m_measurement) {
                    m_measuring = !ended;
                    emit measured(effect, ended);
                }
            });
        }
    });
}

} // namespace settebello
