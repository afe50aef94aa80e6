// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis_run.h"
#include "support/fault.h"

#include <filesystem>
#include <functional>
#include <optional>

namespace settebello {

/// The analysis of a match that is kept beside its record (interfaces.md §11) as it goes on. For
/// one thread, a worker's.
class KeptRun {
public:
    /// Begins with what the file or `soFar` knows, whichever is more; a file that cannot be used
    /// counts as empty. @param record the file of the match; if empty, nothing is read or written.
    /// @param budget of AnalysisRun.
    KeptRun(const Match& match, const std::filesystem::path& record, int budget = 1,
            Analysis soFar = {});

    const AnalysisRun& run() const { return m_run; }

    /// Analyses until the end or a stop, and writes now and then, and at last, unless the file
    /// knows as much by then (a window and the command line may be analysing the same match) or the
    /// record is gone.
    /// @param report is called now and then, and at last.
    /// @return why it could not be written, if so.
    std::optional<Fault> resume(const StopToken& stop, const std::function<void()>& report);

private:
    Analysis kept() const;
    Analysis begun(int budget, Analysis soFar) const;
    void keep();

    Match m_match;
    std::filesystem::path m_record; ///< empty: none
    std::size_t m_written = 0;      ///< moments of ours in the file
    AnalysisRun m_run;
    std::optional<Fault> m_fault;
};

} // namespace settebello
