// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/workloads.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/simulate/thinking_clock.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

namespace settebello::cli {

namespace {

constexpr int kPercent = 100;
constexpr int kSignatureDigits = 16;

struct Done {
    const Workload* workload = nullptr;
    int amount = 0;
    std::uint64_t plays = 0;
    double seconds = 0; ///< of processor time

    double perSecond() const { return amount / seconds; }
    double playsPerSecond() const { return static_cast<double>(plays) / seconds; }
};

Done run(const Workload& workload, int percent, Signature& signature) {
    // Not more than an int holds: an amount is a few millions.
    const int amount =
        std::max(1, static_cast<int>(std::int64_t{workload.amount} * percent / kPercent));
    const auto start = threadTime();
    const std::uint64_t plays = workload.run(amount, signature);
    const std::chrono::duration<double> gone = threadTime() - start;
    constexpr double kShortest = 1e-6; // a clock may stand still for so long
    return {&workload, amount, plays, std::max(gone.count(), kShortest)};
}

std::string hexadecimal(std::uint64_t value) {
    std::ostringstream text;
    text << std::hex << std::setfill('0') << std::setw(kSignatureDigits) << value;
    return text.str();
}

void printText(const std::vector<Done>& all, const std::string& signature, std::ostream& out) {
    const auto whole = [](double number) { return static_cast<std::int64_t>(number); };
    for (const Done& done : all) {
        out << std::left << std::setw(22) << done.workload->name << std::right << std::setw(9)
            << done.amount << ' ' << done.workload->unit << std::fixed << std::setprecision(2)
            << std::setw(7) << done.seconds << " s" << std::setw(10) << whole(done.perSecond())
            << ' ' << done.workload->unit << "/s" << std::setw(11) << whole(done.playsPerSecond())
            << " plays/s\n";
    }
    out << "signature   " << signature << '\n';
}

void printJson(const std::vector<Done>& all, const std::string& signature, std::ostream& out) {
    nlohmann::json json{{"signature", signature}, {"workloads", nlohmann::json::array()}};
    for (const Done& done : all) {
        json["workloads"].push_back({{"name", done.workload->name},
                                     {"unit", done.workload->unit},
                                     {"amount", done.amount},
                                     {"plays", done.plays},
                                     {"seconds", done.seconds},
                                     {"perSecond", done.perSecond()},
                                     {"playsPerSecond", done.playsPerSecond()}});
    }
    out << json.dump() << '\n';
}

} // namespace

int benchCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 1> kOptional{"--percent"};
    constexpr std::array<std::string_view, 1> kFlags{"--json"};
    constexpr std::uint64_t kMostPercent = 10'000;
    Options options(arguments, {{}, kOptional, kFlags});
    int percent = kPercent;
    if (options.error().empty()) {
        percent = static_cast<int>(options.number("--percent", 0, kMostPercent, kPercent));
    }
    if (!options.error().empty()) {
        return wrongUse(streams, "bench", options.error());
    }
    Signature signature;
    std::vector<Done> all;
    for (const Workload& workload : workloads()) {
        all.push_back(run(workload, percent, signature));
    }
    const auto print = options.has("--json") ? printJson : printText;
    print(all, hexadecimal(signature.value()), streams.out);
    return kSuccess;
}

} // namespace settebello::cli
