// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rule_source.h"

#include "cli/fault_list.h"
#include "rules/presets.h"
#include "storage/atomic_file.h"
#include "storage/file_sizes.h"
#include "storage/utf8_path.h"

#include <ostream>

namespace settebello::cli {

std::optional<std::string> readArgumentFile(std::string_view file, std::size_t maxSize,
                                            Streams& streams) {
    Faults faults;
    auto text = readFile(pathFromUtf8(file), faults, maxSize);
    if (!text) {
        streams.err << file << ": " << faults.front().text() << '\n';
    }
    return text;
}

std::optional<NamedRules> findRules(std::string_view argument, Streams& streams, int& exitCode) {
    if (const Preset* preset = findPreset(argument)) {
        return NamedRules{std::string(preset->name), std::string(preset->id), preset->rules};
    }
    const auto text = readArgumentFile(argument, kMaxRuleFileSize, streams);
    if (!text) {
        streams.err << "It is no preset either; settebello-cli rules list names those.\n";
        exitCode = kUsageError;
        return std::nullopt;
    }
    Faults faults;
    NamedRules rules = readRuleFile(*text, faults);
    printFaults(streams.err, std::string(argument) + ": ", faults);
    if (!faults.empty()) {
        exitCode = kCheckFailed;
        return std::nullopt;
    }
    return rules;
}

} // namespace settebello::cli
