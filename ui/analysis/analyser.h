// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "support/fault.h"
#include "tasks/task.h"

#include <QObject>
#include <QString>

#include <filesystem>

namespace settebello {

class AnalysisRun;

/// Analyses a match in the background, or only reads what is known of it, and keeps the
/// analysis beside the record (interfaces.md §11). Its destructor stops it and waits until what was
/// found is written. Used from the thread that made it.
class Analyser : public QObject {
    Q_OBJECT

public:
    /// @param record the file of the match; if empty, nothing is read or written.
    explicit Analyser(const Match& match, const QString& record, QObject* parent = nullptr);

    /// Reads the file; a missing one, or one that cannot be used, counts as empty. progressed()
    /// follows if there was something.
    void read();
    /// Knows this of the match from now on, unless it knows more; progressed() follows.
    void use(const Analysis& analysis);
    /// Goes on from where the analysis, or the file, has come to. @pre isRunning() is false
    void run();
    /// The end follows as soon as what was found is written.
    void stop() { m_task.requestStop(); }
    bool isRunning() const { return m_running; }

    const Analysis& analysis() const { return m_analysis; }
    /// How many moments the analysis will have; 0 before progressed().
    std::size_t moments() const { return m_moments; }
    bool isComplete() const { return m_moments > 0 && m_analysis.moments.size() == m_moments; }

signals:
    /// More moments have been added to analysis().
    void progressed();
    /// The analysis is complete, or was stopped.
    void ended();
    /// The analysis could not be kept beside the record.
    void notKept(const settebello::Fault& fault);

private:
    /// What is analysed so far.
    struct Progress {
        Analysis analysis;
        std::size_t moments = 0; ///< that it will have
    };

    static Progress progressOf(const AnalysisRun& run);
    void take(const Progress& progress);

    Match m_match;
    std::filesystem::path m_record; ///< empty: none
    Analysis m_analysis;
    std::size_t m_moments = 0;
    bool m_running = false;
    Task m_task{QThread::LowPriority};
};

} // namespace settebello
