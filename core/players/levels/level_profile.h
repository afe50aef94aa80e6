// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace settebello {

/// How a level plays: what it sees, remembers, values and considers. Percentages are 0 … 100;
/// values are in the units of cardValue.
struct LevelProfile {
    // Seeing what a card takes.
    /// How many of a hundred captures are seen, by the table cards they take: one, two, three,
    /// more.
    std::array<int, 4> seesCaptures{100, 100, 100, 100};

    // Remembering which cards are gone.
    int remembersPlays = 40; ///< the last plays, remembered completely …
    int forgetsWithin = 0;   ///< … and the number of plays before them after which nothing is
                             ///< remembered; own captures last longer
    bool remembersSevens =
        true;                  ///< sevens, and cards that score by themselves, are never forgotten
    bool readsRefusals = true; ///< a player who left a sweep or a seven lying lacks the card for it

    // Valuing.
    int valueOfEachCard = 0; ///< for its number alone: makes the biggest capture tempting
    int knowsValues = 100;   ///< how much of cardValue is taken into account
    int valueOfSweep = 200;  ///< one made, or one that another makes

    // Thinking of what the next player may do.
    int countsTable = 100;  ///< how often the sum of what it leaves is counted for a sweep
    int foreseesCards = 10; ///< captures of at most this many cards are foreseen
    int mindsTakings = 100; ///< how much what the next may take counts
    int helpsPartner = 50;  ///< how much what the partner may then take counts

    // The traditional craft: pairs, doubled cards, keeping the others without a capture.
    int craft = 100;

    // What is neither capturing nor laying.
    int noticesDeclarations = 100; ///< how many low totals; three of a kind is always seen
    int noticesClaims = 100;       ///< how many turns on which the target is certain

    // Thinking further than one play.
    int thinksThrough = 0; ///< how many plays are chosen by MasterSearch …
    int worksOutEnd = 0; ///< … and in how many rounds of two players all once the stock is empty …
    std::int64_t searchWork = 600'000; ///< … with how much work (WorkBudget) each
};

/// The levels that people choose below master; each beats the one before.
extern const LevelProfile kBeginner;
extern const LevelProfile kCasual;
extern const LevelProfile kGood;
extern const LevelProfile kExpert;

} // namespace settebello
