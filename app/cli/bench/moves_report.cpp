// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/moves_report.h"

#include <nlohmann/json.hpp>

#include <array>
#include <iomanip>
#include <ostream>
#include <string>
#include <string_view>

namespace settebello::cli {

namespace {

constexpr int kNameWidth = 21;
constexpr int kPlayersWidth = 8;
constexpr int kCountWidth = 7;
constexpr int kCostWidth = 12;

/// @param costs six of them, numbers or their names.
template <typename Cost>
void printLine(const std::string& name, const std::string& players, const std::string& moves,
               const std::array<Cost, 6>& costs, std::ostream& out) {
    out << std::left << std::setw(kNameWidth) << name << std::setw(kPlayersWidth) << players
        << std::right << std::setw(kCountWidth) << moves;
    for (const Cost& cost : costs) {
        out << std::setw(kCostWidth) << cost;
    }
    out << '\n' << std::flush;
}

void printHeading(std::ostream& out) {
    constexpr std::array<std::string_view, 6> kCosts{"median ms",   "p99 ms",   "max ms",
                                                     "median work", "p99 work", "max work"};
    printLine("rules", "players", "moves", kCosts, out);
}

void printRow(const NamedTable& table, std::size_t moves, const CostSummary& time,
              const CostSummary& work, std::ostream& out) {
    const auto& seats = table.rules.table;
    out << std::fixed << std::setprecision(1);
    printLine(table.name, std::to_string(seats.players) + (seats.teams ? " teams" : ""),
              std::to_string(moves),
              std::array{time.median, time.p99, time.most, work.median, work.p99, work.most}, out);
}

nlohmann::json json(const CostSummary& costs) {
    return {{"median", costs.median}, {"p99", costs.p99}, {"most", costs.most}};
}

nlohmann::json jsonRow(const NamedTable& table, std::size_t moves, const CostSummary& time,
                       const CostSummary& work) {
    return {{"rules", table.name},
            {"players", table.rules.table.players},
            {"teams", table.rules.table.teams},
            {"moves", moves},
            {"milliseconds", json(time)},
            {"work", json(work)}};
}

} // namespace

void reportMoves(std::span<const NamedTable> tables, int moves, bool asJson, Streams& streams) {
    nlohmann::json rows = nlohmann::json::array();
    if (!asJson) {
        printHeading(streams.out);
    }
    for (const NamedTable& table : tables) {
        const MoveCosts costs = measureMoves(table.rules, moves);
        const CostSummary time = summaryOf(costs.milliseconds);
        const CostSummary work = summaryOf(costs.work);
        if (asJson) {
            rows.push_back(jsonRow(table, costs.work.size(), time, work));
        } else {
            printRow(table, costs.work.size(), time, work, streams.out);
        }
    }
    if (asJson) {
        streams.out << nlohmann::json{{"moves", rows}}.dump() << '\n';
    }
}

} // namespace settebello::cli
