// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/match_setup.h"
#include "rules/play.h"
#include "session/number.h"
#include "support/fault.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace settebello::session {

/// What the host of a table and its guests send each other: one JSON object on each line
/// (interfaces.md §15). Readers refuse whatever is not exactly that.

inline constexpr int kProtocolVersion = 1;
/// The longest line that is read. The longest that is written names all toggles of the rules.
inline constexpr std::size_t kMaxLine = std::size_t{16} << 10;
/// The longest name of a person, of house rules, and reason for leaving, in bytes.
inline constexpr std::size_t kMaxName = 96;
inline constexpr std::size_t kMaxReason = 400;
/// More log lines or exchanges than any match has.
inline constexpr int kMaxCount = 1'000'000;

/// Leaving, from either side.
struct Bye {
    std::string reason; ///< in English, for whoever looks for a mistake in a program
    bool operator==(const Bye&) const = default;
};

// From a guest.

/// The first message of every connection.
struct Join {
    int version = kProtocolVersion;
    std::string name;  ///< of the person; may be empty
    std::string table; ///< of a guest that comes back; otherwise empty
    int lines = 0;     ///< how many messages of the log it has
    bool operator==(const Join&) const = default;
};

/// A promise to take part in an exchange with a number. Also says that the person is ready for the
/// round.
struct Commitment {
    int exchange = 0;
    Number commitment{};
    bool operator==(const Commitment&) const = default;
};

/// The number, sent when all commitments are known.
struct Opening {
    int exchange = 0;
    Number number{};
    bool operator==(const Opening&) const = default;
};

/// What the person decides.
struct Answer {
    int lines = 0; ///< the length of the log that the decision belongs to
    Decision decision;
    bool operator==(const Answer&) const = default;
};

/// What is done only if everybody who is there agrees.
struct Wish {
    enum class Kind {
        TakeBack, ///< the last decision of a seat, and all later ones
        PlayOn, ///< a level plays for a guest that is not there, until it is, or the round is over
        Rematch ///< another match by the same rules, once this one is over and all are there
    };
    int number = 0; ///< of the wishes at this table, from 1
    Kind kind = Kind::TakeBack;
    int by = 0;   ///< the seat of whoever wishes it
    int seat = 0; ///< whose decision, or for whom; for Rematch as `by`
    bool operator==(const Wish&) const = default;
};

/// The person wishes something.
struct Propose {
    Wish::Kind kind = Wish::Kind::TakeBack;
    int seat = 0; ///< as in Wish; the person's own but for PlayOn
    bool operator==(const Propose&) const = default;
};

/// What the person says to a wish. Whoever wished it withdraws it by not agreeing any more.
struct Consent {
    int number = 0; ///< of the wish
    bool agrees = false;
    bool operator==(const Consent&) const = default;
};

/// The person pauses the match, or lets it go on.
struct Pause {
    bool paused = false;
    bool operator==(const Pause&) const = default;
};

/// The person says one of the ready-made phrases, or pulls a face. Only its number is sent, and
/// read in the language of the reader.
struct Say {
    int remark = 0; ///< 0 … kRemarkCount − 1; the phrases come first
    bool operator==(const Say&) const = default;
};
inline constexpr int kPhraseCount = 12;
inline constexpr int kExpressionCount = 7; ///< in the order of the faces (ui/faces)
inline constexpr int kRemarkCount = kPhraseCount + kExpressionCount;

using FromGuest =
    std::variant<Join, Commitment, Opening, Answer, Propose, Consent, Pause, Say, Bye>;

// From the host: Table, Away and Status say how things stand, and Said passes by. The others are
// the log of the table as the seat may see it, which is sent once, in order.

/// The table, in answer to Join and whenever it changes.
struct Table {
    int version = kProtocolVersion;
    std::string id;                                ///< 32 hexadecimal digits
    MatchSetup setup;                              ///< without seeds and code
    int seat = 0;                                  ///< the guest's
    std::vector<int> guests;                       ///< the seats of all guests, ascending
    int lines = 0;                                 ///< the length of the log
    std::optional<int> firstDealer = std::nullopt; ///< of a rematch, unless the rules name the seat
    bool operator==(const Table&) const = default;
};

/// The commitments of all people; the numbers may be sent now.
struct Commitments {
    int exchange = 0;
    std::vector<Number> commitments;
    bool operator==(const Commitments&) const = default;
};

/// Cards that were dealt, in the order in which they left the stock.
struct Dealt {
    std::vector<Card> own;   ///< to the seat that is told
    std::vector<Card> table; ///< face up
    std::optional<Card> cut; ///< shown to the seat that is told, which is the cutter
    bool empty() const { return own.empty() && table.empty() && !cut; }
    bool operator==(const Dealt&) const = default;
};

/// A pack was shuffled, and the cut card shown or the first packet dealt.
struct Deal {
    Dealt dealt;
    bool operator==(const Deal&) const = default;
};

/// A public decision: all but declaring and passing.
struct Decided {
    int seat = 0;
    Decision decision;
    Dealt dealt;       ///< the packet that is dealt then, if one is
    std::string state; ///< publicStateOf() after it; empty if the deal is void
    bool operator==(const Decided&) const = default;
};

/// All who were asked whether they declare have answered.
struct Shown {
    struct Declared {
        int seat = 0;
        CardSet cards;
        bool operator==(const Declared&) const = default;
    };
    std::vector<Declared> declared; ///< by seat; may be empty
    std::string state;              ///< publicStateOf() after it
    bool operator==(const Shown&) const = default;
};

/// The numbers of all people, from which all cards of the round follow, which is over.
struct Reveal {
    int exchange = 0;
    std::vector<Number> numbers;
    bool operator==(const Reveal&) const = default;
};

/// The guests that are not there.
struct Away {
    struct Seat {
        int seat = 0;
        int seconds = 0; ///< for how long
        bool operator==(const Seat&) const = default;
    };
    std::vector<Seat> seats;
    bool operator==(const Away&) const = default;
};

/// All have agreed that a decision is taken back.
struct TakenBack {
    int by = 0;        ///< the seat whose decision it was
    int steps = 0;     ///< of the messages about the round, Deal, Decided and Shown, these remain
    std::string state; ///< publicStateOf() after it
    bool operator==(const TakenBack&) const = default;
};

/// All have agreed that a level plays for a guest, or the guest plays again.
struct Substitute {
    int seat = 0;
    bool plays = false; ///< a level does
    bool operator==(const Substitute&) const = default;
};

/// What people do besides playing.
struct Status {
    std::optional<int> paused; ///< the seat that has paused the match
    std::optional<Wish> wish;
    std::vector<int> agreed; ///< the seats of those who agree with the wish
    bool operator==(const Status&) const = default;
};

/// Somebody has said something.
struct Said {
    int seat = 0;
    int remark = 0; ///< as in Say
    bool operator==(const Said&) const = default;
};

using FromHost = std::variant<Table, Commitments, Deal, Decided, Shown, TakenBack, Substitute,
                              Reveal, Away, Status, Said, Bye>;

/// A message as a line, without its end.
std::string lineOf(const FromGuest& message);
std::string lineOf(const FromHost& message);

/// Reads a line. Nothing, and faults, if it is not such a message in every detail. Does not know
/// the match: whether a message fits it is for Host and Guest to say.
std::optional<FromGuest> readFromGuest(std::string_view line, Faults& faults);
std::optional<FromHost> readFromHost(std::string_view line, Faults& faults);

/// The kind of a message, as its line names it.
std::string_view kindOf(const FromGuest& message);
std::string_view kindOf(const FromHost& message);

} // namespace settebello::session
