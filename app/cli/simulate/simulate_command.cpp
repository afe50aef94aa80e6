// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/interrupt.h"
#include "cli/simulate/player_pool.h"
#include "cli/simulate/progress.h"
#include "cli/simulate/standing.h"
#include "players/external/engine_host.h"
#include "players/levels/levels.h"
#include "storage/utf8_path.h"

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <random>

namespace settebello::cli {

namespace {

constexpr std::string_view kCommand = "simulate";

/// The error in the given levels, or an empty string.
std::string faultOf(const std::vector<std::string>& levels, const RuleSet& rules) {
    for (const std::string& level : levels) {
        if (!isLevelName(level)) {
            return "--players: \"" + level + "\" is not one of " + allowedLevels();
        }
        if (!isPlayer(level)) {
            return "--players: there is no player \"" + level + "\" yet";
        }
    }
    const auto seats = static_cast<std::size_t>(rules.table.players);
    // Fewer levels than seats are dealt out in turn, and with teams every side needs its own.
    const bool isRight =
        rules.table.teams
            ? levels.size() == seats || levels.size() == static_cast<std::size_t>(rules.sides())
            : levels.size() >= 2 && seats % levels.size() == 0;
    if (!isRight) {
        return "--players: for " + std::to_string(seats) +
               " seats one level a seat is wanted, or one a side, not " +
               std::to_string(levels.size());
    }
    return "";
}

/// Assigns the levels to the seats. @param levels one per seat, or fewer, which are repeated.
void seat(const std::vector<std::string>& levels, TournamentSetup& setup) {
    const RuleSet& rules = setup.rules.rules;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.table.players); ++i) {
        setup.levels.push_back(levels[i % levels.size()]);
    }
    setup.entrants = rules.table.teams ? rules.sides() : static_cast<int>(levels.size());
}

std::uint64_t anySeed() {
    std::random_device source;
    return std::uniform_int_distribution<std::uint64_t>()(source);
}

/// Reads everything except rules and players; sets options.error() if something is wrong.
TournamentSetup readNumbers(Options& options) {
    constexpr std::uint64_t kMaxGames = 10'000'000;
    constexpr std::uint64_t kMaxThreads = 256;
    constexpr std::uint64_t kMaxIterations = 10'000'000;
    constexpr std::uint64_t kMaxMillis = 3'600'000;
    TournamentSetup setup;
    setup.singleDeals = options.has("--deals");
    setup.swap = options.has("--swap");
    setup.stopOnFault = options.has("--stop-on-fault");
    const auto number = [&options](std::string_view name, std::uint64_t least, std::uint64_t most,
                                   std::uint64_t fallback) {
        return options.error().empty() ? options.number(name, least, most, fallback) : fallback;
    };
    setup.count = number("--matches", 1, kMaxGames, 1);
    setup.seed = number("--seed", 0, UINT64_MAX, anySeed());
    setup.threads = static_cast<int>(number("--threads", 1, kMaxThreads, 1));
    setup.limits.iterations = static_cast<int>(number("--limit-iterations", 1, kMaxIterations, 0));
    setup.limits.time = std::chrono::milliseconds(number("--limit-millis", 1, kMaxMillis, 0));
    if (options.has("--limit-only")) {
        setup.limitedLevel = options.value("--limit-only");
    }
    if (options.has("--records")) {
        setup.records = pathFromUtf8(options.value("--records"));
    }
    return setup;
}

int play(const TournamentSetup& setup, bool asJson, Streams& streams) {
    TournamentResults results;
    {
        const std::unique_ptr<EngineHost> host =
            hasPrograms(setup.levels) ? std::make_unique<EngineHost>() : nullptr;
        const Interrupt interrupt;
        Progress progress(*streams.cursor, setup.count);
        results = runTournament(setup, [&](std::uint64_t played) {
            progress.show(played);
            return !interrupt.requested();
        });
    }
    if (!results.failure.empty()) {
        streams.err << "settebello-cli " << kCommand << ": " << results.failure << '\n';
    }
    const Summary summary = summarize(setup, results);
    if (results.failure.empty() || summary.played > 0) { // partial results may have taken hours
        if (asJson) {
            streams.out << summaryJson(setup, results, summary) << '\n';
        } else {
            printSummary(setup, results, summary, streams.out);
        }
    }
    bool isFaultless = results.failure.empty();
    for (const ProgramFaults& faults : results.faults) {
        if (faults.count > 0) {
            streams.err << "settebello-cli " << kCommand << ": " << faults.first << '\n';
            isFaultless = false;
        }
    }
    return isFaultless ? kSuccess : results.cannotWrite ? kUsageError : kCheckFailed;
}

} // namespace

int simulateCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 3> kRequired{"--rules", "--players", "--matches"};
    constexpr std::array<std::string_view, 6> kOptional{
        "--seed", "--threads", "--records", "--limit-iterations", "--limit-millis", "--limit-only"};
    constexpr std::array<std::string_view, 4> kFlags{"--deals", "--swap", "--stop-on-fault",
                                                     "--json"};
    Options options(arguments, {kRequired, kOptional, kFlags});
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    TournamentSetup setup = readNumbers(options);
    if (!options.error().empty()) {
        return usageError(streams, kCommand, options.error());
    }
    int exitCode = kSuccess;
    const auto rules = findRules(options.value("--rules"), streams, exitCode);
    if (!rules) {
        return exitCode;
    }
    setup.rules = *rules;
    const std::vector<std::string> levels = splitLevels(options.value("--players"));
    if (const std::string fault = faultOf(levels, rules->rules); !fault.empty()) {
        return usageError(streams, kCommand, fault);
    }
    if (const std::string& only = setup.limitedLevel;
        !only.empty() && std::find(levels.begin(), levels.end(), only) == levels.end()) {
        return usageError(streams, kCommand, "--limit-only: \"" + only + "\" does not play");
    }
    seat(levels, setup);
    return play(setup, options.has("--json"), streams);
}

} // namespace settebello::cli
