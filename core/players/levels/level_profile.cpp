// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/level_profile.h"

namespace settebello {

/// Takes what it sees, the more the better; knows that the settebello and sweeps are good, and that
/// the next player likes them too, but often does not add up the table.
constexpr LevelProfile kBeginner{
    .seesCaptures = {100, 50, 20, 7},
    .remembersPlays = 3,
    .forgetsWithin = 5,
    .remembersSevens = false,
    .readsRefusals = false,
    .valueOfEachCard = 25,
    .knowsValues = 30,
    .valueOfSweep = 150,
    .countsTable = 45,
    .foreseesCards = 0,
    .mindsTakings = 100,
    .helpsPartner = 0,
    .craft = 0,
    .noticesDeclarations = 60,
    .noticesClaims = 40,
};

/// Knows what counts and sees what is plain; does not always count the table, loses track, and
/// seldom works out the last cards.
constexpr LevelProfile kCasual{
    .seesCaptures = {100, 87, 55, 30},
    .remembersPlays = 3,
    .forgetsWithin = 8,
    .remembersSevens = false,
    .readsRefusals = false,
    .valueOfEachCard = 10,
    .knowsValues = 70,
    .countsTable = 87,
    .foreseesCards = 1,
    .mindsTakings = 80,
    .helpsPartner = 20,
    .craft = 30,
    .noticesDeclarations = 90,
    .noticesClaims = 75,
    .worksOutEnd = 25,
};

/// Counts the table and keeps the sevens in mind; knows some of the craft; thinks one play ahead,
/// and often works out the last cards.
constexpr LevelProfile kGood{
    .seesCaptures = {100, 99, 94, 80},
    .remembersPlays = 14,
    .forgetsWithin = 24,
    .countsTable = 98,
    .foreseesCards = 3,
    .mindsTakings = 100,
    .helpsPartner = 30,
    .craft = 100,
    .worksOutEnd = 60,
};

/// Forgets little, reads the others' plays, and thinks most plays through as master does, though
/// not as far; plays the others by the rules of thumb of *good*.
constexpr LevelProfile kExpert{
    .remembersPlays = 16,
    .forgetsWithin = 24,
    .thinksThrough = 85,
    .worksOutEnd = 100,
};

} // namespace settebello
