// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_helpers.h"

#include "crypto/session_numbers.h"
#include "friends/session_clock.h"
#include "game/player_view.h"

#include <memory>

using namespace settebello;
using namespace settebello::table;

namespace {

constexpr int kPatience = 60'000; // ms
using session::Wish;

Decision anyOf(const PlayerView& question) {
    std::vector<Decision> legal;
    legalDecisions(question, legal);
    return legal.front();
}

/// A person with a window at a table elsewhere, who wants a rematch.
class Person : public net::SessionLines {
public:
    explicit Person(const net::JoinPlan& plan)
        : table(*this, 0, plan) {
        QObject::connect(&table, &net::JoinedTable::failed, &table,
                         [this](net::Ending why) { ending = why; });
        table.start();
    }
    ~Person() override { table.leave(); }

    void connected(int /*number*/) override { guest.connected(); }
    void disconnected(int /*number*/) override { guest.disconnected(); }
    void receive(int /*number*/, std::string_view line) override {
        guest.received(line);
        guest.ready();
        if (const auto question = guest.question()) {
            guest.decide(anyOf(*question));
        } else if (guest.revealed() && guest.revealed()->over() && !std::exchange(hasAsked, true)) {
            guest.propose({Wish::Kind::Rematch, guest.seat()});
        }
    }
    std::optional<std::string> nextLine(int /*number*/) override { return guest.nextLine(); }
    bool isConnected(int /*number*/) const override { return guest.isConnected(); }

    session::Guest guest{net::sessionSecret(), net::sessionHash(), "Anna"};
    bool hasAsked = false;
    std::optional<net::Ending> ending;
    net::JoinedTable table;
};

/// A person with a window who deals, and wants a rematch when the guest is there.
class Dealer : public net::SessionLines {
public:
    Dealer(const RuleSet& rules, quint16 port) {
        options.address = QHostAddress(QHostAddress::LocalHost);
        options.openPort = false;
        options.nearby = false;
        options.port = port;
        setup = {net::tableId(), {}, {1}};
        setup.match.rules.rules = rules;
        setup.match.seats = {{"Anna", kPerson, {}}, {"", kPerson, {}}};
        begin({});
    }

    void connected(int seat) override { host->connected(seat, net::sessionNow()); }
    void disconnected(int seat) override { host->disconnected(seat, net::sessionNow()); }
    void receive(int seat, std::string_view line) override {
        host->received(seat, line, net::sessionNow());
        host->ready();
        while (const auto question = host->question(0)) {
            host->decide(0, anyOf(*question));
        }
        if (host->hasMatch() && host->match().over() && !host->status().wish) {
            host->propose({Wish::Kind::Rematch, 0}, 0);
        }
        if (host->isRematchAgreed() && !std::exchange(isAgreed, true)) {
            QMetaObject::invokeMethod(
                table.get(), [this] { playAgain(); }, Qt::QueuedConnection);
        }
    }
    std::optional<std::string> nextLine(int seat) override {
        return host->nextLine(seat, net::sessionNow());
    }
    bool isConnected(int seat) const override { return host->isConnected(seat); }

    void begin(const net::TableSecrets& kept) {
        host = std::make_unique<session::Host>(setup, net::sessionSecret(), net::sessionHash(),
                                               net::sessionNow());
        table = std::make_unique<net::HostedTable>(*this, setup.guests, options, kept);
        table->start();
    }
    void playAgain() {
        const net::TableSecrets secrets = table->secrets();
        table->stop(net::Ending::Again);
        table.release()->deleteLater(); // whose call this is
        setup.id = net::tableId();
        begin(secrets);
    }

    session::TableSetup setup;
    net::TableOptions options;
    std::unique_ptr<session::Host> host;
    bool isAgreed = false;
    std::unique_ptr<net::HostedTable> table;
};

quint16 freePort() {
    QTcpServer server;
    server.listen(QHostAddress::LocalHost, 0);
    return server.serverPort();
}

} // namespace

TEST(TableRematch, IsDealtForGuestsWhoAgreeOnIt) {
    TableArguments arguments = hostArguments({"greedy", kGuest.data()});
    arguments.rules.rules.match.target = 1;
    arguments.net.port = freePort();
    TestStreams ofHost;
    HostedGame hosted(arguments, 1, ofHost.streams);
    ASSERT_TRUE(hosted.start());
    TableArguments guest = guestArguments(ofHost.out.str(), "");
    reachHere(guest, arguments.net.port);
    Person person(guest.plan);
    ASSERT_TRUE(QTest::qWaitFor([&] { return person.ending.has_value(); }, kPatience));
    EXPECT_EQ(*person.ending, net::Ending::Again);
    Person again(*person.table.ticket());
    ASSERT_TRUE(QTest::qWaitFor([&] { return again.guest.hasRound(); }, kPatience));
    EXPECT_NE(again.guest.tableId(), person.guest.tableId());
    EXPECT_EQ(again.guest.match().played().front().dealer,
              1 - person.guest.revealed()->played().front().dealer);
}

TEST(TableRematch, IsFollowedWherePeopleDeal) {
    RuleSet rules = findPreset("scopa")->rules;
    rules.match.target = 1;
    Dealer dealer(rules, freePort());
    TestStreams streams;
    TableArguments arguments;
    arguments.level = "greedy";
    arguments.name = "Ciro";
    arguments.matches = 2;
    arguments.plan = net::planFor(dealer.table->invitation(), std::nullopt);
    arguments.plan.mark.clear();
    reachHere(arguments, dealer.options.port);
    JoinedGame joined(arguments, streams.streams);
    bool isFinished = false;
    QObject::connect(&joined, &JoinedGame::finished, &joined, [&] { isFinished = true; });
    ASSERT_TRUE(joined.start());
    ASSERT_TRUE(QTest::qWaitFor([&] { return isFinished; }, kPatience)) << streams.out.str();
    const std::string said = streams.out.str();
    EXPECT_EQ(joined.status(), cli::kSuccess) << streams.err.str();
    EXPECT_NE(said.find("waiting for a rematch"), std::string::npos);
    EXPECT_NE(said.find("match begins: " + dealer.setup.id), std::string::npos);
    const std::size_t first = said.find("match is over");
    ASSERT_NE(first, std::string::npos);
    EXPECT_NE(said.find("match is over", first + 1), std::string::npos) << said;
}
