// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/kept_run.h"

#include "analysis/analysis_file.h"
#include "storage/atomic_file.h"

#include <chrono>
#include <system_error>
#include <utility>

namespace settebello {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetween(200); // two reports
constexpr std::chrono::seconds kBetweenKept(5);    // two writings

} // namespace

KeptRun::KeptRun(const Match& match, const std::filesystem::path& record, int budget,
                 Analysis soFar)
    : m_match(match)
    , m_record(record)
    , m_run(match, budget, begun(budget, std::move(soFar))) {}

/// What the file has; nothing if there is none, or one that cannot be used.
Analysis KeptRun::kept() const {
    Faults faults;
    return m_record.empty() ? Analysis() : keptAnalysis(analysisFileOf(m_record), m_match, faults);
}

Analysis KeptRun::begun(int budget, Analysis soFar) const {
    Analysis found = kept();
    const bool isFurther = AnalysisRun(m_match, budget, found).analysed() > soFar.moments.size();
    return isFurther ? std::move(found) : std::move(soFar);
}

/// The file may know more although it is not used: one that was begun with another budget is only
/// used if it is complete. A complete one is replaced by one with more work alone.
void KeptRun::keep() {
    std::error_code error;
    if (m_record.empty() || m_fault || m_run.analysed() == m_written ||
        !std::filesystem::exists(m_record, error)) {
        return;
    }
    const Analysis other = kept();
    const bool isThorough = m_run.isComplete() && m_run.analysis().budget > other.budget;
    if (m_run.analysed() > other.moments.size() || isThorough) {
        m_fault = writeFile(analysisFileOf(m_record),
                            analysisText(m_run.analysis(), m_match.rules().sides()));
        m_written = m_run.analysed();
    }
}

std::optional<Fault> KeptRun::resume(const StopToken& stop, const std::function<void()>& report) {
    Clock::time_point reported = Clock::now();
    Clock::time_point written = reported;
    while (m_run.step(stop)) {
        const Clock::time_point now = Clock::now();
        if (now - reported >= kBetween) {
            report();
            reported = now;
        }
        if (now - written >= kBetweenKept) {
            keep();
            written = now;
        }
    }
    report();
    keep();
    return m_fault;
}

} // namespace settebello
