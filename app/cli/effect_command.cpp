// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/estimate.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/interrupt.h"
#include "effect/rule_effect.h"
#include "players/levels/levels.h"
#include "rules/presets.h"
#include "rules/scoring_items.h"

#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <ostream>

namespace settebello::cli {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kCommand = "effect";
constexpr double kPercent = 100;

struct Request {
    NamedRules rules;
    NamedRules against;
    EffectSetup setup;
    std::uint64_t matches = 0; ///< 0: as many as fit into `time`
    std::chrono::seconds time{0};
};

RuleEffect measure(const Request& request) {
    using Clock = std::chrono::steady_clock;
    const Interrupt interrupt;
    const auto end = Clock::now() + request.time;
    RuleEffect effect(request.setup);
    do {
        effect.playMatch();
    } while (!interrupt.requested() &&
             (request.matches > 0 ? effect.matches() < request.matches : Clock::now() < end));
    return effect;
}

Json pairToJson(const PairedRatio& pair, bool comparable = true) {
    return {{"rules", estimateJson(pair.first().mean(), pair.first().halfWidth())},
            {"against", estimateJson(pair.second().mean(), pair.second().halfWidth())},
            {"difference",
             comparable ? estimateJson(pair.difference(), pair.halfWidth()) : Json(nullptr)}};
}

Json rulesToJson(const NamedRules& rules) {
    Json json;
    writeNamedRules({"", rules.base, rules.rules}, json);
    return json;
}

bool isInForce(const ScoringItemInfo& info, const Request& request) {
    return info.inForce(request.setup.rules) || info.inForce(request.setup.against);
}

void printJson(const Request& request, const RuleEffect& effect, std::ostream& out) {
    Json json{{"rules", rulesToJson(request.rules)},
              {"against", rulesToJson(request.against)},
              {"seed", request.setup.seed},
              {"matches", effect.matches()},
              {"level", request.setup.level},
              {"stronger", kEffectStronger},
              {"weaker", kEffectWeaker}};
    for (const EffectFigureInfo& info : kEffectFigures) {
        json["figures"][std::string(info.name)] =
            pairToJson(effect[info.figure], effect.isComparable(info.figure));
    }
    for (const ScoringItemInfo& info : kScoringItems) {
        if (isInForce(info, request)) {
            json["decided"][std::string(info.name)] = pairToJson(effect.decided(info.item));
        }
    }
    out << json.dump() << '\n';
}

constexpr std::size_t kNameWidth = 26;

void printRow(std::string name, const PairedRatio& pair, double factor, std::ostream& out,
              bool comparable = true) {
    name.resize(kNameWidth, ' ');
    const auto text = [&](double mean, std::optional<double> half, const char* format) {
        if (half) {
            *half *= factor;
        }
        return estimateText(factor * mean, half, format, "%6.3f");
    };
    out << name << text(pair.first().mean(), pair.first().halfWidth(), "%9.3f") << "  "
        << text(pair.second().mean(), pair.second().halfWidth(), "%9.3f");
    if (comparable) {
        out << "  " << text(pair.difference(), pair.halfWidth(), "%+9.3f");
    }
    out << '\n';
}

/// What a row of the table is called.
std::string_view rowName(EffectFigure figure) {
    switch (figure) {
    case EffectFigure::Points:
        return "points a round";
    case EffectFigure::Sweeps:
        return "sweeps a round";
    case EffectFigure::Rounds:
        return "rounds a match";
    case EffectFigure::Minutes:
        return "minutes a match";
    case EffectFigure::Dealer:
        return "dealer's side ahead";
    case EffectFigure::FirstPlayer:
        return "first player's side ahead";
    case EffectFigure::Skill:
        return "matches won by skill, %";
    }
    return {};
}

void printTable(const Request& request, const RuleEffect& effect, std::ostream& out) {
    out << effect.matches() << " matches by each, seed " << request.setup.seed << ", "
        << request.setup.level << " at every seat; skill: " << kEffectStronger << " against "
        << kEffectWeaker << "\n\n"
        << std::string(kNameWidth, ' ')
        << "      --rules           --against          difference\n";
    for (const EffectFigureInfo& info : kEffectFigures) {
        printRow(std::string(rowName(info.figure)), effect[info.figure],
                 info.figure == EffectFigure::Skill ? kPercent : 1, out,
                 effect.isComparable(info.figure));
    }
    out << "\nRounds decided by, %\n";
    for (const ScoringItemInfo& info : kScoringItems) {
        if (isInForce(info, request)) {
            printRow("  " + std::string(info.name), effect.decided(info.item), kPercent, out);
        }
    }
}

/// The preset that rules are based on.
NamedRules baseOf(const NamedRules& rules) {
    const Preset& preset = *findPreset(rules.base);
    return {std::string(preset.name), std::string(preset.id), preset.rules};
}

/// Reads everything but the rules. @return what is wrong, or an empty text.
std::string readNumbers(Options& options, Request& request) {
    constexpr std::uint64_t kMostMatches = 10'000'000;
    constexpr std::uint64_t kMostSeconds = 86'400;
    constexpr std::uint64_t kSeconds = 10;
    constexpr std::uint64_t kFastest = 800; // percent, as in the settings
    const auto number = [&](std::string_view name, std::uint64_t least, std::uint64_t most,
                            std::uint64_t fallback) {
        return options.error().empty() ? options.number(name, least, most, fallback) : fallback;
    };
    request.setup.seed = number("--seed", 0, UINT64_MAX, request.setup.seed);
    request.matches = number("--matches", 1, kMostMatches, 0);
    request.time = std::chrono::seconds(number("--seconds", 1, kMostSeconds, kSeconds));
    request.setup.speed = static_cast<double>(number("--speed", 0, kFastest, 100)) / kPercent;
    if (options.error().empty() && options.has("--level")) {
        request.setup.level = options.value("--level");
        if (makePlayer(request.setup.level, 0) == nullptr) {
            return "--level: \"" + request.setup.level + "\" is not one of " + levelList();
        }
    }
    return options.error();
}

} // namespace

int effectCommand(Arguments arguments, Streams& streams) {
    constexpr std::array<std::string_view, 1> kRequired{"--rules"};
    constexpr std::array<std::string_view, 6> kOptional{"--against", "--seed",  "--matches",
                                                        "--seconds", "--level", "--speed"};
    constexpr std::array<std::string_view, 1> kFlags{"--json"};
    Options options(arguments, {kRequired, kOptional, kFlags});
    Request request;
    const std::string error = readNumbers(options, request);
    if (!error.empty()) {
        return usageError(streams, kCommand, error);
    }
    int exitCode = kSuccess;
    const auto rules = findRules(options.value("--rules"), streams, exitCode);
    if (!rules) {
        return exitCode;
    }
    const auto against = options.has("--against")
                             ? findRules(options.value("--against"), streams, exitCode)
                             : baseOf(*rules);
    if (!against) {
        return exitCode;
    }
    request.rules = *rules;
    request.against = *against;
    request.setup.rules = rules->rules;
    request.setup.against = against->rules;
    if (rules->rules == against->rules) {
        streams.err << "settebello-cli " << kCommand << ": these rules are compared with "
                    << (options.has("--against") ? "themselves" : "the preset that they are")
                    << "; nothing will differ\n";
    }
    const RuleEffect effect = measure(request);
    if (options.has("--json")) {
        printJson(request, effect, streams.out);
    } else {
        printTable(request, effect, streams.out);
    }
    return kSuccess;
}

} // namespace settebello::cli
