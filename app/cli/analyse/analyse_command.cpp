// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_file.h"
#include "analysis/kept_run.h"
#include "cli/analyse/analysed_record.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/interrupt.h"
#include "storage/file_sizes.h"
#include "storage/utf8_path.h"

#include <array>
#include <filesystem>
#include <ostream>
#include <utility>

namespace settebello::cli {

namespace {

constexpr std::string_view kCommand = "analyse";

struct Request {
    int budget = 1;
    bool saves = false;
};

/// Reads all records before the first is analysed, which takes long.
/// @return the exit code, after saying what is wrong if it is not kSuccess.
int read(Arguments files, std::vector<Record>& records, Streams& streams) {
    for (const std::string_view file : files) {
        const auto text = readArgumentFile(file, kMaxRecordSize, streams);
        if (!text) {
            return kUsageError;
        }
        Faults faults;
        auto record = readRecord(*text, 0, faults);
        if (!record) {
            streams.err << file << ": " << faults.front().text() << '\n';
            return kCheckFailed;
        }
        record->file = pathFromUtf8(file);
        records.push_back(std::move(*record));
    }
    return kSuccess;
}

/// Analyses a record to its end, or until a stop.
/// @param exitCode kUsageError, after saying why, if the analysis could not be kept.
AnalysedRecord analysed(const Record& record, const Request& request, const StopToken& stop,
                        Streams& streams, int& exitCode) {
    const auto file = request.saves ? record.file : std::filesystem::path();
    KeptRun run(record.match, file, request.budget);
    if (const auto fault = run.resume(stop, [] {})) {
        streams.err << toUtf8(analysisFileOf(file)) << ": " << fault->text() << '\n';
        exitCode = kUsageError;
    }
    const Analysis& analysis = run.run().analysis();
    return {record, analysis, reasonsOfMarks(record.match, analysis), run.run().isComplete()};
}

} // namespace

int analyseCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 1> kOptional{"--budget"};
    constexpr std::array<std::string_view, 2> kFlags{"--json", "--save"};
    Options options(arguments, {{}, kOptional, kFlags, true});
    Request request;
    if (options.error().empty()) {
        request.budget =
            static_cast<int>(options.number("--budget", 1, AnalysisRun::kMostBudget, 1));
        request.saves = options.has("--save");
    }
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    std::vector<Record> records;
    int exitCode = read(options.files(), records, streams);
    if (exitCode != kSuccess) {
        return exitCode;
    }
    const Interrupt interrupt;
    std::vector<AnalysedRecord> matches;
    for (const Record& record : records) {
        if (!interrupt.requested()) {
            matches.push_back(analysed(record, request, interrupt.token(), streams, exitCode));
        }
    }
    if (options.has("--json")) {
        printJson(matches, streams.out);
    } else {
        printText(matches, streams.out);
    }
    return exitCode;
}

} // namespace settebello::cli
