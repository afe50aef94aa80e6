// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "storage/record.h"
#include "tasks/task.h"

#include <QObject>
#include <QStringList>

#include <chrono>
#include <functional>
#include <set>
#include <string>

namespace settebello {

/// Goes through the kept matches in which people have played, in the background, and gives the
/// analysis of each: first those that are analysed already, then the others, which it analyses and
/// keeps as a review does; of both the oldest first. Its destructor stops it and waits
/// until what was found is written. Used from the thread that made it.
class MistakeFinder : public QObject {
    Q_OBJECT

public:
    /// @param folder of the records; need not exist.
    explicit MistakeFinder(const QString& folder, QObject* parent = nullptr);

    /// Goes through all matches but those known. A match of which the analysis was stopped goes on
    /// from there. @param known matchId() of each. @param first a file to analyse before all
    /// others; may be empty. @pre isRunning() is false
    void run(const std::set<std::string, std::less<>>& known, const QString& first = {});
    /// It stops by itself, in the middle of a match too, as soon as this says so; called in the
    /// background every few seconds. @pre isRunning() is false
    void setCondition(const std::function<bool()>& mayGoOn) { m_mayGoOn = mayGoOn; }
    /// ended() follows as soon as what was found is written.
    void stop() { m_task.requestStop(); }
    bool isRunning() const { return m_task.isRunning(); }
    /// Whether it has gone through all matches.
    bool isComplete() const { return m_complete; }
    /// Whether it has stopped by its condition. @pre isRunning() is false
    bool isHeld() const { return m_isHeld; }

signals:
    /// A match whose analysis is complete.
    void found(const settebello::Record& record, const settebello::Analysis& analysis);
    /// @param match the number of the match that is being analysed, from 1. @param all how many are
    /// to be analysed. @param share of this match that is done, 0 … 1.
    void progressed(int match, int all, double share);
    /// All are gone through, or it was stopped. @param matches how many kept ones a person played.
    void ended(int matches);

private:
    int work(const std::set<std::string, std::less<>>& known, const QString& first,
             const TaskRun& run);
    bool mustStop(const TaskRun& run);
    void analyse(const QString& file, int number, int all, const TaskRun& run);
    void report(const Record& record, const Analysis& analysis, const TaskRun& run);

    QString m_folder;
    std::function<bool()> m_mayGoOn;
    std::chrono::steady_clock::time_point m_asked; ///< when, in the background
    bool m_isHeld = false;                         ///< it must not go on; there too
    bool m_complete = false;
    Task m_task{QThread::LowPriority};
};

} // namespace settebello
