// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/best_play.h"
#include "players/stop.h"
#include "storage/record.h"

#include <QObject>
#include <QThreadPool>

#include <optional>
#include <string>
#include <vector>

namespace settebello {

/// Has master play a match in the seats of the people, and works out what was possible with open
/// cards, on a thread of its own. Used from the thread that made it.
class Comparer : public QObject {
    Q_OBJECT

public:
    explicit Comparer(QObject* parent = nullptr);
    /// Stops and waits for it to end, which takes no longer than a thought of a player.
    ~Comparer() override;

    /// Begins. @param match is over and has a code. @param seat of the person.
    void compare(const Record& match, int seat);
    /// No signals follow.
    void stop();
    bool isRunning() const { return m_running; }

    /// The levels by seat with which master plays in place of the people.
    static std::vector<std::string> levelsWithMaster(const MatchSetup& setup);

signals:
    /// Master has finished another round.
    void progressed(int rounds);
    /// A round was solved; nothing if it was not played to its end.
    void solved(int round, const std::optional<settebello::BestPlay>& best);
    void masterPlayed(const settebello::Match& match);
    /// Nothing more follows.
    void ended();

private:
    template <typename Signal>
    void emitLater(quint64 comparison, const Signal& signal);

    StopSource m_stop;
    quint64 m_comparison = 0; ///< the number of the one in progress
    bool m_running = false;
    QThreadPool m_thread;
};

} // namespace settebello
