// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "effect/rule_effect.h"
#include "tasks/task.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace settebello {

/// Measures what a change of the rules does in the background, and reports the figures again and
/// again as they become sharper. Its destructor stops it. Used from the thread that made it.
class EffectMeter : public QObject {
    Q_OBJECT

public:
    explicit EffectMeter(QObject* parent = nullptr);

    /// Measures this instead of anything else. The first figures follow within half a second. What
    /// is asked for while it is measured, or was last, goes on as it is.
    /// @pre both rule sets are without faults (checkRules).
    void measure(const EffectSetup& setup);
    /// No figures follow.
    void stop();
    bool measuring() const { return m_delay.isActive() || m_task.isRunning(); }

    /// Measuring ends after that many matches, at once if more were played, however long they take.
    /// Without it, it ends when the figures are sharp enough to be read.
    void setMostMatches(std::uint64_t matches) { m_mostMatches = matches; }

signals:
    /// The figures so far. @param ended whether they are the last ones.
    void measured(const settebello::RuleEffect& effect, bool ended);

private:
    void begin();

    std::optional<EffectSetup> m_setup; ///< nothing after stop()
    std::optional<std::uint64_t> m_mostMatches;
    QTimer m_delay; ///< while rules are being changed one after the other
    Task m_task{QThread::LowPriority};
};

} // namespace settebello
