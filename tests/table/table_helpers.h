// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/levels/levels.h"
#include "rules/presets.h"
#include "storage/utf8_path.h"
#include "table/hosted_game.h"
#include "table/joined_game.h"

#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace settebello::table {

/// What a program prints.
struct TestStreams {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    cli::Streams streams{in, out, err};
};

inline std::filesystem::path pathIn(const QTemporaryDir& folder, const char* name) {
    return pathFromUtf8(folder.path().toStdString()) / name;
}

/// A table of this computer that the network does not reach.
inline TableArguments hostArguments(std::vector<std::string> players) {
    TableArguments arguments;
    arguments.hosts = true;
    arguments.players = std::move(players);
    arguments.rules = {"", "scopa", findPreset("scopa")->rules};
    arguments.rules.rules.table.players = static_cast<int>(arguments.players.size());
    arguments.net.language = QStringLiteral("it");
    arguments.net.address = QHostAddress(QHostAddress::LocalHost);
    arguments.net.openPort = false;
    arguments.net.nearby = false;
    return arguments;
}

/// A seat at a table that has printed its link.
inline TableArguments guestArguments(const std::string& printed, std::string level) {
    TableArguments arguments;
    arguments.level = std::move(level);
    arguments.name = arguments.level;
    const std::size_t at = printed.rfind("link: ") + 6;
    const auto link =
        net::readLink(QString::fromStdString(printed.substr(at, printed.find('\n', at) - at)));
    EXPECT_TRUE(link) << printed;
    arguments.plan = net::planFor(link.value_or(net::Invitation()), std::nullopt);
    arguments.plan.mark.clear();
    return arguments;
}

/// Programs do not know by themselves how this computer is reached from itself.
inline void reachHere(TableArguments& guest, quint16 port) {
    guest.plan.endpoints = {{QHostAddress(QHostAddress::LocalHost), port}};
}

} // namespace settebello::table
