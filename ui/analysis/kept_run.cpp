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

/// @param written receives how many moments the file has, whether they are used or not: one that
/// was begun with more work than a window has time for is only used if it is complete.
Analysis begun(const std::filesystem::path& file, const Match& match, Analysis soFar,
               std::size_t& written) {
    Analysis kept;
    if (!file.empty()) {
        Faults faults;
        kept = keptAnalysis(file, match, faults);
        logRead(file, faults, std::nullopt);
    }
    written = kept.moments.size();
    const bool isFurther = AnalysisRun(match, 1, kept).analysed() > soFar.moments.size();
    return isFurther ? std::move(kept) : std::move(soFar);
}

} // namespace

KeptRun::KeptRun(const Match& match, const std::filesystem::path& record, Analysis soFar)
    : m_file(fileBeside(record))
    , m_sides(match.rules().sides())
    , m_run(match, 1, begun(m_file, match, std::move(soFar), m_written)) {}

void KeptRun::keep() {
    if (!m_file.empty() && !m_fault && m_run.analysed() > m_written) {
        m_fault = writeFile(toQString(m_file), analysisText(m_run.analysis(), m_sides));
        m_written = m_run.analysed();
    }
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
