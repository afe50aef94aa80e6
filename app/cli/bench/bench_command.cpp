// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/moves_report.h"
#include "cli/bench/workloads.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/thinking_clock.h"
#include "rules/presets.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace settebello::cli {

namespace {

constexpr std::string_view kCommand = "bench";
constexpr int kPercent = 100;
constexpr int kSignatureDigits = 16;

struct WorkloadResult {
    const Workload* workload = nullptr;
    int amount = 0;
    std::uint64_t plays = 0;
    double seconds = 0; ///< processor time

    double perSecond() const { return amount / seconds; }
    double playsPerSecond() const { return static_cast<double>(plays) / seconds; }
};

WorkloadResult run(const Workload& workload, int percent, Signature& signature) {
    // Fits into an int: amounts are a few million.
    const int amount =
        std::max(1, static_cast<int>(std::int64_t{workload.amount} * percent / kPercent));
    const auto start = threadTime();
    const std::uint64_t plays = workload.run(amount, signature);
    const std::chrono::duration<double> elapsed = threadTime() - start;
    constexpr double kMinSeconds = 1e-6; // the clock may not advance during very short work
    return {&workload, amount, plays, std::max(elapsed.count(), kMinSeconds)};
}

std::string hexadecimal(std::uint64_t value) {
    std::ostringstream text;
    text << std::hex << std::setfill('0') << std::setw(kSignatureDigits) << value;
    return text.str();
}

void printText(const std::vector<WorkloadResult>& results, const std::string& signature,
               std::ostream& out) {
    const auto whole = [](double number) { return static_cast<std::int64_t>(number); };
    for (const WorkloadResult& result : results) {
        out << std::left << std::setw(22) << result.workload->name << std::right << std::setw(9)
            << result.amount << ' ' << result.workload->unit << std::fixed << std::setprecision(2)
            << std::setw(7) << result.seconds << " s" << std::setw(10) << whole(result.perSecond())
            << ' ' << result.workload->unit << "/s" << std::setw(11)
            << whole(result.playsPerSecond()) << " plays/s\n";
    }
    out << "signature   " << signature << '\n';
}

void printJson(const std::vector<WorkloadResult>& results, const std::string& signature,
               std::ostream& out) {
    nlohmann::json json{{"signature", signature}, {"workloads", nlohmann::json::array()}};
    for (const WorkloadResult& result : results) {
        json["workloads"].push_back({{"name", result.workload->name},
                                     {"unit", result.workload->unit},
                                     {"amount", result.amount},
                                     {"plays", result.plays},
                                     {"seconds", result.seconds},
                                     {"perSecond", result.perSecond()},
                                     {"playsPerSecond", result.playsPerSecond()}});
    }
    out << json.dump() << '\n';
}

/// All presets for every number of players.
std::vector<NamedTable> tablesOfPresets() {
    std::vector<NamedTable> tables;
    for (const Preset& preset : presets()) {
        for (NamedTable& table : everySize({std::string(preset.id), preset.rules})) {
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

int benchMoves(Options& options, Streams& streams) {
    constexpr std::uint64_t kMostMoves = 1'000'000;
    const int moves = static_cast<int>(options.number("--moves", 1, kMostMoves));
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    std::vector<NamedTable> tables;
    if (options.has("--rules")) {
        int exitCode = kSuccess;
        const auto rules = findRules(options.value("--rules"), streams, exitCode);
        if (!rules) {
            return exitCode;
        }
        tables = everySize({std::string(options.value("--rules")), rules->rules});
    } else {
        tables = tablesOfPresets();
    }
    reportMoves(tables, moves, options.has("--json"), streams);
    return kSuccess;
}

int benchEngine(Options& options, Streams& streams) {
    constexpr std::uint64_t kMaxPercent = 10'000;
    const int percent = static_cast<int>(options.number("--percent", 0, kMaxPercent, kPercent));
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    Signature signature;
    std::vector<WorkloadResult> results;
    for (const Workload& workload : workloads()) {
        results.push_back(run(workload, percent, signature));
    }
    const auto print = options.has("--json") ? printJson : printText;
    print(results, hexadecimal(signature.value()), streams.out);
    return kSuccess;
}

} // namespace

int benchCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 3> kOptional{"--percent", "--moves", "--rules"};
    constexpr std::array<std::string_view, 1> kFlags{"--json"};
    Options options(arguments, {{}, kOptional, kFlags});
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    if (options.has("--moves")) {
        return options.has("--percent")
                   ? usageError(streams, kCommand, "--moves does not go together with --percent")
                   : benchMoves(options, streams);
    }
    return options.has("--rules") ? usageError(streams, kCommand, "--rules wants --moves")
                                  : benchEngine(options, streams);
}

} // namespace settebello::cli
