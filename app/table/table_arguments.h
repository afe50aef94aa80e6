// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"
#include "friends/hosted_table.h"
#include "friends/joined_table.h"
#include "rules/named_rules.h"

#include <QThreadPool>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace settebello::table {

/// What stands for a person elsewhere in --players.
inline constexpr std::string_view kGuest = "guest";

/// What a program with the engine protocol is called at the table; nobody need know its command.
inline constexpr char kProgramName[] = "engine";

/// What the command line asks for (interfaces.md §17).
struct TableArguments {
    bool hosts = false;
    NamedRules rules;                 ///< of a host
    std::vector<std::string> players; ///< of a host: for each seat a level, or kGuest
    std::string level;                ///< of a guest
    std::string name;                 ///< of a guest
    net::JoinPlan plan;               ///< of a guest
    net::TableOptions net;            ///< a guest uses the broker alone
    int tables = 1;                   ///< of a host
    int matches = 1;                  ///< 0: without end
    std::chrono::milliseconds delay{0};
    std::filesystem::path state; ///< empty without
    /// Writes the state of all tables of a host.
    std::shared_ptr<QThreadPool> disk = std::make_shared<QThreadPool>();
    std::filesystem::path records;    ///< empty without
    std::filesystem::path invitation; ///< of a host: the file to send; empty without

    /// The folder of the state of a table; empty without. @param number of the table, from 1
    std::filesystem::path stateOf(int number) const {
        return state.empty() ? state : state / std::to_string(number);
    }
};

/// Reads the command line. Nothing, reported, if something is wrong with it; `exitCode` is then
/// set.
std::optional<TableArguments> readArguments(cli::Arguments arguments, cli::Streams& streams,
                                            int& exitCode);

/// Reports wrong arguments. @return cli::kUsageError
int usageError(cli::Streams& streams, std::string_view what);

} // namespace settebello::table
