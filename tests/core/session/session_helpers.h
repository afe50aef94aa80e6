// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_games.h"
#include "session/guest.h"
#include "session/host.h"
#include "storage/record.h"
#include "support/sha256.h"

#include <algorithm>
#include <string>
#include <vector>

namespace settebello::test {

/// Stands in for the hash function of the program's library.
inline session::HashFunction testHash() {
    return [](std::string_view text) { return sha256(text); };
}

/// The table where such a match is played.
inline session::TableSetup tableOf(const RuleSet& rules, int guests) {
    session::TableSetup table{kTableId, setupOf(rules, guests), {}};
    for (int seat = 1; seat <= guests; ++seat) {
        table.guests.push_back(seat);
    }
    return table;
}

/// A host and its guests in one program, with the lines between them as the network.
class SessionTable {
public:
    SessionTable(const session::TableSetup& table, std::uint64_t seed)
        : m_random(seed)
        , m_table(table)
        , m_secret(secretOf(seed))
        , m_host(table, m_secret, testHash(), {})
        , m_seats(table.guests) {
        for (const int seat : m_seats) {
            m_guests.push_back(newGuest(seat));
            m_saved.emplace_back();
        }
    }

    session::Host& host() { return m_host; }
    Random& random() { return m_random; }
    std::size_t guestCount() const { return m_guests.size(); }
    session::Guest& guest(std::size_t i) { return m_guests[i]; }
    int seat(std::size_t i) const { return m_seats[i]; }
    /// The lines that a guest has taken from the log and about the table.
    const std::vector<std::string>& saved(std::size_t i) const { return m_saved[i]; }

    void connect(std::size_t i) {
        m_host.connected(m_seats[i], now());
        m_guests[i].connected();
    }
    /// What was sent and has not arrived is lost.
    void cut(std::size_t i) {
        m_host.disconnected(m_seats[i], now());
        m_guests[i].disconnected();
    }
    /// The guest's program is started again. @param hasSaved with what it has read so far.
    void restart(std::size_t i, bool hasSaved) {
        cut(i);
        m_guests[i] = newGuest(m_seats[i]);
        if (hasSaved) {
            m_guests[i].restore(m_saved[i]);
            EXPECT_FALSE(m_guests[i].fault());
        } else {
            m_saved[i].clear();
        }
        connect(i);
    }

    /// The host's program is killed and started again, with its journal.
    void restartHost() {
        const std::vector<std::string> journal = m_host.journal();
        m_host = session::Host(m_table, m_secret, testHash(), now());
        const auto fault = m_host.restore(journal);
        EXPECT_FALSE(fault) << fault->text();
        EXPECT_EQ(m_host.journal(), journal);
        for (std::size_t i = 0; i < m_guests.size(); ++i) {
            cut(i);
            connect(i);
        }
    }

    /// Brings lines over until nobody has any. @param lossPerMille how likely each line breaks its
    /// connection, which is then made again.
    void deliver(std::uint32_t lossPerMille = 0) {
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t i = 0; i < m_guests.size(); ++i) {
                moved = deliver(i, lossPerMille) || moved;
            }
        }
    }
    /// Answers whatever is asked of anybody, once. @return whether anybody was asked.
    bool answerAll() {
        bool asked = false;
        for (int seat = 0; seat < m_host.setup().rules.rules.table.players; ++seat) {
            const bool isGuest = std::ranges::find(m_seats, seat) != m_seats.end();
            const bool isElsewhere = isGuest && !m_host.isSubstituted(seat);
            const auto question = isElsewhere ? std::nullopt : m_host.question(seat);
            if (question) {
                asked = true;
                EXPECT_EQ(m_host.decide(seat, anyAnswer(*question, m_random)), DecisionFault::None);
            }
        }
        for (session::Guest& guest : m_guests) {
            if (const auto question = guest.question()) {
                asked = true;
                EXPECT_EQ(guest.decide(anyAnswer(*question, m_random)), DecisionFault::None);
            }
        }
        return asked;
    }
    void readyAll() {
        m_host.ready();
        for (session::Guest& guest : m_guests) {
            guest.ready();
        }
    }
    session::Time now() { return session::Time(1000 * ++m_seconds); }

private:
    session::Guest newGuest(int seat) const {
        return session::Guest(secretOf(1000 + static_cast<std::uint64_t>(seat)), testHash(),
                              "Guest " + std::to_string(seat));
    }
    bool deliver(std::size_t i, std::uint32_t lossPerMille) {
        const int seat = m_seats[i];
        const auto up = m_guests[i].nextLine();
        const auto down = m_host.nextLine(seat, now());
        if ((up || down) && m_random.below(1000) < lossPerMille) {
            m_random.below(2) == 0 ? cut(i) : restart(i, m_random.below(2) == 0);
            connect(i);
            return true;
        }
        if (up) {
            m_host.received(seat, *up, now());
        }
        if (down) {
            m_guests[i].received(*down);
            m_saved[i].push_back(*down);
        }
        return up || down;
    }

    Random m_random;
    session::TableSetup m_table;
    session::Number m_secret;
    session::Host m_host;
    std::vector<int> m_seats;
    std::vector<session::Guest> m_guests;
    std::vector<std::vector<std::string>> m_saved;
    int m_seconds = 0;
};

} // namespace settebello::test
