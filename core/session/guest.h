// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exchange.h"
#include "session/message.h"
#include "session/possible_round.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace settebello::session {

/// One remote person at a table. Its state follows from the host's log alone: another Guest with
/// the same secret that reads the same log is in the same state. Checks everything that the host
/// sends against the rules and, at the end of each round, against the pack that follows from
/// everybody's numbers.
///
/// The host is trusted only for how long its log is. A message that does not fit is a fault:
/// nothing of it is applied, and the connection ends.
class Guest {
public:
    /// @param secret 256 random bits that nobody else knows, another one for each table, to be kept
    /// as long as the match. @param name of the person.
    Guest(const Number& secret, HashFunction hash, std::string name);

    /// Reads again what was received before the program was started again: all lines, or as many as
    /// were kept. What they say that the person decided is believed. @pre before connected()
    void restore(std::span<const std::string> lines);

    // For whoever has the connection.

    /// A connection to the host is there, in place of an earlier one.
    void connected();
    void disconnected() { m_isConnected = false; }
    /// A line from the host. Ignored unless isConnected().
    void received(std::string_view line);
    /// The next line for the host, if there is one; called whenever it can be sent.
    std::optional<std::string> nextLine();
    /// Whether the connection is to be kept. False after Bye from either side.
    bool isConnected() const { return m_isConnected || m_bye.has_value(); }
    /// What was wrong with a message of the host, or why the host has ended the connection.
    const std::optional<Fault>& fault() const { return m_fault; }

    // For the person.

    bool hasTable() const { return m_table.has_value(); }
    /// @pre hasTable()
    const std::string& tableId() const { return m_table->id; }
    /// Who plays by which rules. @pre hasTable()
    const MatchSetup& setup() const { return m_table->setup; }
    /// Who deals first in a rematch; otherwise the rules find who it is. @pre hasTable()
    const std::optional<int>& firstDealer() const { return m_table->firstDealer; }
    /// The person's seat. @pre hasTable()
    int seat() const { return m_table->seat; }
    /// How many messages of the log are known.
    int lines() const { return m_lines; }
    /// The other guests that are not there.
    const std::vector<Away::Seat>& away() const { return m_away; }
    /// Whether all that has happened so far is known.
    bool isUpToDate() const { return m_table && m_lines >= m_table->lines; }

    /// The person wants the next round dealt.
    void ready() { m_isReady = true; }
    /// What the person is asked; nothing while something else is awaited.
    std::optional<PlayerView> question() const;
    /// The answer to question(). Nothing happens if it is refused. It is sent again after a broken
    /// connection, and has effect when it comes back from the host.
    DecisionFault decide(const Decision& decision);

    // What people do besides playing. What has not been sent when a connection breaks is forgotten.

    /// @pre 0 ≤ remark < kRemarkCount
    void say(int remark) { send(Say{remark}); }
    /// What others have said since the last call.
    std::vector<Said> takeSaid() { return std::exchange(m_said, {}); }
    void setPaused(bool paused) { send(Pause{paused}); }
    /// The host's latest status: who has paused the match, the open wish, and who agrees with it.
    const Status& status() const { return m_status; }
    /// Makes a wish. The host ignores one that cannot be fulfilled.
    void propose(const Propose& wish);
    /// Agrees with the open wish, or refuses it. Does nothing if there is none.
    void consent(bool agrees);
    /// Whether a level plays for a guest.
    bool isSubstituted(int seat) const { return m_substituted[seat]; }
    /// Whether the person has a decision that can be taken back.
    bool canTakeBack() const;
    /// How many times a decision has been taken back. When it changes, takeEvents() no longer leads
    /// to match(): read match() again.
    int takeBackCount() const { return m_takenBack; }

    /// Whether a round was dealt.
    bool hasRound() const { return m_round && !m_round->match().played().empty(); }
    /// A possible world: the match with arbitrary cards where the person sees none.
    /// @pre hasRound()
    const Match& match() const { return m_round->match(); }
    /// Whether all are asked if they declare. match().turn() means nothing then.
    bool declaring() const { return m_round && m_round->declaring(); }
    /// The match up to the end of the last round that is over, with all cards, which were checked;
    /// nullptr before.
    const Match* revealed() const {
        return m_known && !m_known->played().empty() ? &*m_known : nullptr;
    }
    /// What all can compare before the cards are dealt; nothing before everybody is ready.
    std::optional<Number> fingerprint() const;
    /// What has happened since the last call, with arbitrary cards where the person sees none.
    Events takeEvents() { return std::exchange(m_events, {}); }

private:
    enum class Stage { Joining, Committing, Dealing, Playing, Revealing, Over };

    std::optional<Fault> take(const FromHost& message);
    std::optional<Fault> takeLogged(const FromHost& message);
    std::optional<Fault> take(const Table& table);
    std::optional<Fault> take(const Commitments& all);
    std::optional<Fault> take(const Deal& deal);
    std::optional<Fault> take(const Decided& decided);
    std::optional<Fault> take(const Shown& shown);
    std::optional<Fault> take(const TakenBack& taken);
    std::optional<Fault> take(const Substitute& substitute);
    std::optional<Fault> take(const Reveal& reveal);
    void take(const Status& status);
    void take(const Said& said);
    void send(const FromGuest& message);
    bool isNew() const { return !m_isRestoring && isUpToDate(); }
    std::optional<Fault> checkNumbers(const Reveal& reveal) const;
    std::optional<Fault> checkOwnDecision(const Decision& decision) const;
    template <typename Message>
    std::optional<Fault> step(const Message& message);
    void fail(const Fault& fault);
    std::optional<FromGuest> owed() const;
    Exchange exchange() const { return {m_hash, m_table->id, m_exchange}; }
    int person() const;
    bool isOpening() const;

    Number m_secret;
    HashFunction m_hash;
    std::string m_name;
    bool m_isRestoring = false;
    bool m_isConnected = false;
    bool m_hasSent = false; ///< Join, or what owed() returns now
    bool m_awaitsTable = false;
    std::optional<Bye> m_bye;
    std::optional<Fault> m_fault;
    std::optional<Table> m_table;
    std::vector<Away::Seat> m_away;

    Stage m_stage = Stage::Joining;
    int m_lines = 0; ///< of the log
    int m_exchange = 0;
    bool m_isReady = false;
    std::vector<Number> m_commitments;
    std::optional<Match> m_known; ///< without the round in play
    std::optional<PossibleRound> m_round;
    std::vector<FromHost> m_roundMessages; ///< of the round in play
    std::optional<Decision> m_answer;
    Events m_events;
    std::vector<FromGuest> m_outbox; ///< of what is forgotten when the connection breaks
    Status m_status;
    std::vector<Said> m_said;
    BySeat<bool> m_substituted{};
    std::optional<int> m_agreed; ///< the seat whose decision the person agrees to take back
    bool m_wishWasShown = false; ///< by a Status; one without it then ends the consent
    int m_takenBack = 0;
};

} // namespace settebello::session
