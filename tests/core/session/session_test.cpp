// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session_helpers.h"
#include "session/public_state.h"

namespace settebello::session {
namespace {

using namespace test;

/// What everybody has after a round: the same record.
void expectEqualRecords(SessionTable& table) {
    const std::string record = recordText(table.host().setup(), table.host().match());
    for (std::size_t i = 0; i < table.guestCount(); ++i) {
        const Guest& guest = table.guest(i);
        ASSERT_NE(guest.revealed(), nullptr);
        ASSERT_EQ(recordText(guest.setup(), *guest.revealed()), record);
    }
    Faults faults;
    ASSERT_TRUE(readRecord(record, 0, faults)) << faults.begin()->text();
}

/// What a guest sees is what its seat may see of the host's match.
void expectSameView(SessionTable& table) {
    const Host& host = table.host();
    for (std::size_t i = 0; i < table.guestCount(); ++i) {
        const Guest& guest = table.guest(i);
        ASSERT_TRUE(guest.isUpToDate());
        ASSERT_EQ(guest.declaring(), host.declaring());
        ASSERT_EQ(publicStateOf(guest.match(), guest.declaring()),
                  publicStateOf(host.match(), host.declaring()));
        ASSERT_EQ(guest.match().round().hand(guest.seat()),
                  host.match().round().hand(guest.seat()));
    }
}

void expectNoFaults(SessionTable& table) {
    for (std::size_t i = 0; i < table.guestCount(); ++i) {
        const auto& ofGuest = table.guest(i).fault();
        ASSERT_FALSE(ofGuest) << ofGuest->text();
        const auto& ofHost = table.host().fault(table.seat(i));
        ASSERT_FALSE(ofHost) << ofHost->text();
    }
}

struct Troubles {
    std::uint32_t lossPerMille = 0; ///< of each line
    std::uint32_t cutPerMille = 0;  ///< between two steps
};

/// Something happens to one of the connections.
void trouble(SessionTable& table, const Troubles& troubles) {
    for (std::size_t i = 0; i < table.guestCount(); ++i) {
        if (table.random().below(1000) < troubles.cutPerMille) {
            switch (table.random().below(3)) {
            case 0:
                table.cut(i);
                table.connect(i);
                break;
            case 1:
                table.restart(i, true);
                break;
            default:
                table.restart(i, false);
                break;
            }
        }
    }
}

/// Plays rounds until the match is over or so many are.
void play(SessionTable& table, std::size_t rounds, const Troubles& troubles) {
    for (std::size_t i = 0; i < table.guestCount(); ++i) {
        table.connect(i);
    }
    for (std::size_t round = 0; round < rounds; ++round) {
        table.readyAll();
        bool isBetween = false;
        for (int step = 0; !isBetween; ++step) {
            ASSERT_LT(step, 2000) << "the round does not end";
            trouble(table, troubles);
            for (std::size_t i = 0; i < table.guestCount(); ++i) {
                table.guest(i).ready(); // a program that was started again has forgotten it
            }
            table.deliver(troubles.lossPerMille);
            expectNoFaults(table);
            if (table.host().hasMatch() && table.host().match().played().size() > round) {
                expectSameView(table);
            }
            if (testing::Test::HasFatalFailure()) {
                return;
            }
            const bool asked = table.answerAll();
            isBetween = !asked && table.host().hasMatch() && table.host().match().turn() < 0 &&
                        table.host().match().played().size() > round;
        }
        table.deliver();
        expectEqualRecords(table);
        if (testing::Test::HasFatalFailure() || table.host().match().over()) {
            return;
        }
    }
}

TEST(Session, PlaysAWholeMatchOfEveryGame) {
    std::uint64_t seed = 1;
    for (const RuleSet& rules : sessionGames()) {
        for (const int guests : {1, rules.table.players - 1}) {
            SessionTable table(tableOf(rules, guests), ++seed);
            play(table, 60, {});
            ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
            EXPECT_TRUE(table.host().match().over());
            EXPECT_EQ(table.host().setup().seats[1].name, "Guest 1");
            EXPECT_EQ(table.guest(0).match().result(), table.host().match().result());
        }
    }
}

/// Connections break at any moment, lines are lost, programs are started again with and without
/// what they have saved: nothing is lost, and nobody is thrown out.
TEST(Session, SurvivesBrokenConnections) {
    std::uint64_t seed = 1000;
    for (const RuleSet& rules : sessionGames()) {
        for (const int guests : {1, rules.table.players - 1}) {
            SessionTable table(tableOf(rules, guests), ++seed);
            play(table, 4, {30, 100});
            ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
        }
    }
}

/// The host's program can be started again: the same calls lead to the same log.
TEST(Session, TheHostFollowsFromItsCalls) {
    const TableSetup setup = tableOf(rulesOf("cirulla"), 1);
    Host first(setup, secretOf(3), testHash(), {});
    Host second(setup, secretOf(3), testHash(), {});
    Guest guest(secretOf(7), testHash(), "Ciro");
    Random random(8);
    first.connected(1, {});
    second.connected(1, {});
    guest.connected();
    for (int step = 0; step < 200; ++step) {
        first.ready();
        second.ready();
        guest.ready();
        for (std::optional<std::string> up = "", down = ""; up || down;) {
            if ((up = guest.nextLine())) {
                first.received(1, *up, {});
                second.received(1, *up, {});
            }
            if ((down = first.nextLine(1, {}))) {
                ASSERT_EQ(second.nextLine(1, {}), down);
                guest.received(*down);
            }
        }
        if (const auto question = first.question(0)) {
            const Decision answer = anyAnswer(*question, random);
            first.decide(0, answer);
            second.decide(0, answer);
        }
        if (const auto question = guest.question()) {
            guest.decide(anyAnswer(*question, random));
        }
    }
    EXPECT_GT(first.match().played().size(), 2U);
    EXPECT_EQ(recordText(first.setup(), first.match()), recordText(second.setup(), second.match()));
}

/// The next round waits for everybody, and its cards for everybody's numbers.
TEST(Session, BeginsWhenAllAreReady) {
    SessionTable table(tableOf(rulesOf("scopone"), 2), 5);
    table.connect(0);
    table.host().ready();
    table.guest(0).ready();
    table.deliver();
    EXPECT_FALSE(table.host().hasMatch()) << "one has not come";
    EXPECT_EQ(table.host().awaySince(2), Time(0));
    EXPECT_FALSE(table.host().awaySince(1));
    ASSERT_EQ(table.guest(0).away().size(), 1U);
    EXPECT_EQ(table.guest(0).away().front().seat, 2);
    table.connect(1);
    table.deliver();
    EXPECT_TRUE(table.guest(0).away().empty());
    EXPECT_EQ(table.guest(0).setup().seats[2].name, "Guest 2");
    EXPECT_FALSE(table.host().hasMatch()) << "one is not ready";
    EXPECT_FALSE(table.host().fingerprint());
    table.guest(1).ready();
    table.deliver();
    ASSERT_TRUE(table.host().hasMatch());
    ASSERT_EQ(table.host().match().played().size(), 1U);
    EXPECT_TRUE(table.host().fingerprint());
    EXPECT_EQ(table.guest(0).fingerprint(), table.host().fingerprint());
    EXPECT_EQ(table.guest(1).fingerprint(), table.host().fingerprint());
    table.cut(1);
    table.deliver();
    ASSERT_EQ(table.guest(0).away().size(), 1U);
    EXPECT_GT(table.host().awaySince(2), Time(0));
}

/// A person whose program was started again has forgotten the answer and is asked again. What was
/// answered before does not count, even if all others have answered by then.
TEST(Session, AsksAgainWhetherAForgetfulGuestDeclares) {
    int declared = 0;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        SessionTable table(tableOf(rulesOf("bazzica"), 1), seed);
        table.connect(0);
        table.readyAll();
        table.deliver();
        const Decision declares(Decision::Kind::Declare);
        if (table.guest(0).decide(declares) != DecisionFault::None) {
            continue;
        }
        ++declared;
        table.deliver();
        table.restart(0, true);
        table.deliver();
        ASSERT_TRUE(table.guest(0).question());
        EXPECT_EQ(table.host().decide(0, Decision(Decision::Kind::Pass)), DecisionFault::None);
        EXPECT_TRUE(table.host().declaring());
        const Decision passes(Decision::Kind::Pass);
        EXPECT_EQ(table.guest(0).decide(passes), DecisionFault::None);
        table.deliver();
        EXPECT_FALSE(table.host().declaring());
        EXPECT_TRUE(table.host().match().round().shownCards(1).empty());
        EXPECT_FALSE(table.guest(0).fault());
    }
    EXPECT_GT(declared, 0);
}

/// Before the reveal nothing in a guest names the host's number, from which all cards follow.
TEST(Session, KeepsTheHostsNumberSecretUntilTheRoundIsOver) {
    SessionTable table(tableOf(rulesOf("scopa"), 1), 6);
    const std::string secret = toText(Exchange(testHash(), kTableId, 1).numberOf(secretOf(6)));
    const auto told = [&] {
        return std::ranges::any_of(table.saved(0), [&](const std::string& line) {
            return line.find(secret) != std::string::npos;
        });
    };
    table.connect(0);
    table.readyAll();
    table.deliver();
    while (table.host().match().turn() >= 0) {
        ASSERT_FALSE(told());
        table.answerAll();
        if (table.host().match().turn() >= 0) {
            table.deliver();
        }
    }
    table.deliver();
    EXPECT_TRUE(told());
}

} // namespace
} // namespace settebello::session
