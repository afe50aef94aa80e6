// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/kept_run.h"

#include "analysis/analysis_file.h"
#include "settings/file_access.h"

#include <QElapsedTimer>

#include <utility>

namespace settebello {

namespace {

constexpr qint64 kBetween = 200;      // ms between two reports
constexpr qint64 kBetweenKept = 5000; // ms between two writings

std::filesystem::path fileBeside(const std::filesystem::path& record) {
    return record.empty() ? record : analysisFileOf(record);
}

} // namespace

KeptRun::KeptRun(const Match& match, const std::filesystem::path& record, Analysis soFar)
    : m_match(match)
    , m_file(fileBeside(record))
    , m_run(match, 1, begun(std::move(soFar))) {}

/// What the file has; nothing if there is none, or one that cannot be used.
Analysis KeptRun::kept() const {
    Analysis found;
    if (!m_file.empty()) {
        Faults faults;
        found = keptAnalysis(m_file, m_match, faults);
        logRead(m_file, faults, std::nullopt);
    }
    return found;
}

Analysis KeptRun::begun(Analysis soFar) const {
    Analysis found = kept();
    const bool isFurther = AnalysisRun(m_match, 1, found).analysed() > soFar.moments.size();
    return isFurther ? std::move(found) : std::move(soFar);
}

/// The file may know more although it is not used: one that was begun with more work than a window
/// has time for is only used if it is complete.
void KeptRun::keep() {
    if (m_file.empty() || m_fault || m_run.analysed() == m_written ||
        m_run.analysed() <= kept().moments.size()) {
        return;
    }
    m_fault = writeFile(toQString(m_file), analysisText(m_run.analysis(), m_match.rules().sides()));
    m_written = m_run.analysed();
}

std::optional<Fault> KeptRun::goOn(const StopToken& stop, const std::function<void()>& report) {
    QElapsedTimer sinceReport;
    QElapsedTimer sinceKept;
    sinceReport.start();
    sinceKept.start();
    while (m_run.step(stop)) {
        if (sinceReport.elapsed() >= kBetween) {
            report();
            sinceReport.restart();
        }
        if (sinceKept.elapsed() >= kBetweenKept) {
            keep();
            sinceKept.restart();
        }
    }
    report();
    keep();
    return m_fault;
}

} // namespace settebello
