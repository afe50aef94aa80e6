// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/interrupt.h"
#include "cli/simulate/player_pool.h"
#include "cli/simulate/progress.h"
#include "cli/simulate/standing.h"
#include "players/level_names.h"
#include "storage/utf8_path.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace settebello::cli {

namespace {

constexpr std::string_view kCommand = "simulate";

std::vector<std::string> splitLevels(std::string_view text) {
    std::vector<std::string> levels;
    while (true) {
        const std::size_t comma = text.find(',');
        levels.emplace_back(text.substr(0, comma));
        if (comma == std::string_view::npos) {
            return levels;
        }
        text.remove_prefix(comma + 1);
    }
}

/// What is wrong with the levels that were given, or nothing.
std::string faultOf(const std::vector<std::string>& levels, const RuleSet& rules) {
    for (const std::string& level : levels) {
        if (!isLevelName(level)) {
            return "--players: \"" + level + "\" is not one of " + allowedLevels();
        }
        if (engineCommandOf(level).empty() && makePlayer(level, 0) == nullptr) {
            return "--players: there is no player \"" + level + "\" yet";
        }
    }
    const auto seats = static_cast<std::size_t>(rules.table.players);
    if (levels.size() < 2 || seats % levels.size() != 0) {
        return "--players: for " + std::to_string(seats) +
               " seats one level a seat is wanted, or one a side, not " +
               std::to_string(levels.size());
    }
    return "";
}

/// Fills in who plays. @param levels one a seat or fewer, which are then repeated.
void seat(const std::vector<std::string>& levels, TournamentSetup& setup) {
    const RuleSet& rules = setup.rules.rules;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules.table.players); ++i) {
        setup.levels.push_back(levels[i % levels.size()]);
    }
    setup.entrants = rules.table.teams ? rules.sides() : static_cast<int>(levels.size());
}

/// Reads everything but rules and players; what is wrong is in options.error().
TournamentSetup readNumbers(Options& options) {
    constexpr std::uint64_t kMostGames = 10'000'000;
    constexpr std::uint64_t kMostThreads = 256;
    constexpr std::uint64_t kMostIterations = 10'000'000;
    constexpr std::uint64_t kMostMillis = 3'600'000;
    TournamentSetup setup;
    setup.singleDeals = options.has("--deals");
    setup.swap = options.has("--swap");
    const auto number = [&options](std::string_view name, std::uint64_t least, std::uint64_t most,
                                   std::uint64_t otherwise) {
        return options.error().empty() ? options.number(name, least, most, otherwise) : otherwise;
    };
    setup.count = number("--matches", 1, kMostGames, 1);
    setup.seed = number("--seed", 0, UINT64_MAX, 0);
    setup.threads = static_cast<int>(number("--threads", 1, kMostThreads, 1));
    setup.limits.iterations = static_cast<int>(number("--limit-iterations", 1, kMostIterations, 0));
    setup.limits.time = std::chrono::milliseconds(number("--limit-millis", 1, kMostMillis, 0));
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
        const Interrupt interrupt;
        Progress progress(streams.err, setup.count);
        results = runTournament(setup, [&](std::uint64_t played) {
            progress.show(played);
            return !interrupt.requested();
        });
    }
    if (!results.failure.empty()) {
        streams.err << "settebello-cli " << kCommand << ": " << results.failure << '\n';
    }
    const Summary summary = summarize(setup, results);
    if (results.failure.empty() || summary.played > 0) { // what there is may have taken hours
        if (asJson) {
            streams.out << summaryJson(setup, results, summary) << '\n';
        } else {
            printSummary(setup, results, summary, streams.out);
        }
    }
    return results.failure.empty() ? kSuccess : results.cannotWrite ? kWrongUse : kDoesNotHold;
}

} // namespace

int simulateCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 4> kRequired{"--rules", "--players", "--matches",
                                                        "--seed"};
    constexpr std::array<std::string_view, 5> kOptional{
        "--threads", "--records", "--limit-iterations", "--limit-millis", "--limit-only"};
    constexpr std::array<std::string_view, 3> kFlags{"--deals", "--swap", "--json"};
    Options options(arguments, {kRequired, kOptional, kFlags});
    if (!options.error().empty()) {
        return wrongUse(streams, kCommand, options.error());
    }
    TournamentSetup setup = readNumbers(options);
    if (!options.error().empty()) {
        return wrongUse(streams, kCommand, options.error());
    }
    int exitCode = kSuccess;
    const auto rules = findRules(options.value("--rules"), streams, exitCode);
    if (!rules) {
        return exitCode;
    }
    setup.rules = *rules;
    const std::vector<std::string> levels = splitLevels(options.value("--players"));
    if (const std::string fault = faultOf(levels, rules->rules); !fault.empty()) {
        return wrongUse(streams, kCommand, fault);
    }
    if (const std::string& only = setup.limitedLevel;
        !only.empty() && std::find(levels.begin(), levels.end(), only) == levels.end()) {
        return wrongUse(streams, kCommand, "--limit-only: \"" + only + "\" does not play");
    }
    seat(levels, setup);
    return play(setup, options.has("--json"), streams);
}

} // namespace settebello::cli
