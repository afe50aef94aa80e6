// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/fault_list.h"
#include "cli/options.h"
#include "cli/problems/problem_quota.h"
#include "cli/rule_source.h"
#include "cli/simulate/interrupt.h"
#include "practice/problem_maker.h"
#include "practice/problem_set.h"
#include "storage/atomic_file.h"
#include "storage/file_sizes.h"
#include "storage/utf8_path.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace settebello::cli {

namespace {

constexpr std::string_view kCommand = "problems";
constexpr std::uint64_t kUsualBudget = 16;
constexpr std::uint64_t kMostBudget = 1000;

/// How many problems of how many are still the best at a multiple of the work.
struct Stability {
    std::size_t confirmed = 0;
    std::size_t all = 0;
};

void print(const Stability& stability, std::string_view what, int budget, std::ostream& out) {
    out << what << ": " << stability.confirmed << " of " << stability.all
        << " best plays stay the best at " << budget << " times the work\n";
}

/// The problems of a family, the easy ones first; fewer after an interrupt.
std::vector<Exercise> made(std::size_t family, int count, std::uint64_t seed, int budget,
                           const Interrupt& interrupt, Streams& streams) {
    ProblemMaker maker(kProblemFamilies[family], seed);
    ProblemQuota quota(count, family);
    std::vector<Exercise> problems;
    Stability stability;
    while (!quota.isFull() && !interrupt.requested()) {
        std::optional<Exercise> problem = maker.problemOfNextDeal(quota.wants());
        if (!problem || !quota.takes(*problem)) {
            continue;
        }
        auto options = confirmed(*problem, budget, interrupt.token());
        if (interrupt.requested()) {
            break;
        }
        ++stability.all;
        if (options) {
            ++stability.confirmed;
            problem->options = std::move(*options);
            quota.add(*problem);
            problems.push_back(std::move(*problem));
        }
    }
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Exercise& a, const Exercise& b) { return *a.grade < *b.grade; });
    streams.out << kProblemFamilies[family] << ": " << problems.size() << " problems from "
                << maker.deals() << " deals, " << maker.judged() << " positions judged\n";
    print(stability, kProblemFamilies[family], budget, streams.out);
    return problems;
}

/// Wrong numbers are reported by options.error().
std::uint64_t number(Options& options, std::string_view name, std::uint64_t most,
                     std::uint64_t fallback) {
    return options.error().empty() ? options.number(name, 1, most, fallback) : fallback;
}

int make(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 1> kRequired{"--folder"};
    constexpr std::array<std::string_view, 4> kOptional{"--family", "--count", "--seed",
                                                        "--budget"};
    constexpr std::uint64_t kUsualCount = 50;
    constexpr std::uint64_t kMostProblems = 1000;
    Options options(arguments, {kRequired, kOptional});
    const auto count = static_cast<int>(number(options, "--count", kMostProblems, kUsualCount));
    const std::uint64_t seed = number(options, "--seed", UINT64_MAX, 1);
    const auto budget = static_cast<int>(number(options, "--budget", kMostBudget, kUsualBudget));
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    const auto isWanted = [&](std::string_view family) {
        return !options.has("--family") || options.value("--family") == family;
    };
    if (std::none_of(kProblemFamilies.begin(), kProblemFamilies.end(), isWanted)) {
        return usageError(streams, kCommand,
                          "--family: no problems of \"" + std::string(options.value("--family")) +
                              "\"");
    }
    const Interrupt interrupt;
    for (std::size_t family = 0; family < kProblemFamilies.size(); ++family) {
        if (!isWanted(kProblemFamilies[family])) {
            continue;
        }
        const std::vector<Exercise> problems =
            made(family, count, seed, budget, interrupt, streams);
        const auto file = pathFromUtf8(options.value("--folder")) /
                          (std::string(kProblemFamilies[family]) + ".json");
        std::error_code error;
        if (interrupt.requested() && std::filesystem::exists(file, error)) {
            streams.err << toUtf8(file) << ": not replaced, as there would be more problems\n";
        } else if (const auto fault = writeFile(file, problemsText(problems))) {
            streams.err << toUtf8(file) << ": " << fault->text() << '\n';
            return kUsageError;
        }
        if (interrupt.requested()) {
            return kCheckFailed;
        }
    }
    return kSuccess;
}

struct Check {
    int budget = 1;
    std::size_t every = 1; ///< 1: all, 2: every second one …
    bool discards = false;
};

/// @return how many were confirmed, or nothing if the file cannot be read or written.
std::optional<Stability> check(std::string_view file, const Check& wanted,
                               const Interrupt& interrupt, Streams& streams, int& exitCode) {
    const auto text = readArgumentFile(file, kMaxProblemsSize, streams);
    if (!text) {
        exitCode = kUsageError;
        return std::nullopt;
    }
    Faults faults;
    const auto problems = readProblems(*text, faults);
    if (!problems) {
        printFaults(streams.err, std::string(file) + ": ", faults);
        exitCode = kCheckFailed;
        return std::nullopt;
    }
    Stability stability;
    std::vector<Exercise> kept;
    for (std::size_t i = 0; i < problems->size(); ++i) {
        const Exercise& problem = (*problems)[i];
        const bool isChecked = i % wanted.every == 0;
        const bool isConfirmed =
            !isChecked || confirmed(problem, wanted.budget, interrupt.token()).has_value();
        if (interrupt.requested()) {
            break;
        }
        stability.all += isChecked ? 1 : 0;
        stability.confirmed += isChecked && isConfirmed ? 1 : 0;
        if (isConfirmed) {
            kept.push_back(problem);
        } else {
            streams.out << file << ": /problems/" << i << " (" << problem.id << ")\n";
        }
    }
    print(stability, file, wanted.budget, streams.out);
    if (wanted.discards && !interrupt.requested() && kept.size() < problems->size()) {
        if (const auto fault = writeFile(pathFromUtf8(file), problemsText(kept))) {
            streams.err << file << ": " << fault->text() << '\n';
            exitCode = kUsageError;
            return std::nullopt;
        }
    }
    return stability;
}

int checkAll(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 2> kOptional{"--budget", "--every"};
    constexpr std::array<std::string_view, 1> kFlags{"--discard"};
    Options options(arguments, {{}, kOptional, kFlags, true});
    constexpr std::uint64_t kMostProblems = 1000;
    Check wanted;
    wanted.budget = static_cast<int>(number(options, "--budget", kMostBudget, kUsualBudget));
    wanted.every = number(options, "--every", kMostProblems, 1);
    wanted.discards = options.has("--discard");
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    const Interrupt interrupt;
    Stability sum;
    for (const std::string_view file : options.files()) {
        int exitCode = kSuccess;
        const auto stability = check(file, wanted, interrupt, streams, exitCode);
        if (!stability) {
            return exitCode;
        }
        sum.confirmed += stability->confirmed;
        sum.all += stability->all;
    }
    print(sum, "all", wanted.budget, streams.out);
    return sum.confirmed == sum.all && !interrupt.requested() ? kSuccess : kCheckFailed;
}

} // namespace

int problemsCommand(Arguments arguments, Streams& streams) {
    const std::string_view what = arguments.empty() ? std::string_view() : arguments.front();
    if (what == "make") {
        return make(arguments.subspan(1), streams);
    }
    if (what == "check") {
        return checkAll(arguments.subspan(1), streams);
    }
    return usageError(streams, kCommand, "make or check is missing");
}

} // namespace settebello::cli
