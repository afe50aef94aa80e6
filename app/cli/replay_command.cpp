// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "storage/file_sizes.h"
#include "storage/record.h"

#include <ostream>

namespace settebello::cli {

namespace {

void printSummary(std::string_view file, const Match& match, std::ostream& out) {
    out << file << ": holds, rounds " << match.played().size() << ", score ";
    for (int side = 0; side < match.rules().sides(); ++side) {
        out << (side == 0 ? "" : ":") << match.score(side);
    }
    if (match.result()) {
        out << ", side " << match.result()->winner << " has won\n";
    } else {
        out << ", not over\n";
    }
}

} // namespace

int replayCommand(Arguments arguments, Streams& streams) {
    const Options options(arguments, {{}, {}, {}, true});
    if (!options.error().empty()) {
        return usageError(streams, "replay", options.error());
    }
    for (const std::string_view file : options.files()) {
        const auto text = readArgumentFile(file, kMaxRecordSize, streams);
        if (!text) {
            return kUsageError;
        }
        Faults faults;
        const auto record = readRecord(*text, 0, faults);
        if (!record) {
            streams.out << file << ": " << faults.front().text() << '\n';
            return kCheckFailed;
        }
        printSummary(file, record->match, streams.out);
    }
    return kSuccess;
}

} // namespace settebello::cli
