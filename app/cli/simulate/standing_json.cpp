// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/estimate.h"
#include "cli/one_line.h"
#include "cli/simulate/standing.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace settebello::cli {

using Json = nlohmann::json;

namespace {

Json percentToJson(const Ratio& ratio) {
    constexpr double kAll = 100;
    Json json{{"mean", kAll * ratio.mean()}, {"interval", nullptr}};
    if (const std::optional<Interval> interval = ratio.shareInterval()) {
        json["interval"] = {kAll * interval->low, kAll * interval->high};
    }
    return json;
}

Json totalsToJson(const Totals& totals) {
    return {{"games", totals.games},
            {"win", percentToJson(totals.wins)},
            {"tie", percentToJson(totals.ties)},
            {"loss", percentToJson(totals.losses)},
            {"points", estimateJson(totals.points.mean(), totals.points.halfWidth())}};
}

Json durationsToJson(const Durations& durations) {
    constexpr double kMedian = 0.5;
    constexpr double kSlow = 0.99;
    const auto milliseconds = [](Durations::Time time) {
        return std::chrono::duration<double, std::milli>(time).count();
    };
    return {{"moves", durations.count()},
            {"mean", milliseconds(durations.mean())},
            {"median", milliseconds(durations.quantile(kMedian))},
            {"p99", milliseconds(durations.quantile(kSlow))},
            {"longest", milliseconds(durations.longest())}};
}

} // namespace

std::string summaryJson(const TournamentSetup& setup, const TournamentResults& results,
                        const Summary& summary) {
    Json json{
        {"deals", setup.singleDeals}, {"swap", setup.swap},         {"seed", setup.seed},
        {"asked", setup.count},       {"played", summary.played},   {"games", summary.games},
        {"stopped", results.stopped}, {"givenUp", summary.givenUp}, {"players", Json::array()}};
    writeNamedRules({"", setup.rules.base, setup.rules.rules}, json);
    for (const Standing& standing : summary.standings) {
        Json player = totalsToJson(standing.all);
        player["level"] = standing.name;
        player["dealersSide"] = totalsToJson(standing.dealing);
        player["otherSide"] = totalsToJson(standing.other);
        player["faults"] = standing.faults.count;
        player["firstFault"] = standing.faults.first;
        player["milliseconds"] = durationsToJson(standing.thinking);
        json["players"].push_back(std::move(player));
    }
    return oneLine(json);
}

} // namespace settebello::cli
