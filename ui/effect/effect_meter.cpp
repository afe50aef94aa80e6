// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_meter.h"

#include <QElapsedTimer>

#include <algorithm>
#include <functional>

namespace settebello {

namespace {

constexpr int kDelay = 150; // ms without a change of the rules
// ms of measuring: the first figures, the last ones, and the most between two.
constexpr qint64 kFirst = 100;
constexpr qint64 kLast = 30'000;
constexpr qint64 kBetween = 1000;
constexpr std::uint64_t kLeastMatches = 2; // without a second one there is no interval
constexpr std::uint64_t kManyMatches = 100'000;

/// In the background: until that many matches are played, or else the figures are sharp enough.
/// @param report gets the figures again and again, but not the last ones.
RuleEffect measureUntil(std::optional<std::uint64_t> most, const EffectSetup& setup,
                        const StopToken& stop,
                        const std::function<void(const RuleEffect&)>& report) {
    RuleEffect effect(setup);
    QElapsedTimer timer;
    timer.start();
    qint64 next = kFirst;
    while (effect.playMatch(stop)) {
        const qint64 elapsed = timer.elapsed();
        if (effect.matches() >= most.value_or(kManyMatches) || (!most && elapsed >= kLast)) {
            break;
        }
        if (elapsed >= next && effect.matches() >= kLeastMatches) {
            next = elapsed + std::min(elapsed, kBetween);
            report(effect);
        }
    }
    return effect;
}

} // namespace

EffectMeter::EffectMeter(QObject* parent)
    : QObject(parent) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &EffectMeter::begin);
}

void EffectMeter::measure(const EffectSetup& setup) {
    if (m_setup == setup) {
        return;
    }
    stop();
    m_setup = setup;
    m_delay.start();
}

void EffectMeter::stop() {
    m_delay.stop();
    m_setup.reset();
    m_task.stop();
}

void EffectMeter::begin() {
    m_task.start(
        [this, setup = *m_setup, most = m_mostMatches](const TaskRun& run) {
            return measureUntil(most, setup, run.stop(), [&](const RuleEffect& effect) {
                run.report([this, effect] { emit measured(effect, false); });
            });
        },
        [this](const RuleEffect& effect) { emit measured(effect, true); });
}

} // namespace settebello
