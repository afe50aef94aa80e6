// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_helpers.h"
#include "friends/guest_source.h"
#include "friends/host_source.h"
#include "ui/wait_until.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#include <memory>
#include <vector>

namespace settebello::test {

/// How many people sit at which screen: the first is the host's, then come seats by seat. Levels
/// have the other seats.
struct Screens {
    std::vector<int> people;
};

/// What commitments and cards of a table follow from besides numbers.
struct TableIdentity {
    std::string id = kTableId;
    session::HashFunction hash = testHash();
};

/// A table with friends in one program: a screen for the host and for each of the others, with
/// lines of text between them.
class FriendsTable {
public:
    FriendsTable(const RuleSet& rules, const Screens& screens, std::uint64_t seed,
                 const TableIdentity& identity = {})
        : m_random(seed)
        , m_secret(secretOf(seed))
        , m_hash(identity.hash) {
        m_table.id = identity.id;
        m_table.match.rules.rules = rules;
        m_table.match.seats.assign(static_cast<std::size_t>(rules.table.players),
                                   {"Ciro", "casual"});
        int seat = 0;
        for (std::size_t screen = 0; screen < screens.people.size(); ++screen) {
            for (int i = 0; i < screens.people[screen]; ++i, ++seat) {
                m_table.match.seats[static_cast<std::size_t>(seat)] = {screen == 0 ? "Anna" : "",
                                                                       kPerson};
                if (screen > 0) {
                    m_table.guests.push_back(seat);
                    m_wires.push_back({screen - 1, i, seat, false});
                }
            }
        }
        m_host = newHost();
        for (std::size_t screen = 1; screen < screens.people.size(); ++screen) {
            std::vector<session::KeptTable::OfGuest> people;
            for (int i = 0; i < screens.people[screen]; ++i) {
                people.push_back(
                    {secretOf(1000 * screen + static_cast<std::uint64_t>(i)), "Guest", {}, {}});
            }
            m_guests.push_back(newGuest(people));
        }
    }

    HostSource& host() { return *m_host; }
    GuestSource& guest(std::size_t i) { return *m_guests[i]; }
    std::size_t guestCount() const { return m_guests.size(); }
    std::size_t wireCount() const { return m_wires.size(); }
    Random& random() { return m_random; }
    const session::TableSetup& table() const { return m_table; }
    /// All lines that have reached guests.
    const std::vector<std::string>& linesDown() const { return m_down; }
    void passTime(std::chrono::milliseconds time) { m_time += time; }

    void start() {
        connectAll();
        deliver();
        m_host->start();
        for (auto& guest : m_guests) {
            guest->start();
        }
        deliver();
    }
    void connectAll() {
        for (std::size_t i = 0; i < m_wires.size(); ++i) {
            connectWire(i);
        }
    }
    void connectWire(std::size_t i) {
        m_wires[i].isUp = true;
        m_host->connected(m_wires[i].seat);
        m_guests[m_wires[i].screen]->connected(m_wires[i].number);
    }
    void cut(std::size_t i) {
        m_wires[i].isUp = false;
        m_host->disconnected(m_wires[i].seat);
        m_guests[m_wires[i].screen]->disconnected(m_wires[i].number);
    }
    /// The program is killed, and started again with what it has kept, as text.
    void restartHost() {
        const session::KeptTable kept = throughText(m_host->kept());
        m_host = newHost();
        ASSERT_TRUE(kept.host);
        ASSERT_EQ(kept.host->table, m_table);
        const auto fault = m_host->restore(kept.host->journal);
        ASSERT_FALSE(fault) << fault->text();
        m_host->start();
        reconnect([](const Wire&) { return true; });
    }
    void restartGuest(std::size_t screen) {
        m_guests[screen] = newGuest(throughText(m_guests[screen]->kept()).guests);
        m_guests[screen]->start();
        reconnect([screen](const Wire& wire) { return wire.screen == screen; });
    }

    /// Brings lines over until nobody has any.
    void deliver() {
        for (bool moved = true; moved;) {
            QCoreApplication::processEvents();
            moved = false;
            for (const Wire& wire : m_wires) {
                moved = (wire.isUp && deliver(wire)) || moved;
            }
        }
    }
    /// All people answer what they are asked, once. @return whether anybody was.
    bool answerAll() {
        bool asked = answer(*m_host);
        for (auto& guest : m_guests) {
            asked = answer(*guest) || asked;
        }
        return asked;
    }
    /// Plays on until this is so. Rounds that are over are followed by the next.
    template <typename Condition>
    void playUntil(const Condition& isReached) {
        QDeadlineTimer deadline(kTestTimeout);
        while (deliver(), !isReached()) {
            ASSERT_FALSE(deadline.hasExpired()) << "the match does not go on";
            if (answerAll()) {
                deadline.setRemainingTime(kTestTimeout);
            } else { // levels think, or the disk works
                QThread::msleep(1);
            }
            deliver();
            dealNext();
            deliver();
            if (testing::Test::HasFatalFailure()) {
                return;
            }
        }
    }
    void dealNext() {
        m_host->dealNext();
        for (auto& guest : m_guests) {
            guest->dealNext();
        }
    }
    bool isOver() {
        return m_host->over() &&
               std::ranges::all_of(m_guests, [](const auto& guest) { return guest->over(); });
    }

private:
    struct Wire {
        std::size_t screen = 0; ///< among the guests'
        int number = 0;
        int seat = 0;
        bool isUp = false;
    };

    FriendsSource::Clock clock() {
        return [this] { return m_time; };
    }
    std::unique_ptr<HostSource> newHost() {
        return std::make_unique<HostSource>(m_table, m_secret, m_hash, clock());
    }
    std::unique_ptr<GuestSource> newGuest(const std::vector<session::KeptTable::OfGuest>& people) {
        return std::make_unique<GuestSource>(people, m_hash, clock());
    }
    static session::KeptTable throughText(const session::KeptTable& kept) {
        Faults faults;
        session::KeptTable read;
        EXPECT_EQ(parseKeptTable(keptTableText(kept), read, faults), FileVersion::Supported);
        EXPECT_TRUE(faults.empty()) << faults.front().text();
        EXPECT_EQ(read, kept);
        return read;
    }
    template <typename Condition>
    void reconnect(const Condition& concerns) {
        for (std::size_t i = 0; i < m_wires.size(); ++i) {
            if (concerns(m_wires[i])) {
                cut(i);
                connectWire(i);
            }
        }
    }
    bool deliver(const Wire& wire) {
        GuestSource& guest = *m_guests[wire.screen];
        const auto up = guest.nextLine(wire.number);
        if (up) {
            m_host->receive(wire.seat, *up);
        }
        const auto down = m_host->nextLine(wire.seat);
        if (down) {
            m_down.push_back(*down);
            guest.receive(wire.number, *down);
        }
        EXPECT_EQ(guest.fault(wire.number), QString());
        EXPECT_EQ(m_host->fault(wire.seat), QString());
        return up || down;
    }
    bool answer(FriendsSource& source) {
        if (!source.hasMatch()) {
            return false;
        }
        for (const int seat : source.ownSeats()) {
            source.setViewer(seat);
            if (const auto question = source.question()) {
                EXPECT_EQ(source.decide(anyAnswer(*question, m_random)), DecisionFault::None);
                QCoreApplication::processEvents();
                return true;
            }
        }
        return false;
    }

    Random m_random;
    session::Number m_secret;
    session::HashFunction m_hash;
    session::TableSetup m_table;
    std::chrono::milliseconds m_time{0};
    std::vector<Wire> m_wires;
    std::unique_ptr<HostSource> m_host;
    std::vector<std::unique_ptr<GuestSource>> m_guests;
    std::vector<std::string> m_down;
};

} // namespace settebello::test
