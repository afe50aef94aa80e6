// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyser.h"

#include "analysis/analysis_file.h"
#include "analysis/analysis_run.h"
#include "settings/file_access.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <filesystem>
#include <optional>
#include <utility>

namespace settebello {

namespace {

constexpr qint64 kBetween = 200;      // ms between two reports
constexpr qint64 kBetweenKept = 5000; // ms between two writings

} // namespace

Analyser::Analyser(const Match& match, const QString& record, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_record(record) {
    m_thread.setMaxThreadCount(1);
    m_thread.setThreadPriority(QThread::LowPriority);
}

Analyser::~Analyser() {
    stop();
    m_thread.waitForDone();
}

void Analyser::stop() {
    m_stop.requestStop();
}

void Analyser::read() {
    m_thread.start([this] { work({}, true, {}); });
}

void Analyser::run() {
    Q_ASSERT(!m_running);
    m_running = true;
    m_stop = StopSource();
    m_thread.start([this, soFar = m_analysis, stop = m_stop.token()] { work(soFar, false, stop); });
}

/// On the thread; delivered on the asker's, or not at all if the asker is gone by then.
void Analyser::report(const AnalysisRun& run) {
    QMetaObject::invokeMethod(this, [this, analysis = run.analysis(), all = run.moments()] {
        m_analysis = analysis;
        m_moments = all;
        emit progressed();
    });
}

/// On the thread.
void Analyser::work(const Analysis& soFar, bool onlyRead, const StopToken& stop) {
    const std::filesystem::path file =
        m_record.isEmpty() ? std::filesystem::path() : analysisFileOf(toPath(m_record));
    Analysis kept;
    if (!file.empty()) {
        Faults faults;
        kept = keptAnalysis(file, m_match, faults);
        logRead(file, faults, std::nullopt);
    }
    const std::size_t written = kept.moments.size();
    if (kept.moments.size() <= soFar.moments.size()) {
        kept = soFar;
    }
    AnalysisRun run(m_match, 1, std::move(kept));
    if (run.analysed() > 0 || !onlyRead) {
        report(run);
    }
    if (onlyRead) {
        return;
    }
    std::optional<Fault> fault;
    const auto keep = [&] {
        if (!file.empty() && !fault && run.analysed() > written) {
            fault =
                writeFile(toQString(file), analysisText(run.analysis(), m_match.rules().sides()));
        }
    };
    QElapsedTimer sinceReport;
    QElapsedTimer sinceKept;
    sinceReport.start();
    sinceKept.start();
    while (run.step(stop)) {
        if (sinceReport.elapsed() >= kBetween) {
            report(run);
            sinceReport.restart();
        }
        if (sinceKept.elapsed() >= kBetweenKept) {
            keep();
            sinceKept.restart();
        }
    }
    report(run);
    keep();
    QMetaObject::invokeMethod(this, [this, fault] {
        m_running = false;
        if (fault) {
            emit notKept(*fault);
        }
        emit ended();
    });
}

} // namespace settebello
