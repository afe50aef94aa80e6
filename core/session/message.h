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

using FromGuest = std::variant<Join, Commitment, Opening, Answer, Bye>;

// From the host: Table and Away say how things stand. The others are the log of the table as the
// seat may see it, which is sent once, in order.

/// The table, in answer to Join and whenever it changes.
struct Table {
    int version = kProtocolVersion;
    std::string id;          ///< 32 hexadecimal digits
    MatchSetup setup;        ///< without seeds and code
    int seat = 0;            ///< the guest's
    std::vector<int> guests; ///< the seats of all guests, ascending
    int lines = 0;           ///< the length of the log
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

using FromHost = std::variant<Table, Commitments, Deal, Decided, Shown, Reveal, Away, Bye>;

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
