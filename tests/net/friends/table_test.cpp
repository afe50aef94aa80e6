// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/net_helpers.h"
#include "net/proxy.h"

#include <QElapsedTimer>

using namespace settebello;
using namespace settebello::net;

namespace {

bool isSeated(const TestGuest& guest) {
    return guest.table.isConnected() && guest.guest.hasTable();
}

void expectRoundOverForBoth(TestHost& host, TestGuest& guest) {
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.revealed() != nullptr; }));
    EXPECT_EQ(guest.guest.revealed()->played().front().pack,
              host.host.match().played().front().pack);
    EXPECT_FALSE(guest.guest.fault());
}

} // namespace

TEST(FriendsTable, ARoundIsPlayedByALink) {
    TestHost host;
    TestGuest guest(1, host.byLink());
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    EXPECT_TRUE(host.table.isTaken(1));
    EXPECT_EQ(host.table.way(1), Way::Direct);
    expectRoundOverForBoth(host, guest);
    EXPECT_TRUE(guest.interruptions.empty());
}

TEST(FriendsTable, ThreeWordsOpenIt) {
    TestHost host;
    ASSERT_EQ(host.table.words().size(), 3);
    TestGuest guest(1, host.byWords(host.table.words()));
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    EXPECT_EQ(guest.failure, std::nullopt);
}

/// And not only when the network was searched for as long as if nobody had answered.
TEST(FriendsTable, AWrongLinkIsSaidSoon) {
    TestHost host;
    Invitation invitation = host.table.invitation();
    invitation.key[0] = static_cast<char>(invitation.key[0] ^ 1);
    invitation.endpoints = {host.endpoint()};
    QElapsedTimer time;
    time.start();
    TestGuest guest(1, planFor(invitation, std::nullopt));
    ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
    EXPECT_EQ(guest.failure, Ending::WrongSecret);
    EXPECT_LT(time.elapsed(), 15'000);
}

TEST(FriendsTable, WrongWordsDoNotAndAreReplacedAfterThreeTries) {
    TestHost host;
    const QStringList first = host.table.words();
    QSignalSpy renewed(&host.table, &HostedTable::wordsChanged);
    for (int i = 0; i < HostedTable::kTries; ++i) {
        EXPECT_EQ(renewed.count(), 0);
        TestGuest guest(1, host.byWords({first[0], first[1], QStringLiteral("wrong")}));
        ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
        EXPECT_EQ(guest.failure, Ending::WrongSecret);
    }
    ASSERT_TRUE(waitFor([&] { return renewed.count() == 1; }));
    EXPECT_NE(host.table.words(), first);
    TestGuest late(1, host.byWords(first));
    ASSERT_TRUE(waitFor([&] { return late.failure.has_value(); }));
    TestGuest friendly(1, host.byWords(host.table.words()));
    EXPECT_TRUE(waitFor([&] { return isSeated(friendly); }));
}

TEST(FriendsTable, SuccessGivesTheTryBack) {
    TestHost host(5);
    for (int i = 0; i < 5; ++i) {
        TestGuest guest(static_cast<std::uint64_t>(i), host.byWords(host.table.words()));
        ASSERT_TRUE(waitFor([&] { return isSeated(guest); })) << i;
    }
    TestGuest sixth(9, host.byWords(host.table.words()));
    ASSERT_TRUE(waitFor([&] { return sixth.failure.has_value(); }));
    EXPECT_EQ(sixth.failure, Ending::Full);
}

TEST(FriendsTable, AnAddressThatGuessesAgainAndAgainIsTurnedAway) {
    TestHost host;
    int tries = 0;
    while (!host.table.words().isEmpty() && tries < 100) {
        TestGuest guest(1, host.byWords({host.table.words().front(), QStringLiteral("x"),
                                         QStringLiteral("y")}));
        ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
        if (guest.failure != Ending::WrongSecret) {
            break; // this address is turned away
        }
        ++tries;
    }
    EXPECT_EQ(tries, Strangers::kMaxFailures);
}

TEST(FriendsTable, WhoHadASeatComesBackInLessThanFiveSeconds) {
    TestHost host;
    Proxy proxy(host.endpoint());
    TestGuest guest(1, host.byLink(proxy.endpoint()));
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    ASSERT_TRUE(host.play({&guest}, [&] { return guest.guest.hasRound(); }));
    for (int i = 0; i < 3; ++i) {
        proxy.cut();
        ASSERT_TRUE(waitFor([&] { return !guest.table.isConnected(); }));
        QElapsedTimer time;
        time.start();
        ASSERT_TRUE(waitFor([&] { return isSeated(guest) && host.table.way(1).has_value(); }));
        EXPECT_LT(time.elapsed(), 5000);
    }
    EXPECT_GE(guest.interruptions.size(), 3U);
    expectRoundOverForBoth(host, guest);
}

TEST(FriendsTable, AProgramThatWasStartedAgainComesBackWithItsTicket) {
    TestHost host;
    std::optional<JoinPlan> ticket;
    {
        TestGuest guest(1, host.byLink());
        EXPECT_FALSE(guest.table.ticket());
        ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
        ticket = guest.table.ticket();
    }
    ASSERT_TRUE(ticket);
    EXPECT_EQ(ticket->kind, SecretKind::Seat);
    EXPECT_EQ(ticket->secret.size(), 32);
    ticket->endpoints = {host.endpoint()};
    TestGuest again(1, *ticket);
    ASSERT_TRUE(waitFor([&] { return isSeated(again); }));
    expectRoundOverForBoth(host, again);
    TestGuest other(2, host.byLink());
    ASSERT_TRUE(waitFor([&] { return other.failure.has_value(); }));
    EXPECT_EQ(other.failure, Ending::Full);
}

TEST(FriendsTable, AHostThatWasStartedAgainKnowsItsGuests) {
    TableSecrets kept;
    std::optional<JoinPlan> ticket;
    {
        TestHost host;
        TestGuest guest(1, host.byLink());
        ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
        kept = host.table.secrets();
        ticket = guest.table.ticket();
    }
    TestHost again(1, onlyHere(), kept);
    EXPECT_TRUE(again.table.isTaken(1));
    ticket->endpoints = {again.endpoint()};
    TestGuest guest(1, *ticket);
    EXPECT_TRUE(waitFor([&] { return isSeated(guest); }));
}

TEST(FriendsTable, ANumberIsComparedOnBothScreens) {
    TableOptions options = onlyHere();
    options.nearby = true;
    TestHost host(1, options);
    std::optional<unsigned> ofHost;
    QObject::connect(&host.table, &HostedTable::numberShown, &host.table,
                     [&](unsigned number) { ofHost = number; });
    TableNearby nearby;
    nearby.address = QHostAddress::LocalHost;
    nearby.port = host.endpoint().port;
    TestGuest guest(1, planFor(nearby));
    std::optional<unsigned> ofGuest;
    QObject::connect(&guest.table, &JoinedTable::numberShown, &guest.table,
                     [&](unsigned number) { ofGuest = number; });
    ASSERT_TRUE(waitFor([&] { return ofHost && ofGuest; }));
    EXPECT_EQ(ofHost, ofGuest);
    TestGuest second(2, planFor(nearby)); // one at a time
    ASSERT_TRUE(waitFor([&] { return second.failure.has_value(); }));
    EXPECT_EQ(second.failure, Ending::Full);
    guest.table.confirmNumber();
    QTest::qWait(100);
    EXPECT_FALSE(guest.table.isConnected());
    host.table.confirmNumber();
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
}

TEST(FriendsTable, ANumberThatDiffersIsRefused) {
    TableOptions options = onlyHere();
    options.nearby = true;
    TestHost host(1, options);
    bool isShown = false;
    bool isGone = false;
    QObject::connect(&host.table, &HostedTable::numberShown, &host.table, [&] { isShown = true; });
    QObject::connect(&host.table, &HostedTable::numberGone, &host.table, [&] { isGone = true; });
    TableNearby nearby;
    nearby.address = QHostAddress::LocalHost;
    nearby.port = host.endpoint().port;
    TestGuest guest(1, planFor(nearby));
    ASSERT_TRUE(waitFor([&] { return isShown; }));
    host.table.rejectNumber();
    ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
    EXPECT_EQ(guest.failure, Ending::NumberRefused);
    EXPECT_TRUE(isGone);
}

TEST(FriendsTable, NobodyIsThere) {
    TestHost host;
    const JoinPlan plan = host.byLink();
    host.table.stop();
    TestGuest guest(1, plan);
    ASSERT_TRUE(waitFor([&] { return guest.failure.has_value(); }));
    EXPECT_EQ(guest.failure, Ending::Unreachable);
}

TEST(FriendsTable, WithoutATableThereIsNoSocket) {
    const int before = socketCount();
    session::TableSetup setup = test::tableOf(test::rulesOf("scopa"), 1);
    session::Host host(setup, test::secretOf(7), sessionHash(), sessionNow());
    TableOptions options;
    options.language = QStringLiteral("it");
    options.openPort = false;
    HostLines hostLines(host);
    HostedTable table(hostLines, setup.guests, options);
    session::Guest person(test::secretOf(1), sessionHash(), "Guest");
    GuestLines guestLines(person);
    JoinedTable joined(guestLines, 0,
                       planFor({QStringLiteral("a"), QStringLiteral("b")}, std::nullopt));
    EXPECT_EQ(socketCount(), before);
    table.start();
    joined.start();
    EXPECT_GT(socketCount(), before);
    joined.leave();
    table.stop();
    ASSERT_TRUE(waitFor([&] { return socketCount() == before; }));
}

TEST(FriendsTable, WhoLeavesForGoodIsNotWaitedFor) {
    TestHost host;
    TestGuest guest(1, host.byLink());
    ASSERT_TRUE(waitFor([&] { return isSeated(guest); }));
    guest.table.leave();
    ASSERT_TRUE(waitFor([&] { return !host.table.way(1).has_value(); }));
    EXPECT_TRUE(host.host.awaySince(1).has_value());
}
