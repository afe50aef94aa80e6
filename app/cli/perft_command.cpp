// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "game/match.h"
#include "game/perft.h"

#include <array>
#include <ostream>

namespace settebello::cli {

int perftCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 3> kNames{"--rules", "--seed", "--depth"};
    constexpr std::uint64_t kMaxDepth = 100; // more decisions than any round has
    Options options(arguments, {kNames});
    std::uint64_t seed = 0;
    std::uint64_t depth = 0;
    if (options.error().empty()) {
        seed = options.number("--seed", 0, UINT64_MAX);
    }
    if (options.error().empty()) {
        depth = options.number("--depth", 0, kMaxDepth);
    }
    if (!options.error().empty()) {
        return usageError(streams, "perft", options.error());
    }
    int exitCode = kSuccess;
    const auto rules = findRules(options.value("--rules"), streams, exitCode);
    if (!rules) {
        return exitCode;
    }
    Match match(rules->rules, seed, 0);
    match.deal();
    streams.out << perft(match.round(), static_cast<int>(depth)) << '\n';
    return kSuccess;
}

} // namespace settebello::cli
