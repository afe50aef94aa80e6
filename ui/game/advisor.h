// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/advice.h"
#include "players/stop.h"

#include <QObject>
#include <QThreadPool>

namespace settebello {

/// Finds a hint for a person on a thread of its own: what the level "master" would play, knowing
/// what that person knows.
class Advisor : public QObject {
    Q_OBJECT

public:
    explicit Advisor(QObject* parent = nullptr);
    /// Stops thinking and waits for it to end.
    ~Advisor() override;

    /// advised() follows within about a second, unless stop() or another question comes first.
    /// @pre the view asks its own seat for a play.
    void ask(const PlayerView& view);
    void stop();
    bool thinking() const { return m_thinking; }

signals:
    void advised(const settebello::Advice& advice);

private:
    StopSource m_stop;
    quint64 m_question = 0; ///< the number of the question being thought about
    bool m_thinking = false;
    QThreadPool m_thread;
};

} // namespace settebello
