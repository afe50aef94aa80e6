// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/stop.h"

#include <QObject>
#include <QThread>

#include <deque>
#include <functional>
#include <thread>
#include <utility>

namespace settebello {

class Task;

/// One run of work in a Task. The work gets it as its argument and uses it only until it returns.
class TaskRun {
public:
    /// Requests that the work return early; what it returns then may be incomplete.
    const StopToken& stop() const { return m_stop; }
    /// Reports progress: `report` is called on the thread that uses the Task, from the event loop,
    /// after all earlier reports and before the result, but not after Task::stop(). @param report
    /// must own all that it uses of the work.
    void report(std::function<void()> report) const;

private:
    friend class Task;
    TaskRun(Task& task, quint64 generation, StopToken stop)
        : m_task(task)
        , m_generation(generation)
        , m_stop(std::move(stop)) {}

    Task& m_task;
    quint64 m_generation;
    StopToken m_stop;
};

/// Work in the background, on a thread of its own that begins with the first work. Used from one
/// thread, that of the window, where results and reports are delivered from the event loop.
///
/// Work and result handler are functions: `Result work(const TaskRun&)` runs on that thread, owns
/// a copy of all that it uses and throws nothing; `void done(const Result&)` gets what it returns,
/// unless it is stopped before. Both are copyable, and so is the result. A handler may start and
/// stop the task, and may destroy it with its owner.
class Task : public QObject {
    Q_OBJECT

public:
    explicit Task(QThread::Priority priority = QThread::InheritPriority);
    /// Stops the work and waits until it has returned. Nothing is delivered any more. An owner
    /// whose members are used by its work must declare the Task after them.
    ~Task() override;

    /// Stops all earlier work, and runs this as soon as that has returned.
    template <typename Work, typename Done>
    void start(Work work, Done done) {
        stop();
        queue(std::move(work), std::move(done));
    }

    /// Runs this after all earlier work, which is not stopped.
    template <typename Work, typename Done>
    void queue(Work work, Done done) {
        add([work = std::move(work), done = std::move(done)](const TaskRun& run) -> Report {
            return [result = work(run), done] { done(result); };
        });
    }

    /// Drops all work: what runs is to return early, what waits does not begin, and neither results
    /// nor reports are delivered any more, not even those that wait in the event loop.
    void stop();
    /// The work is to return early, but what it still reports and returns is delivered.
    void requestStop();
    /// Waits until all work has returned. Its results are delivered later.
    void wait() const;
    /// True from start() or queue() until the last result is delivered, or stop(). Already false in
    /// the handler of that result.
    bool isRunning() const { return m_undelivered > 0; }

signals:
    /// Emitted on the thread of the work; for Task itself.
    void reported();

private:
    friend class TaskRun;
    using Report = std::function<void()>;

    void add(std::function<Report(const TaskRun&)> work);
    void runAll();
    void post(quint64 generation, Report report);
    void deliver();

    QThread::Priority m_priority;
    StopSource m_stop;        ///< of the work since the last stop()
    int m_undelivered = 0;    ///< results still to come of that work
    StopSource m_end;         ///< ends the thread; the lock of its token guards what follows
    quint64 m_generation = 0; ///< how often stop() was called
    std::deque<std::function<void()>> m_waiting;
    bool m_isBusy = false;        ///< with work that was taken from m_waiting
    std::deque<Report> m_reports; ///< that wait in the event loop
    std::thread m_thread;
};

} // namespace settebello
