// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_helpers.h"
#include "crypto/session_numbers.h"
#include "friends/hosted_table.h"
#include "friends/joined_table.h"
#include "friends/session_clock.h"
#include "session/guest.h"
#include "session/host.h"

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

/// The lines of a host without a window.
class HostLines : public SessionLines {
public:
    explicit HostLines(session::Host& host)
        : m_host(host) {}
    void connected(int number) override { m_host.connected(number, sessionNow()); }
    void disconnected(int number) override { m_host.disconnected(number, sessionNow()); }
    void receive(int number, std::string_view line) override {
        m_host.received(number, line, sessionNow());
    }
    std::optional<std::string> nextLine(int number) override {
        return m_host.nextLine(number, sessionNow());
    }
    bool isConnected(int number) const override { return m_host.isConnected(number); }

private:
    session::Host& m_host;
};

/// The lines of one guest.
class GuestLines : public SessionLines {
public:
    explicit GuestLines(session::Guest& guest)
        : m_guest(guest) {}
    void connected(int /*number*/) override { m_guest.connected(); }
    void disconnected(int /*number*/) override { m_guest.disconnected(); }
    void receive(int /*number*/, std::string_view line) override { m_guest.received(line); }
    std::optional<std::string> nextLine(int /*number*/) override { return m_guest.nextLine(); }
    bool isConnected(int /*number*/) const override { return m_guest.isConnected(); }

private:
    session::Guest& m_guest;
};

/// A person at a table elsewhere.
struct TestGuest {
    TestGuest(std::uint64_t secret, const JoinPlan& plan, const LinkTimes& times = {})
        : guest(test::secretOf(secret), sessionHash(), "Guest")
        , lines(guest)
        , table(lines, 0, plan, times) {
        QObject::connect(&table, &JoinedTable::failed, &table,
                         [this](Ending ending) { failure = ending; });
        QObject::connect(&table, &JoinedTable::interrupted, &table,
                         [this](Ending ending) { interruptions.push_back(ending); });
        table.start();
    }
    session::Guest guest;
    GuestLines lines;
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
        , lines(host)
        , table(lines, setup.guests, options, kept)
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
    HostLines lines;
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
