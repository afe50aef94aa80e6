// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/tcp_channel.h"
#include "net/net_helpers.h"
#include "net/proxy.h"

#include <QTcpServer>

using namespace settebello;
using namespace settebello::net;

namespace {

LinkTimes shortTimes() {
    using namespace std::chrono_literals;
    return {.connecting = 2s, .handshake = 400ms, .number = 1s, .ping = 200ms, .silence = 800ms};
}

bool isSeated(const TestGuest& guest) {
    return guest.table.isConnected() && guest.guest.hasTable();
}

/// Whoever does this to frames is noticed by one who receives them, and the match goes on on
/// another connection.
void expectNoticed(const Proxy::Change& change, Ending expected) {
    TestHost host;
    Proxy proxy(host.endpoint());
    bool done = false;
    proxy.toGuest = [&](int count, const std::string& frame) -> std::vector<std::string> {
        if (done || count < 3) {
            return {frame};
        }
        const auto changed = change(count, frame);
        done = changed != std::vector{frame};
        return changed;
    };
    TestGuest guest(1, host.byLink(proxy.endpoint()));
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.revealed() != nullptr; }));
    ASSERT_FALSE(guest.interruptions.empty());
    EXPECT_EQ(guest.interruptions.front(), expected) << englishText(guest.interruptions.front());
    EXPECT_EQ(guest.guest.revealed()->played().front().pack,
              host.host.match().played().front().pack);
    EXPECT_FALSE(guest.guest.fault());
    EXPECT_FALSE(host.host.fault(1));
}

} // namespace

TEST(Hostile, AChangedMessageIsNoticed) {
    expectNoticed(
        [](int count, std::string frame) -> std::vector<std::string> {
            if (count == 6) {
                frame[40] = static_cast<char>(frame[40] ^ 1);
            }
            return {frame};
        },
        Ending::Tampered);
}

TEST(Hostile, AReplayedMessageIsNoticed) {
    expectNoticed(
        [](int count, const std::string& frame) {
            return std::vector<std::string>(count == 6 ? 2 : 1, frame);
        },
        Ending::Tampered);
}

TEST(Hostile, ALostMessageIsNoticed) {
    expectNoticed(
        [](int count, const std::string& frame) {
            return std::vector<std::string>(count == 6 ? 0 : 1, frame);
        },
        Ending::Tampered);
}

TEST(Hostile, AnotherOrderIsNoticed) {
    std::string held;
    expectNoticed(
        [&](int count, const std::string& frame) -> std::vector<std::string> {
            if (count == 6) {
                held = frame;
                return {};
            }
            return held.empty() ? std::vector{frame} : std::vector{frame, held};
        },
        Ending::Tampered);
}

TEST(Hostile, ALongMessageEndsTheConnectionUnread) {
    expectNoticed(
        [](int count, const std::string& frame) -> std::vector<std::string> {
            return {count == 6 ? std::string(kMaxFrame + 1, 'x') : frame};
        },
        Ending::TooLong);
}

// With words of his own on one side, and a guess on the other.
TEST(Hostile, ManInTheMiddleNeedsTheWords) {
    TestHost host;
    TestHost falseHost; // pretends to be the host; does not know its words
    Proxy toFalse(falseHost.endpoint());
    TestGuest guest(1, host.byWords(host.table.words(), toFalse.endpoint()));
    ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
    EXPECT_EQ(guest.failure, Ending::WrongSecret);
    EXPECT_FALSE(falseHost.table.isTaken(1));
    // Passing on what he cannot read, he is a cable.
    Proxy cable(host.endpoint());
    TestGuest through(1, host.byWords(host.table.words(), cable.endpoint()));
    ASSERT_TRUE(waitFor([&] { return isSeated(through); }));
    EXPECT_EQ(cable.connections, 1);
}

/// Nobody comes back to another match without a seat to come back to.
TEST(Hostile, AHostSendsNobodyWithoutASeatToAnotherMatch) {
    Invitation invitation;
    invitation.key = QByteArray(kKeySize, 'k');
    QTcpServer server;
    ASSERT_TRUE(server.listen(QHostAddress::LocalHost));
    invitation.endpoints = {{QHostAddress::LocalHost, server.serverPort()}};
    std::unique_ptr<SecureLink> link;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        auto handshake = Handshake::asHost(
            [&](SecretKind, std::string_view) -> std::variant<Secret, Ending> {
                return Secret(invitation.key.toStdString());
            },
            Way::Direct);
        link =
            std::make_unique<SecureLink>(std::make_unique<TcpChannel>(std::unique_ptr<QTcpSocket>(
                                             server.nextPendingConnection())),
                                         std::move(handshake), LinkTimes());
        QObject::connect(link.get(), &SecureLink::satDown, &server,
                         [&] { link->leave(Ending::Again); });
        link->start();
    });
    JoinPlan plan = planFor(invitation, std::nullopt);
    plan.mark.clear();
    TestGuest guest(1, plan);
    ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
    EXPECT_EQ(guest.failure, Ending::Closed);
    EXPECT_FALSE(guest.table.ticket());
}

TEST(Hostile, ALineOfAHundredMegabytesIsNotKept) {
    TestHost host;
    TestGuest guest(1, host.byLink());
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    QTcpSocket stranger;
    stranger.connectToHost(QHostAddress::LocalHost, host.endpoint().port);
    ASSERT_TRUE(waitFor([&] { return stranger.state() == QAbstractSocket::ConnectedState; }));
    const QByteArray piece(1 << 20, '{');
    qint64 sent = 0;
    const bool wasCutOff = waitFor([&] {
        if (stranger.bytesToWrite() < (4 << 20) && sent < (100 << 20)) {
            sent += std::max<qint64>(0, stranger.write(piece));
        }
        return stranger.state() == QAbstractSocket::UnconnectedState;
    });
    EXPECT_TRUE(wasCutOff);
    EXPECT_LT(sent, 20 << 20) << "was read on";
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.revealed() != nullptr; }));
    EXPECT_TRUE(guest.interruptions.empty());
}

TEST(Hostile, OneWhoSaysNothingIsShownTheDoor) {
    TableOptions options = onlyHere();
    options.times = shortTimes();
    TestHost host(1, options);
    QTcpSocket stranger;
    stranger.connectToHost(QHostAddress::LocalHost, host.endpoint().port);
    ASSERT_TRUE(waitFor([&] { return stranger.state() == QAbstractSocket::ConnectedState; }));
    EXPECT_TRUE(
        waitFor([&] { return stranger.state() == QAbstractSocket::UnconnectedState; }, 5000));
}

TEST(Hostile, OneWhoFallsSilentIsNoticed) {
    TableOptions options = onlyHere();
    options.times = shortTimes();
    TestHost host(1, options);
    Proxy proxy(host.endpoint());
    TestGuest guest(1, host.byLink(proxy.endpoint()), shortTimes());
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    QTest::qWait(2000); // nobody plays, but both are there
    EXPECT_TRUE(guest.interruptions.empty());
    proxy.isMute = true;
    ASSERT_TRUE(waitFor([&] { return !guest.interruptions.empty(); }, 5000));
    EXPECT_EQ(guest.interruptions.front(), Ending::Silent);
    ASSERT_TRUE(waitFor([&] { return host.host.awaySince(1).has_value(); }, 5000));
    proxy.isMute = false;
    EXPECT_TRUE(waitFor([&] { return isSeated(guest); }));
}

TEST(Hostile, AStrangerWhoComesAgainAndAgainIsTurnedAway) {
    TestHost host;
    TestGuest guest(1, host.byLink());
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    const int before = socketCount();
    std::vector<std::unique_ptr<QTcpSocket>> strangers;
    for (int i = 0; i < 100; ++i) {
        strangers.push_back(std::make_unique<QTcpSocket>());
        strangers.back()->connectToHost(QHostAddress::LocalHost, host.endpoint().port);
    }
    QTest::qWait(500);
    int open = 0;
    for (const auto& stranger : strangers) {
        open += stranger->state() == QAbstractSocket::ConnectedState ? 1 : 0;
    }
    EXPECT_LE(open, Strangers::kMaxFromOne);
    strangers.clear();
    EXPECT_TRUE(waitFor([&] { return socketCount() == before; }));
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.revealed() != nullptr; }));
    EXPECT_TRUE(guest.interruptions.empty());
    EXPECT_FALSE(host.table.words().isEmpty());
}

TEST(Strangers, AreFewAtOnceAndNotAlwaysTheSame) {
    Strangers strangers;
    const QString here = QStringLiteral("192.0.2.1");
    for (int i = 0; i < Strangers::kMaxFromOne; ++i) {
        ASSERT_TRUE(strangers.mayBegin(here));
        strangers.add(here);
    }
    EXPECT_FALSE(strangers.mayBegin(here));
    EXPECT_TRUE(strangers.mayBegin(QStringLiteral("192.0.2.2")));
    while (strangers.all().size() < Strangers::kMaxAtOnce) {
        strangers.add(QString::number(strangers.all().size()));
    }
    EXPECT_FALSE(strangers.mayBegin(QStringLiteral("192.0.2.2")));
    while (!strangers.all().empty()) {
        strangers.remove(strangers.all().back()->link, false);
    }
    EXPECT_TRUE(strangers.mayBegin(here));
    for (int i = 0; i < Strangers::kMaxFailures; ++i) {
        strangers.remove(strangers.add(here).link, true);
    }
    EXPECT_FALSE(strangers.mayBegin(here));
}
