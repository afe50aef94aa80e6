// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyser.h"

#include "analysis/kept_run.h"
#include "settings/file_access.h"

#include <QMetaObject>

#include <filesystem>
#include <optional>

namespace settebello {

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
    KeptRun kept(m_match, m_record.isEmpty() ? std::filesystem::path() : toPath(m_record), 1,
                 soFar);
    if (kept.run().analysed() > 0 || !onlyRead) {
        report(kept.run());
    }
    if (onlyRead) {
        return;
    }
    const std::optional<Fault> fault = kept.resume(stop, [&] { report(kept.run()); });
    QMetaObject::invokeMethod(this, [this, fault] {
        m_running = false;
        if (fault) {
            emit notKept(*fault);
        }
        emit ended();
    });
}

} // namespace settebello
