// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/best_play.h"
#include "storage/record.h"
#include "tasks/task.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace settebello {

/// Has master play a match in the seats of the people, and works out what was possible with open
/// cards, in the background. Its destructor waits no longer than a player thinks about a play. Used
/// from the thread that made it.
class Comparer : public QObject {
    Q_OBJECT

public:
    explicit Comparer(QObject* parent = nullptr);

    /// Begins. @param match is over and has a code. @param seat of the person.
    void compare(const Record& match, int seat);
    /// No signals follow.
    void stop() { m_task.stop(); }
    bool isRunning() const { return m_task.isRunning(); }

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
    std::optional<Match> work(const Record& match, int seat,
                              const std::vector<std::uint64_t>& seeds, const TaskRun& run);

    Task m_task{QThread::LowPriority};
};

} // namespace settebello
