// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_file.h"
#include "analysis/analysis_run.h"
#include "cli/analyse/analysed_match.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/interrupt.h"
#include "storage/atomic_file.h"
#include "storage/file_sizes.h"
#include "storage/utf8_path.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <ostream>
#include <utility>

namespace settebello::cli {

namespace {

constexpr std::string_view kCommand = "analyse";

struct Request {
    int budget = 1;
    bool saves = false;
};

/// Analyses a record to its end, or until an interrupt.
/// @return nothing if the analysis could not be kept, after saying so.
std::optional<AnalysedMatch> analysed(std::string_view file, const Record& record,
                                      const Request& request, const Interrupt& interrupt,
                                      Streams& streams) {
    const std::filesystem::path kept = analysisFileOf(pathFromUtf8(file));
    Faults faults; // of an analysis that is made again
    const Analysis before = request.saves ? keptAnalysis(kept, record.match, faults) : Analysis();
    AnalysisRun run(record.match, request.budget, before);
    while (!interrupt.requested() && run.step()) {
    }
    const bool isFurther = run.isComplete() || run.analysed() >= before.moments.size();
    if (request.saves && !isFurther) {
        streams.err << toUtf8(kept) << ": not replaced by an analysis that is not complete\n";
    } else if (request.saves) {
        const int sides = record.rules.rules.sides();
        if (const auto fault = writeFile(kept, analysisText(run.analysis(), sides))) {
            streams.err << toUtf8(kept) << ": " << fault->text() << '\n';
            return std::nullopt;
        }
    }
    return AnalysedMatch{std::string(file), record, run.analysis(),
                         reasonsOfMarks(record.match, run.analysis()), run.isComplete()};
}

} // namespace

int analyseCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 1> kOptional{"--budget"};
    constexpr std::array<std::string_view, 2> kFlags{"--json", "--save"};
    const std::size_t files = countFiles(arguments);
    Options options(arguments.subspan(files), {{}, kOptional, kFlags});
    Request request;
    if (options.error().empty()) {
        request.budget =
            static_cast<int>(options.number("--budget", 1, AnalysisRun::kMostBudget, 1));
        request.saves = options.has("--save");
    }
    if (!options.error().empty() || files == 0) {
        return usageError(streams, kCommand, files == 0 ? "a file is missing" : options.error());
    }
    const Interrupt interrupt;
    std::vector<AnalysedMatch> matches;
    for (const std::string_view file : arguments.first(files)) {
        const auto text = readArgumentFile(file, kMaxRecordSize, streams);
        if (!text) {
            return kUsageError;
        }
        Faults faults;
        const auto record = readRecord(*text, 0, faults);
        if (!record) {
            streams.err << file << ": " << faults.front().text() << '\n';
            return kCheckFailed;
        }
        auto match = analysed(file, *record, request, interrupt, streams);
        if (!match) {
            return kUsageError;
        }
        matches.push_back(std::move(*match));
        if (interrupt.requested()) {
            break;
        }
    }
    if (options.has("--json")) {
        printJson(matches, streams.out);
    } else {
        printText(matches, streams.out);
    }
    return kSuccess;
}

} // namespace settebello::cli
