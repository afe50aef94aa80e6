// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/fault_list.h"
#include "cli/rule_source.h"
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "storage/file_sizes.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace settebello::cli {

namespace {

int list(Streams& streams) {
    std::size_t width = 0;
    for (const Preset& preset : presets()) {
        width = std::max(width, preset.id.size());
    }
    for (const Preset& preset : presets()) {
        streams.out << preset.id << std::string(width + 2 - preset.id.size(), ' ') << preset.name
                    << '\n';
    }
    return kSuccess;
}

int show(std::string_view source, Streams& streams) {
    int exitCode = kSuccess;
    const auto rules = findRules(source, streams, exitCode);
    if (rules) {
        streams.out << writeWholeRuleFile(*rules);
    }
    return exitCode;
}

int check(std::string_view file, Streams& streams) {
    const auto text = readArgumentFile(file, kMaxRuleFileSize, streams);
    if (!text) {
        return kUsageError;
    }
    Faults faults;
    const NamedRules rules = readRuleFile(*text, faults);
    printFaults(streams.out, "", faults);
    if (!faults.empty()) {
        return kCheckFailed;
    }
    streams.out << "no faults\n";
    if (napolaIsOutOfReach(rules.rules)) {
        streams.out << "note: /scoring/napola can never score with 36 cards, which have no two\n";
    }
    if (piccolaIsOutOfReach(rules.rules)) {
        streams.out << "note: /scoring/piccola can never score with 36 cards, which have no two\n";
    }
    return kSuccess;
}

} // namespace

int rulesCommand(Arguments arguments, Streams& streams) {
    if (arguments.empty()) {
        return usageError(streams, "rules", "list, show or check is missing");
    }
    const std::string_view what = arguments.front();
    const auto isOption = [](std::string_view argument) { return argument.starts_with("--"); };
    const auto option = std::find_if(arguments.begin(), arguments.end(), isOption);
    if (option != arguments.end()) {
        return usageError(streams, "rules", "unknown option \"" + std::string(*option) + "\"");
    }
    if (what == "list" && arguments.size() == 1) {
        return list(streams);
    }
    if (what == "show" && arguments.size() == 2) {
        return show(arguments[1], streams);
    }
    if (what == "check" && arguments.size() == 2) {
        return check(arguments[1], streams);
    }
    return usageError(streams, "rules", "list, show ID|FILE or check FILE is wanted");
}

} // namespace settebello::cli
