// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exchange.h"
#include "session/message.h"
#include "session/open_match.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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
    /// Of a rematch; otherwise the rules find who it is. @pre none where they name the seat
    std::optional<int> firstDealer = std::nullopt;
    bool operator==(const TableSetup&) const = default;
};

/// A table some of whose people are remote: holds the match, decides who is asked what, and sends
/// each guest only what its seat may see. It has no clock or thread of its own, so the same calls
/// always lead to the same state.
///
/// Guests are not trusted. A message that does not fit ends that guest's connection and changes
/// nothing else.
class Host {
public:
    /// @param secret 256 random bits that nobody else knows, another one for each table.
    /// @pre the rules have no faults; guests are persons, and machines have one of levels().
    Host(TableSetup table, const Number& secret, HashFunction hash, Time now);

    /// Goes on from the journal of a table with the same setup and secret. @return what is wrong
    /// with it, if anything; the object must not be used then. @pre nothing has happened yet
    std::optional<Fault> restore(std::span<const std::string> journal);
    /// All that has happened and cannot be had again from the guests, in order, to be kept as long
    /// as the match. Only grows. No line that nextLine() gives must leave before what was in the
    /// journal then is kept: a guest must not know more than a host that comes back.
    const std::vector<std::string>& journal() const { return m_journal; }

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
    /// Whether a guest has agreed to have the next round dealt; at first by sitting down.
    bool isReady(int seat) const { return guest(seat).commitment.has_value(); }
    /// Whether a guest is there and has been sent all that has happened.
    bool isUpToDate(int seat) const;
    /// What was last wrong with a guest's messages.
    const std::optional<Fault>& fault(int seat) const;

    // For the people and machines that play here.

    /// The people here want the next round dealt, which happens when all guests want it too.
    void ready();
    /// What a seat that plays here is asked. Where declarations are open, all are asked, whatever
    /// they hold. The answers of machines are to wait for their answerTime(). @pre the seat is no
    /// guest's, or isSubstituted()
    std::optional<PlayerView> question(int seat) const;
    /// The answer to question(). Nothing happens if it is refused.
    DecisionFault decide(int seat, const Decision& decision);

    // What people do besides playing. @pre by, seat: a person who plays here

    /// Says something to the guests. @pre 0 ≤ remark < kRemarkCount
    void say(int seat, int remark);
    /// What guests have said since the last call.
    std::vector<Said> takeSaid() { return std::exchange(m_said, {}); }
    /// Pauses or resumes the match. This only tells everybody: each program has to stop asking by
    /// itself.
    void setPaused(bool paused, int by);
    /// Who has paused the match, what is wished, and who agrees.
    const Status& status() const { return m_status; }
    /// Makes a wish, replacing any earlier one; a second wish for another match is consent to the
    /// first. @return false if it cannot be fulfilled.
    bool propose(const Propose& wish, int by);
    /// Agrees with the open wish, or refuses it. Does nothing if there is none.
    void consent(bool agrees);
    /// Whether all have agreed to play another match, which is another table.
    bool isRematchAgreed() const { return m_isRematchAgreed; }
    /// Whether a level plays for a guest.
    bool isSubstituted(int seat) const { return m_substituted[seat]; }
    /// The seat of the last decision of a person here that can be taken back.
    std::optional<int> takeBackSeat() const;
    /// How many times a decision has been taken back. When it changes, takeEvents() no longer leads
    /// to match(): read match() again.
    int takeBackCount() const { return m_takenBack; }

    const MatchSetup& setup() const { return m_table.match; }
    const TableSetup& table() const { return m_table; }
    bool isGuest(int seat) const;
    bool hasMatch() const { return m_open.has_value(); }
    /// The match with all cards. @pre hasMatch(): the first dealer is known
    const Match& match() const { return m_open->match(); }
    /// Whether all are asked if they declare.
    bool declaring() const { return m_open && m_open->declaring(); }
    /// What all can compare before the cards are dealt; nothing before everybody is ready.
    std::optional<Number> fingerprint() const;
    /// What has happened since the last call, with all cards.
    Events takeEvents() { return std::exchange(m_events, {}); }

private:
    friend struct HostPeer; // of a test
    enum class Stage { Committing, Opening, Playing, Over };
    /// Remarks and wishes of a guest that follow its last one sooner than this are ignored.
    static constexpr Time kRemarkPause{800};
    static constexpr Time kWishPause{4000};
    struct Guest {
        int seat = 0;
        Time awaySince{};
        bool isConnected = false;
        bool hasJoined = false;
        bool isNamed = false;
        bool owesTable = false;
        bool owesAway = false;
        bool owesStatus = false;
        Time lastRemark{-kRemarkPause};
        Time lastWish{-kWishPause};
        std::vector<Said> said; ///< to be told, a few at most
        std::optional<Bye> bye;
        std::optional<Fault> fault;
        std::size_t sent = 0;         ///< of the log
        std::vector<std::string> log; ///< all messages of the match, as this seat may see it
        std::optional<Number> commitment;
        std::optional<Number> number;
    };

    Guest& guest(int seat);
    const Guest& guest(int seat) const;
    int personOf(const Guest& guest) const;
    int hostSeat() const;
    std::optional<Fault> take(Guest& guest, const Join& join);
    std::optional<Fault> take(Guest& guest, const Commitment& commitment);
    std::optional<Fault> take(Guest& guest, const Opening& opening);
    std::optional<Fault> take(Guest& guest, const Answer& answer);
    std::optional<Fault> take(Guest& guest, const Propose& propose);
    std::optional<Fault> take(Guest& guest, const Consent& consent);
    std::optional<Fault> take(Guest& guest, const Pause& pause);
    std::optional<Fault> take(Guest& guest, const Say& say);
    std::optional<Fault> take(Guest& guest, const Bye& bye);
    void tellAll(const Said& said, const Guest* except);
    void changedStatus();
    std::optional<OpenMatch::Retractable> retractable(int by) const;
    bool isPossible(const Propose& wish, int by) const;
    bool isAlreadyWished(const Propose& wish) const;
    void setConsent(int seat, bool agrees);
    void considerWish();
    void dropWish();
    void takeBack(const OpenMatch::Retractable& decision);
    void substitute(int seat, bool plays);
    void name(Guest& guest, const std::string& name);
    bool restore(const std::string& entry);
    bool restoreNumbers(std::string_view rest, std::optional<Number> Guest::*member);
    bool restoreDecision(std::string_view rest);
    bool restoreDeclarations(std::string_view rest);
    bool restoreTakenBack(std::string_view rest);
    void show(const BySeat<bool>& declares);
    void drop(Guest& guest, const Fault& fault, Time now);
    void leave(Guest& guest, Time now);
    void changedPresence();
    Table tableFor(const Guest& guest) const;
    Away away(Time now) const;
    void log(const FromHost& message);
    void logLastStep();
    void goOn();
    std::vector<Number> commitments() const;
    std::vector<Number> numbers() const;
    void openExchange();
    void endExchange();
    void endRound();
    DecisionFault apply(int seat, const Decision& decision);
    std::optional<Fault> answer(int seat, const Decision& decision);
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
    BySeat<bool> m_substituted{};
    Status m_status;
    OpenMatch::Retractable m_wished; ///< what is taken back if all agree
    int m_wishes = 0;
    int m_takenBack = 0;
    bool m_isRematchAgreed = false;
    std::vector<Said> m_said;
    std::vector<std::string> m_journal;
    Time m_now;
    Events m_events;
};

/// Removes the name of a guest from the journal of a table where no cards were dealt yet, as if
/// nobody had come to that seat.
void forgetName(std::vector<std::string>& journal, int seat);

} // namespace settebello::session
