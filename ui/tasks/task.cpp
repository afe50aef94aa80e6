// SPDX-License-Identifier: GPL-3.0-or-later
#include "tasks/task.h"

namespace settebello {

void TaskRun::report(std::function<void()> report) const {
    m_task.post(m_generation, std::move(report));
}

Task::Task(QThread::Priority priority)
    : m_priority(priority) {
    connect(this, &Task::reported, this, &Task::deliver, Qt::QueuedConnection);
}

Task::~Task() {
    stop();
    m_end.requestStop();
    if (m_thread.joinable()) {
        m_thread.join();
    }
}

void Task::add(std::function<Report(const TaskRun&)> work) {
    if (m_undelivered++ == 0) {
        m_stop = StopSource();
    }
    m_end.token().wake([&] {
        const TaskRun run(*this, m_generation, m_stop.token());
        m_waiting.emplace_back([this, work = std::move(work), run] {
            post(run.m_generation, [this, deliverResult = work(run)] {
                --m_undelivered;
                deliverResult();
            });
        });
    });
    if (!m_thread.joinable()) {
        m_thread = std::thread([this] { runAll(); });
    }
}

void Task::stop() {
    m_stop.requestStop();
    m_undelivered = 0;
    std::deque<std::function<void()>> waiting; // destroyed without the lock
    std::deque<Report> reports;
    m_end.token().wake([&] {
        ++m_generation;
        waiting.swap(m_waiting);
        reports.swap(m_reports);
    });
}

void Task::requestStop() {
    m_stop.requestStop();
}

void Task::wait() const {
    m_end.token().waitUntil([this] { return m_waiting.empty() && !m_isBusy; });
}

/// On the thread.
void Task::runAll() {
    if (m_priority != QThread::InheritPriority) {
        QThread::currentThread()->setPriority(m_priority);
    }
    std::function<void()> work;
    const auto takeNext = [&] {
        m_isBusy = !m_waiting.empty();
        if (m_isBusy) {
            work = std::move(m_waiting.front());
            m_waiting.pop_front();
        }
        return m_isBusy;
    };
    while (m_end.token().waitUntil(takeNext)) {
        work();
        work = nullptr; // what it owns is not destroyed under the lock
        m_end.token().wake([this] { m_isBusy = false; });
    }
}

/// On the thread.
void Task::post(quint64 generation, Report report) {
    bool isWanted = false;
    m_end.token().wake([&] {
        isWanted = generation == m_generation;
        if (isWanted) {
            m_reports.push_back(std::move(report));
        }
    });
    if (isWanted) {
        emit reported();
    }
}

/// One report for each signal. There may be none left, if the task was stopped meanwhile.
void Task::deliver() {
    Report report;
    m_end.token().wake([&] {
        if (!m_reports.empty()) {
            report = std::move(m_reports.front());
            m_reports.pop_front();
        }
    });
    if (report) {
        report(); // may destroy this task
    }
}

} // namespace settebello
