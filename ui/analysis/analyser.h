// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "players/stop.h"
#include "support/fault.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

namespace settebello {

class AnalysisRun;

/// Analyses a match on a thread of its own, or only reads what is known of it, and keeps the
/// analysis beside the record (interfaces.md §11). Used from the thread that made it.
class Analyser : public QObject {
    Q_OBJECT

public:
    /// @param record the file of the match; if empty, nothing is read or written.
    explicit Analyser(const Match& match, const QString& record, QObject* parent = nullptr);
    /// Stops, and waits until what was found is written.
    ~Analyser() override;

    /// Reads the file; a missing one, or one that cannot be used, counts as empty. progressed()
    /// follows if there was something.
    void read();
    /// Goes on from where the analysis, or the file, has come to. @pre isRunning() is false
    void run();
    /// The end follows as soon as what was found is written.
    void stop();
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
    void report(const AnalysisRun& run);
    void work(const Analysis& soFar, bool onlyRead, const StopToken& stop);

    Match m_match;
    QString m_record;
    Analysis m_analysis;
    std::size_t m_moments = 0;
    bool m_running = false;
    StopSource m_stop;
    QThreadPool m_thread;
};

} // namespace settebello
