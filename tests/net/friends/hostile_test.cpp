// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/tcp_channel.h"
#include "net/net_helpers.h"
#include "net/proxy.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

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

TEST(Hostile, StrangersWhoSayNothingKeepNoFriendOut) {
    TestHost host;
    std::vector<std::unique_ptr<QTcpSocket>> strangers;
    for (int i = 0; i < Strangers::kMaxAtOnce; ++i) {
        strangers.push_back(std::make_unique<QTcpSocket>());
        const QString from = QStringLiteral("127.0.0.%1").arg(2 + i / Strangers::kMaxFromOne);
        if (!strangers.back()->bind(QHostAddress(from))) {
            GTEST_SKIP() << "this computer has one address for itself";
        }
        strangers.back()->connectToHost(QHostAddress::LocalHost, host.endpoint().port);
    }
    ASSERT_TRUE(waitFor([&] {
        return std::all_of(strangers.begin(), strangers.end(), [](const auto& stranger) {
            return stranger->state() == QAbstractSocket::ConnectedState;
        });
    }));
    QTest::qWait(100); // the host has accepted them
    TestGuest guest(1, host.byLink());
    EXPECT_TRUE(waitFor([&] { return isSeated(guest); }, 10'000)) << "before they are shown out";
    EXPECT_TRUE(guest.interruptions.empty());
}

TEST(Strangers, MakeRoomForWhoeverComesTheOldestFirst) {
    Strangers strangers;
    const QString here = QStringLiteral("192.0.2.1");
    const QString there = QStringLiteral("192.0.2.2");
    std::vector<std::unique_ptr<SecureLink>> links;
    const auto add = [&](const QString& from) {
        links.push_back(std::make_unique<SecureLink>(
            std::make_unique<TcpChannel>(std::make_unique<QTcpSocket>()),
            Handshake::asHost([](SecretKind, std::string_view) { return Ending::Full; },
                              Way::Direct),
            LinkTimes()));
        strangers.add(from).link = links.back().get();
    };
    for (int i = 0; i < Strangers::kMaxFromOne; ++i) {
        EXPECT_TRUE(strangers.hasRoomFor(here));
        EXPECT_EQ(strangers.inTheWayOf(here), nullptr);
        add(here);
    }
    EXPECT_EQ(strangers.inTheWayOf(here), links[0].get());
    EXPECT_EQ(strangers.inTheWayOf(there), nullptr);
    while (strangers.all().size() < Strangers::kMaxAtOnce) {
        add(QString::number(links.size()));
    }
    EXPECT_EQ(strangers.inTheWayOf(there), links[0].get());
    strangers.remove(links[0].get(), true);
    EXPECT_TRUE(strangers.hasRoomFor(there));
    add(there);
    EXPECT_EQ(strangers.inTheWayOf(QStringLiteral("192.0.2.3")), links[1].get());
}

TEST(Strangers, OfOneNetworkFailOnlySoOften) {
    Strangers strangers;
    const QString here = Strangers::networkOf(QHostAddress(QStringLiteral("2001:db8:1:2::3")));
    EXPECT_EQ(here, Strangers::networkOf(QHostAddress(QStringLiteral("2001:db8:1:2:ffff::1"))));
    EXPECT_NE(here, Strangers::networkOf(QHostAddress(QStringLiteral("2001:db8:1:3::3"))));
    EXPECT_EQ(Strangers::networkOf(QHostAddress(QStringLiteral("::ffff:192.0.2.1"))),
              QStringLiteral("192.0.2.1"));
    for (int i = 0; i < Strangers::kMaxFailures; ++i) {
        EXPECT_FALSE(strangers.isTurnedAway(here));
        strangers.remove(strangers.add(here).link, true);
    }
    EXPECT_TRUE(strangers.isTurnedAway(here));
    EXPECT_FALSE(strangers.isTurnedAway(QStringLiteral("192.0.2.2")));
}

TEST(TableBeacon, AnswersOthersWhileSomebodyAsksAllTheTime) {
    TableBeacon beacon(QByteArray(8, 'i'), 1);
    const QHostAddress one(QStringLiteral("192.0.2.1"));
    int answers = 0;
    for (int i = 0; i < 1000; ++i) {
        answers += beacon.mayAnswer(one) ? 1 : 0;
    }
    EXPECT_LT(answers, 50);
    EXPECT_TRUE(beacon.mayAnswer(QHostAddress(QStringLiteral("192.0.2.2"))));
    int toAll = 0;
    for (int i = 0; i < 5000; ++i) {
        toAll += beacon.mayAnswer(QHostAddress(static_cast<quint32>(i))) ? 1 : 0;
    }
    EXPECT_LT(toAll, 1000) << "nor is everybody answered who pretends to be somebody else";
}
