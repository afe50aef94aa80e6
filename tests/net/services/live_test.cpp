// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/net_helpers.h"

#include "router/port_opener.h"

using namespace settebello;
using namespace settebello::net;

// Run by services_test.py in network namespaces of its own, with real services. Skipped elsewhere.

namespace {

/// The broker at this computer, if there is one.
std::optional<Broker> testBroker() {
    const QByteArray certificates = qgetenv("SETTEBELLO_TEST_BROKER");
    if (certificates.isEmpty()) {
        return std::nullopt;
    }
    return Broker{QStringLiteral("localhost"), 18883, QString::fromLocal8Bit(certificates), {}, {}};
}

TableOptions onlyByRelay(const Broker& broker) {
    TableOptions options = onlyHere();
    options.direct = false;
    options.broker = broker;
    return options;
}

bool isSeated(const TestGuest& guest) {
    return guest.table.isConnected() && guest.guest.hasTable();
}

} // namespace

TEST(RelayLive, ARoundIsPlayedByThreeWords) {
    const auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    TestHost host(1, onlyByRelay(*broker));
    JoinPlan plan = planFor(host.table.words(), broker);
    plan.mark.clear();
    QTest::qWait(500); // the host's way to its lobby
    TestGuest guest(1, plan);
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    EXPECT_EQ(guest.table.way(), Way::Relay);
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.revealed() != nullptr; }));
    EXPECT_EQ(guest.guest.revealed()->played().front().pack,
              host.host.match().played().front().pack);
    EXPECT_TRUE(guest.interruptions.empty());
}

TEST(RelayLive, WrongWordsAreCountedThereToo) {
    const auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    TestHost host(1, onlyByRelay(*broker));
    QSignalSpy renewed(&host.table, &HostedTable::wordsChanged);
    QTest::qWait(500);
    const QStringList words = host.table.words();
    for (int i = 0; i < HostedTable::kTries; ++i) {
        JoinPlan plan = planFor({words[0], QStringLiteral("x"), words[2]}, broker);
        plan.mark.clear();
        TestGuest guest(1, plan);
        ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
        EXPECT_EQ(guest.failure, Ending::WrongSecret);
    }
    EXPECT_TRUE(waitFor([&] { return renewed.count() == 1; }));
}

TEST(RelayLive, ATableIsHeardOfByWhoeverKnocks) {
    const auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    TestHost host(1, onlyByRelay(*broker));
    QSignalSpy renewed(&host.table, &HostedTable::wordsChanged);
    const QString place = placeOf(host.table.words().front().toUtf8());
    const QString free = placeOf("nobody");
    RelayLobby lobby(std::make_shared<RelayConnection>(*broker));
    QSignalSpy taken(&lobby, &RelayLobby::taken);
    QSignalSpy ready(&lobby, &RelayLobby::ready);
    QSignalSpy arrived(&lobby, &RelayLobby::arrived);
    for (const QString& asked : {free, place}) {
        lobby.setPlaces({asked});
        ASSERT_TRUE(waitFor([&] { return ready.count() == (asked == free ? 1 : 2); }));
        QTest::qWait(500); // the host's way to its lobby
        lobby.knock(asked);
        QTest::qWait(1000);
        EXPECT_EQ(taken.count(), asked == free ? 0 : 1);
    }
    EXPECT_EQ(taken.value(0).value(0).toString(), place);
    EXPECT_EQ(arrived.count(), 0) << "nobody is a guest of its own";
    EXPECT_EQ(renewed.count(), 0) << "whoever was there first keeps the words, and counts no try";
}

TEST(RelayLive, OtherWordsAreDrawnWhereTheFirstIsTaken) {
    const auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    MqttClient everywhere(*broker, 1000);
    QObject::connect(&everywhere, &MqttClient::received, &everywhere,
                     [&](const QString& /*topic*/, const QByteArray& payload) {
                         everywhere.publish(
                             QStringLiteral("settebello/1/%1/guest")
                                 .arg(QString::fromLatin1(payload.left(kConnectionId).toHex())),
                             "x");
                     });
    bool listens = false;
    QObject::connect(&everywhere, &MqttClient::connected, &everywhere,
                     [&] { everywhere.subscribe(QStringLiteral("settebello/1/+/lobby")); });
    QObject::connect(&everywhere, &MqttClient::subscribed, &everywhere, [&] { listens = true; });
    everywhere.start();
    ASSERT_TRUE(waitFor([&] { return listens; }));
    TestHost host(1, onlyByRelay(*broker));
    QSignalSpy renewed(&host.table, &HostedTable::wordsChanged);
    const QStringList first = host.table.words();
    ASSERT_TRUE(waitFor([&] { return renewed.count() == HostedTable::kTaken; }));
    EXPECT_NE(host.table.words(), first);
    QTest::qWait(1000);
    EXPECT_EQ(renewed.count(), HostedTable::kTaken) << "it opens in the end";
    EXPECT_EQ(host.table.words().size(), 3);
}

TEST(RelayLive, TablesOfOneProgramShareAConnection) {
    const auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    TableOptions options = onlyByRelay(*broker);
    options.relay = std::make_shared<RelayConnection>(*broker);
    RelayLobby lobby(options.relay);
    QSignalSpy ready(&lobby, &RelayLobby::ready);
    QSignalSpy arrived(&lobby, &RelayLobby::arrived);
    const QString place = placeOf("nobody");
    lobby.setPlaces({place});
    RelayLobby other(options.relay);
    {
        RelayLobby ended(options.relay);
        ended.setPlaces({place});
        ASSERT_TRUE(waitFor([&] { return ready.count() == 2; }));
    }
    other.knock(place);
    EXPECT_TRUE(waitFor([&] { return arrived.count() == 1; })) << "listens until all have ended";
    std::vector<std::unique_ptr<TestHost>> hosts;
    std::vector<std::unique_ptr<TestGuest>> guests;
    for (int i = 0; i < 2; ++i) {
        hosts.push_back(std::make_unique<TestHost>(1, options));
        JoinPlan plan = planFor(hosts.back()->table.words(), broker);
        plan.mark.clear();
        QTest::qWait(500); // the host's way to its lobby
        guests.push_back(std::make_unique<TestGuest>(1, plan));
        ASSERT_TRUE(waitFor([&] { return isSeated(*guests.back()); }));
    }
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_TRUE(hosts[i]->play({guests[i].get()},
                                   [&] { return guests[i]->guest.revealed() != nullptr; }));
    }
}

TEST(RelayLive, ADirectConnectionTakesOver) {
    const auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    TableOptions options = onlyHere();
    options.address = QHostAddress(QHostAddress::Any);
    options.broker = broker;
    TestHost host(1, options);
    JoinPlan plan = planFor(host.table.words(), broker); // knows no address
    plan.mark.clear();
    QTest::qWait(500);
    TestGuest guest(1, plan);
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    EXPECT_TRUE(
        waitFor([&] { return guest.table.isConnected() && guest.table.way() == Way::Direct; }));
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.revealed() != nullptr; }));
    EXPECT_EQ(host.table.way(1), Way::Direct);
    EXPECT_TRUE(guest.interruptions.empty());
}

TEST(RelayLive, AnUnknownAuthorityIsRefused) {
    auto broker = testBroker();
    if (!broker) {
        GTEST_SKIP() << "no broker";
    }
    broker->certificates.clear(); // the system's, which have not signed it
    JoinPlan plan = planFor({QStringLiteral("a"), QStringLiteral("b")}, broker);
    plan.mark.clear();
    TestGuest guest(1, plan);
    ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
    EXPECT_EQ(guest.failure, Ending::Unreachable);
}

TEST(NearbyLive, ATableIsFoundOnceAndOpenedByWords) {
    if (qEnvironmentVariableIsEmpty("SETTEBELLO_TEST_NETWORK")) {
        GTEST_SKIP() << "no network of its own";
    }
    TableOptions options = onlyHere();
    options.address = QHostAddress(QHostAddress::Any);
    options.nearby = true;
    options.label = QStringLiteral("Anna");
    TestHost host(1, options);
    QList<TableNearby> found;
    {
        TableSearch search;
        QObject::connect(&search, &TableSearch::found, &search,
                         [&](const TableNearby& table) { found += table; });
        QTest::qWait(3000); // asks twice, over IPv4 and IPv6
    }
    ASSERT_EQ(found.size(), 1);
    EXPECT_EQ(found.front().port, host.endpoint().port);
    EXPECT_EQ(found.front().label, QStringLiteral("Anna"));
    TestGuest guest(1, planFor(host.table.words(), std::nullopt));
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    QTest::qWait(100);
    found.clear();
    TableSearch late; // all seats are taken: nobody answers
    QObject::connect(&late, &TableSearch::found, &late,
                     [&](const TableNearby& table) { found += table; });
    QTest::qWait(2500);
    EXPECT_TRUE(found.isEmpty());
}

TEST(RouterLive, OpensAPortAndClosesItAgain) {
    if (qEnvironmentVariableIsEmpty("SETTEBELLO_TEST_ROUTER")) {
        GTEST_SKIP() << "no router";
    }
    PortOpener opener(4321);
    std::optional<Endpoint> outside;
    bool hasFailed = false;
    bool isClosed = false;
    QObject::connect(&opener, &PortOpener::opened, &opener,
                     [&](const QHostAddress& address, quint16 port) {
                         outside = Endpoint{address, port};
                     });
    QObject::connect(&opener, &PortOpener::failed, &opener, [&] { hasFailed = true; });
    QObject::connect(&opener, &PortOpener::closed, &opener, [&] { isClosed = true; });
    ASSERT_TRUE(waitFor([&] { return outside || hasFailed; }));
    ASSERT_TRUE(outside);
    EXPECT_EQ(outside->address.toString().toUtf8(), qgetenv("SETTEBELLO_TEST_ROUTER"));
    // The script looks at the router's list while this file exists.
    QFile sign(qEnvironmentVariable("SETTEBELLO_TEST_SIGN"));
    ASSERT_TRUE(sign.open(QIODevice::WriteOnly));
    sign.write(QByteArray::number(outside->port));
    sign.close();
    ASSERT_TRUE(waitFor([&] { return !sign.exists(); }));
    opener.close();
    ASSERT_TRUE(waitFor([&] { return isClosed; }));
}

TEST(RouterLive, WithoutARouterItSaysSo) {
    if (qEnvironmentVariableIsEmpty("SETTEBELLO_TEST_NETWORK")) {
        GTEST_SKIP() << "no network of its own";
    }
    PortOpener opener(4321);
    bool hasFailed = false;
    QObject::connect(&opener, &PortOpener::failed, &opener, [&] { hasFailed = true; });
    EXPECT_TRUE(waitFor([&] { return hasFailed; }));
}
