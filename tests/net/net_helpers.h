// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_helpers.h"
#include "crypto/session_numbers.h"
#include "friends/hosted_table.h"
#include "friends/joined_table.h"
#include "friends/session_clock.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>
#include <unistd.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace settebello::net {

inline bool waitFor(const std::function<bool()>& condition, int milliseconds = 30'000) {
    return QTest::qWaitFor(condition, milliseconds);
}

/// Reached by TCP at this computer, and by nothing else.
inline TableOptions onlyHere() {
    TableOptions options;
    options.language = QStringLiteral("it");
    options.address = QHostAddress(QHostAddress::LocalHost);
    options.openPort = false;
    options.nearby = false;
    return options;
}

/// A person at a table elsewhere.
struct TestGuest {
    TestGuest(std::uint64_t secret, const JoinPlan& plan, const LinkTimes& times = {})
        : guest(test::secretOf(secret), sessionHash(), "Guest")
        , table(guest, plan, times) {
        QObject::connect(&table, &JoinedTable::failed, &table,
                         [this](Ending ending) { failure = ending; });
        QObject::connect(&table, &JoinedTable::interrupted, &table,
                         [this](Ending ending) { interruptions.push_back(ending); });
        table.start();
    }
    session::Guest guest;
    std::optional<Ending> failure;
    std::vector<Ending> interruptions;
    JoinedTable table;
};

/// A table of scopa with so many guests.
struct TestHost {
    explicit TestHost(int guests = 1, const TableOptions& options = onlyHere(),
                      const TableSecrets& kept = {})
        : setup(test::tableOf(rulesFor(guests), guests))
        , host(setup, test::secretOf(7), sessionHash(), sessionNow())
        , table(host, setup.guests, options, kept)
        , random(7) {
        table.start();
    }
    static RuleSet rulesFor(int guests) {
        RuleSet rules = test::rulesOf("scopa");
        rules.table.players = std::max(2, guests + 1);
        return rules;
    }
    Endpoint endpoint() const { return {QHostAddress::LocalHost, table.secrets().port}; }
    JoinPlan byLink(std::optional<Endpoint> at = std::nullopt) const {
        Invitation invitation = table.invitation();
        invitation.endpoints = {at.value_or(endpoint())};
        JoinPlan plan = planFor(invitation, std::nullopt);
        plan.mark.clear();
        return plan;
    }
    JoinPlan byWords(const QStringList& words, std::optional<Endpoint> at = std::nullopt) const {
        JoinPlan plan = planFor(words, std::nullopt);
        plan.mark.clear();
        plan.endpoints = {at.value_or(endpoint())};
        return plan;
    }
    /// Everybody answers what is asked until the condition holds.
    bool play(const std::vector<TestGuest*>& guests, const std::function<bool()>& until) {
        return waitFor([&] {
            host.ready();
            for (int seat = 0; seat < setup.match.rules.rules.table.players; ++seat) {
                const bool isGuest = std::ranges::find(setup.guests, seat) != setup.guests.end();
                if (const auto question = isGuest ? std::nullopt : host.question(seat)) {
                    host.decide(seat, test::anyAnswer(*question, random));
                }
            }
            table.pump();
            for (TestGuest* guest : guests) {
                guest->guest.ready();
                if (const auto question = guest->guest.question()) {
                    guest->guest.decide(test::anyAnswer(*question, random));
                }
                guest->table.pump();
            }
            return until();
        });
    }

    session::TableSetup setup;
    session::Host host;
    HostedTable table;
    Random random;
};

/// How many sockets this program has.
inline int socketCount() {
    int count = 0;
    const QDir folder(QStringLiteral("/proc/self/fd"));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files | QDir::System)) {
        char target[64] = "";
        const auto size =
            ::readlink(file.filePath().toLocal8Bit().constData(), target, sizeof target);
        count += size > 7 && std::string_view(target, 7) == "socket:" ? 1 : 0;
    }
    return count;
}

} // namespace settebello::net
