// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exchange.h"
#include "session/message.h"
#include "session/open_match.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::session {

/// Since any fixed moment, by a clock that never goes back.
using Time = std::chrono::milliseconds;

/// What the host decides before anybody comes.
struct TableSetup {
    std::string id; ///< 32 hexadecimal digits that no other table has
    /// Rules, names and levels. Seeds and a code are left out: from them guests could find out
    /// cards. Guests' names are those that they give.
    MatchSetup match;
    std::vector<int> guests; ///< the seats of people elsewhere, at least one, ascending
};

/// A table where some of the people sit elsewhere: keeps the match, decides what is asked of whom,
/// and tells each guest what its seat may see. Everything happens by calls from outside, so that
/// the same calls lead to the same table.
///
/// A guest is trusted in nothing. What does not fit costs it the connection, and nothing else.
class Host {
public:
    /// @param secret 256 random bits that nobody else knows, another one for each table.
    /// @pre the rules have no faults; guests are persons, and machines have one of levels().
    Host(TableSetup table, const Number& secret, HashFunction hash, Time now);

    // For whoever has the connections. @pre seat is one of the guests'

    /// A connection to a guest is there, in place of an earlier one.
    void connected(int seat, Time now);
    void disconnected(int seat, Time now);
    /// A line from a guest. Ignored unless isConnected().
    void received(int seat, std::string_view line, Time now);
    /// The next line for a guest, if there is one; called whenever it can be sent. Nothing is
    /// queued for a guest that reads slowly.
    std::optional<std::string> nextLine(int seat, Time now);
    /// Whether the connection is to be kept. False after Bye from either side.
    bool isConnected(int seat) const;
    /// Since when a guest is not there; nothing if it is.
    std::optional<Time> awaySince(int seat) const;
    /// What was last wrong with a guest's messages.
    const std::optional<Fault>& fault(int seat) const;

    // For the people and machines that play here.

    /// The people here want the next round dealt, which happens when all guests want it too.
    void ready();
    /// What a seat that plays here is asked. Where declarations are open, people are asked whatever
    /// they hold, and machines only if they can declare. @pre the seat is no guest's
    std::optional<PlayerView> question(int seat) const;
    /// The answer to question(). Nothing happens if it is refused.
    DecisionFault decide(int seat, const Decision& decision);

    const MatchSetup& setup() const { return m_table.match; }
    bool hasMatch() const { return m_open.has_value(); }
    /// The match with all cards. @pre hasMatch(), which it has when the first dealer is found
    const Match& match() const { return m_open->match(); }
    /// Whether all are asked if they declare.
    bool declaring() const { return m_open && m_open->declaring(); }
    /// What all can compare before the cards are dealt; nothing before everybody is ready.
    std::optional<Number> fingerprint() const;
    /// What has happened since the last call, with all cards.
    Events takeEvents() { return std::exchange(m_events, {}); }

private:
    enum class Stage { Committing, Opening, Playing, Over };
    struct Guest {
        int seat = 0;
        Time awaySince{};
        bool isConnected = false;
        bool hasJoined = false;
        bool isNamed = false;
        bool owesTable = false;
        bool owesAway = false;
        std::optional<Bye> bye;
        std::optional<Fault> fault;
        std::size_t sent = 0;         ///< of the log
        std::vector<std::string> log; ///< all messages of the match, as this seat may see it
        std::optional<Number> commitment;
        std::optional<Number> number;
    };

    Guest& guest(int seat);
    const Guest& guest(int seat) const;
    bool isGuest(int seat) const;
    int personOf(const Guest& guest) const;
    std::optional<Fault> take(Guest& guest, const Join& join);
    std::optional<Fault> take(Guest& guest, const Commitment& commitment);
    std::optional<Fault> take(Guest& guest, const Opening& opening);
    std::optional<Fault> take(Guest& guest, const Answer& answer);
    std::optional<Fault> take(Guest& guest, const Bye& bye);
    void drop(Guest& guest, const Fault& fault, Time now);
    void leave(Guest& guest, Time now);
    void changedPresence();
    Table tableFor(const Guest& guest) const;
    Away away(Time now) const;
    void log(const FromHost& message);
    void logLastStep();
    void goOn();
    void openExchange();
    void endExchange();
    void endRound();
    DecisionFault apply(const Decision& decision);
    std::optional<Fault> answer(int seat, const Decision& decision);
    bool owesAnswer(int seat) const;
    void showIfAnswered();

    TableSetup m_table;
    Number m_secret;
    HashFunction m_hash;
    Exchange m_exchange;
    Stage m_stage = Stage::Committing;
    bool m_isReady = false;
    std::vector<Guest> m_guests;
    std::optional<OpenMatch> m_open;
    BySeat<std::optional<Decision>> m_answers{}; ///< while declaring
    Events m_events;
};

} // namespace settebello::session
