// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyser.h"

#include "analysis/kept_run.h"
#include "settings/file_access.h"

#include <optional>

namespace settebello {

Analyser::Analyser(const Match& match, const QString& record, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_record(record.isEmpty() ? std::filesystem::path() : toPath(record)) {}

void Analyser::read() {
    m_task.queue([match = m_match, record = m_record](
                     const TaskRun& /*run*/) { return progressOf(KeptRun(match, record).run()); },
                 [this](const Progress& progress) {
                     if (!progress.analysis.moments.empty()) {
                         take(progress);
                     }
                 });
}

void Analyser::use(const Analysis& analysis) {
    take({analysis, AnalysisRun(m_match).moments()});
}

void Analyser::run() {
    Q_ASSERT(!m_running);
    m_running = true;
    m_task.start(
        [this, match = m_match, record = m_record, soFar = m_analysis](const TaskRun& run) {
            KeptRun kept(match, record, 1, soFar);
            const auto report = [&] {
                run.report([this, progress = progressOf(kept.run())] { take(progress); });
            };
            report();
            return kept.resume(run.stop(), report);
        },
        [this](const std::optional<Fault>& fault) {
            m_running = false;
            if (fault) {
                emit notKept(*fault);
            }
            emit ended();
        });
}

Analyser::Progress Analyser::progressOf(const AnalysisRun& run) {
    return {run.analysis(), run.moments()};
}

void Analyser::take(const Progress& progress) {
    if (progress.analysis.moments.size() < m_analysis.moments.size()) {
        return; // what was read or begun before use()
    }
    m_analysis = progress.analysis;
    m_moments = progress.moments;
    emit progressed();
}

} // namespace settebello
