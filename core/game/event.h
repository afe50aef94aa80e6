// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/marking.h"
#include "rules/by_seat.h"
#include "rules/scoring.h"

#include <variant>
#include <vector>

namespace settebello {

/// What happens in a match, in order; enough to show it without access to the match itself. Seats
/// are 0 … players − 1, sides 0 … sides − 1. Events contain hidden cards too: whoever shows them to
/// a player passes them through SeenEvents (game/seen_events.h).

/// Cards were turned face up, one to each seat in turn from seat 0 on, until the king of coins
/// appeared: whoever got it deals the first round (rules.md §3).
struct DealerDrawn {
    int dealer = 0;
    std::vector<Card> cards; ///< in the order in which they were turned
    bool operator==(const DealerDrawn&) const = default;
};

/// A new round begins: the pack is whole and shuffled.
struct RoundStarted {
    int number = 0; ///< 0 for the first of the match
    int dealer = 0;
    bool operator==(const RoundStarted&) const = default;
};

/// The cutter is shown the cut card, and nobody else (rules.md §3).
struct CutShown {
    int seat = 0;
    Card card;
    bool operator==(const CutShown&) const = default;
};

/// The cutter has decided. The card then comes first in the PacketDealt that follows.
struct CutDecided {
    int seat = 0;
    Card card;
    bool kept = false;
    bool operator==(const CutDecided&) const = default;
};

/// Cards dealt between two plays, in the order in which they leave the stock.
struct PacketDealt {
    static constexpr int kTable = -1;
    struct Dealt {
        int seat = kTable; ///< or kTable: face up on the table
        Card card;
        bool operator==(const Dealt&) const = default;
    };
    int number = 0; ///< 0 for the first of the round
    std::vector<Dealt> cards;
    int stockLeft = 0;
    bool operator==(const PacketDealt&) const = default;
};

/// The first table cards ask for another deal: everything goes back and is dealt again (rules.md
/// §3).
struct Redealt {
    enum class Reason { Kings, Equal, Aces };
    Reason reason = Reason::Kings;
    CardSet table;
    bool operator==(const Redealt&) const = default;
};

/// The first table cards add up to 15 or 30, and the dealer takes them (rules.md §3). One or two
/// SweepMade follow.
struct TableTaken {
    int seat = 0; ///< the dealer
    int side = 0;
    CardSet cards; ///< the whole table
    bool operator==(const TableTaken&) const = default;
};

/// All who were asked have answered; those who declared show their packet (rules.md §6).
struct DeclarationsShown {
    struct Declaration {
        int seat = 0;
        CardSet cards; ///< as they are played from now on
        bool threeOfAKind = false;
        int points = 0; ///< 0 for one that was beaten or equalled
        bool operator==(const Declaration&) const = default;
    };
    std::vector<Declaration> declarations;
    bool operator==(const DeclarationsShown&) const = default;
};

struct CardLaid {
    int seat = 0;
    Card card;
    bool operator==(const CardLaid&) const = default;
};

struct CardsCaptured {
    int seat = 0;
    int side = 0;
    Card card;        ///< the card played
    CardSet captured; ///< from the table; empty for a lone ace that takes itself
    bool operator==(const CardsCaptured&) const = default;
};

/// A card of the rank of the top of another side's pile was played, and the whole pile goes to that
/// of the side that played it (rules.md §4).
struct PileStolen {
    int seat = 0;
    int side = 0;
    Card card;     ///< the card played, which comes to lie on top
    Card top;      ///< the card that lay on top of the pile
    int from = 0;  ///< the side that had the pile
    CardSet cards; ///< the whole pile, with its top
    bool operator==(const PileStolen&) const = default;
};

/// The capture of the event before, or the first table taken, was a sweep that counts.
struct SweepMade {
    int seat = 0;
    int side = 0;
    Card card;     ///< the card that swept, or one of the first table
    int count = 0; ///< the side's sweeps in this round, with this one
    bool operator==(const SweepMade&) const = default;
};

/// After the last play: what is left goes to the side that captured last, to the dealer's, or to
/// nobody.
struct LeftoversTaken {
    int side = -1; ///< −1: nobody captured in this round
    CardSet cards; ///< not empty
    bool operator==(const LeftoversTaken&) const = default;
};

/// One pile holds the whole bonus suit, and that wins the match (rules.md §5).
struct WholeSuitTaken {
    int side = 0;
    bool operator==(const WholeSuitTaken&) const = default;
};

/// A sweep or a declaration has brought a side to the target, and the match ends at once (rules.md
/// §7).
struct TargetReached {
    int side = 0;  ///< that has reached it, and wins unless the fewest points do
    int score = 0; ///< its match points
    bool operator==(const TargetReached&) const = default;
};

struct RoundScored {
    PointsBySide points;
    BySide<int> scores{}; ///< match points with this round's
    ItemFlags dropped{};  ///< items that were not counted, because the match was won before
    bool operator==(const RoundScored&) const = default;
};

/// A side has claimed to have won (rules.md §7).
struct ClaimMade {
    int seat = 0;
    int side = 0;
    int certain = 0; ///< match points that are certain
    int target = 0;
    int bestOther = 0; ///< the most match points that another side has
    bool holds = false;
    bool operator==(const ClaimMade&) const = default;
};

/// How a match ended.
struct MatchResult {
    enum class By { Points, WholeSuit, CalledOut, FalseClaim };
    BySide<int> scores{};
    int winner = 0; ///< a side
    bool isDouble = false;
    By by = By::Points;
    bool operator==(const MatchResult&) const = default;
};

struct MatchWon {
    MatchResult result;
    bool operator==(const MatchWon&) const = default;
};

using Event =
    std::variant<DealerDrawn, RoundStarted, CutShown, CutDecided, PacketDealt, Redealt, TableTaken,
                 DeclarationsShown, CardLaid, CardsCaptured, PileStolen, SweepMade, LeftoversTaken,
                 WholeSuitTaken, TargetReached, RoundScored, ClaimMade, MatchWon>;
using Events = std::vector<Event>;

} // namespace settebello
