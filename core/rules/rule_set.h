// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "rules/by_seat.h"
#include "support/contract.h"

#include <cstdint>

namespace settebello {

enum class Direction : std::uint8_t { Anticlockwise, Clockwise };
enum class LookBack : std::uint8_t { Round, LastPlay };
enum class FirstDealer : std::uint8_t { Chance, KingOfCoins, Seat };
enum class HandCards : std::uint8_t { Three, Six, All };
enum class Sum : std::uint8_t { Equal, Fifteen, Either };
enum class Choice : std::uint8_t { SingleFirst, Fewest, Free };
enum class Ace : std::uint8_t { Plain, SweepsAll, TakesAll };
enum class LoneAce : std::uint8_t { Stays, TakesItself };
enum class FirstAce : std::uint8_t { Free, TakesAces, Forbidden };
enum class Leftovers : std::uint8_t { LastCapturer, Dealer };
enum class BonusSuit : std::uint8_t { Coins, Cups };
enum class Prime : std::uint8_t { Primiera, Sevens, None };
enum class PrimieraScale : std::uint8_t { Standard, Halves, Hurrikan };
enum class Napola : std::uint8_t { None, ToSix, ToHorse };
enum class Declarations : std::uint8_t { None, Bazzica, Sbarazzina, Cirulla };
enum class MatchEnd : std::uint8_t { AfterRound, AtOnce };
enum class MarkingOrder : std::uint8_t { SettebelloFirst, CardsFirst };

/// Every toggle of rules.md §2, grouped and named as there; the initial values are the defaults.
/// Any values can be put in; checkRules() says whether they go together.
struct RuleSet {
    struct Table {
        int players = 2; ///< 2, 3, 4 or 6
        bool teams = false;
        Direction direction = Direction::Anticlockwise;
        LookBack lookBack = LookBack::Round;
        bool operator==(const Table&) const = default;
    };
    struct PackSize {
        int cards = 40; ///< 40 or 36
        bool operator==(const PackSize&) const = default;
    };
    struct Deal {
        FirstDealer firstDealer = FirstDealer::Chance;
        bool cut = true;
        HandCards handCards = HandCards::Three;
        int tableCards = 4;    ///< 4 or 0
        int redealOnKings = 3; ///< 3, 4, or 0 for never
        int redealOnEqual = 0; ///< 3, or 0 for never
        int redealOnAces = 0;  ///< 1, 2, or 0 for never
        bool cutterChooses = false;
        bool tableSweeps = false;
        bool twoFifteens = false;
        bool wildOnTable = false;
        bool operator==(const Deal&) const = default;
    };
    struct Capture {
        Sum sum = Sum::Equal;
        int maxCards = 0; ///< 1 … 9, or 0 for no limit
        Choice choice = Choice::SingleFirst;
        bool compulsory = true;
        Ace ace = Ace::Plain;
        LoneAce loneAce = LoneAce::Stays;
        bool aceFifteen = false;
        FirstAce firstAce = FirstAce::Free;
        bool steal = false;
        bool operator==(const Capture&) const = default;
    };
    struct Sweep {
        bool onLastCard = false;
        Leftovers leftovers = Leftovers::LastCapturer;
        bool operator==(const Sweep&) const = default;
    };
    struct Scoring {
        BonusSuit bonusSuit = BonusSuit::Coins;
        Prime prime = Prime::Primiera;
        PrimieraScale primieraScale = PrimieraScale::Standard;
        bool primieraNeedsFourSuits = true;
        bool courtsAndAces = false;
        bool ponino = false;
        bool reBello = false;
        bool donna = false;
        Napola napola = Napola::None;
        bool scalette = false;
        bool piccola = false;
        bool piccolaToSeven = false;
        bool grande = false;
        bool allSevens = false;
        bool allCoins = false;
        bool lowCards = false;
        bool wholeSuitWins = false;
        Declarations declarations = Declarations::None;
        int twoOfBatons = 0; ///< 0 or −5
        bool operator==(const Scoring&) const = default;
    };
    struct Showing {
        bool wildSeven = false;
        bool wildKeepsRank = false;
        bool operator==(const Showing&) const = default;
    };
    struct Goal {
        int target = 11; ///< 1 … 101
        bool exceedTarget = false;
        MatchEnd end = MatchEnd::AfterRound;
        MarkingOrder marking = MarkingOrder::SettebelloFirst;
        bool callingOut = false;
        int doubleBelow = 0; ///< 8, or 0 for never
        bool lowestWins = false;
        bool operator==(const Goal&) const = default;
    };

    Table table;
    PackSize pack;
    Deal deal;
    Capture capture;
    Sweep sweep;
    Scoring scoring;
    Showing declarations;
    Goal match;

    /// How many sides score: two teams, or each seat for itself.
    constexpr int sides() const { return table.teams ? 2 : table.players; }
    /// The side that a seat scores for (rules.md §1). @pre 0 ≤ seat < players
    constexpr int sideOf(int seat) const {
        SETTEBELLO_ASSERT(seat >= 0 && seat < table.players);
        return table.teams ? seat & 1 : seat;
    }
    /// The seat that deals to and plays after this one.
    constexpr int seatAfter(int seat) const { return seat + 1 < table.players ? seat + 1 : 0; }
    /// The suit of "most coins", of the settebello and of the sequences.
    constexpr Suit bonusSuit() const {
        return scoring.bonusSuit == BonusSuit::Coins ? Suit::Coins : Suit::Cups;
    }

    /// Whether taking the whole table is something: not where courts and aces alone score, nor
    /// where piles may be stolen.
    constexpr bool hasSweeps() const { return !scoring.courtsAndAces && !capture.steal; }
    /// Whether nobody loses what was captured: not where piles may be stolen. Solvers rely on it.
    constexpr bool pilesOnlyGrow() const { return !capture.steal; }

    bool operator==(const RuleSet&) const = default;
};

} // namespace settebello
