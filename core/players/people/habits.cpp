// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/people/habits.h"

namespace settebello {

/// Takes what it sees, the more the better; knows that the settebello is good; never thinks of who
/// plays next.
const Habits kBeginner = [] {
    Habits habits;
    habits.seesCaptures = {100, 45, 12, 4};
    habits.remembersPlays = 2;
    habits.forgetsWithin = 3;
    habits.remembersSevens = false;
    habits.readsRefusals = false;
    habits.worthOfEachCard = 30;
    habits.knowsWorths = 10;
    habits.worthOfSweep = 80;
    habits.countsTable = 10;
    habits.foreseesCards = 0;
    habits.mindsTakings = 50;
    habits.helpsPartner = 0;
    habits.craft = 0;
    habits.noticesDeclarations = 60;
    habits.noticesClaims = 40;
    return habits;
}();

/// Knows what counts and sees what is plain; does not always count the table, and loses track.
const Habits kCasual = [] {
    Habits habits;
    habits.seesCaptures = {100, 90, 60, 35};
    habits.remembersPlays = 4;
    habits.forgetsWithin = 8;
    habits.remembersSevens = false;
    habits.readsRefusals = false;
    habits.worthOfEachCard = 10;
    habits.knowsWorths = 70;
    habits.countsTable = 75;
    habits.foreseesCards = 1;
    habits.mindsTakings = 60;
    habits.helpsPartner = 20;
    habits.craft = 0;
    habits.noticesDeclarations = 90;
    habits.noticesClaims = 75;
    return habits;
}();

/// Counts the table and keeps the sevens in mind; knows some of the craft; thinks one play ahead.
const Habits kGood = [] {
    Habits habits;
    habits.seesCaptures = {100, 99, 94, 80};
    habits.remembersPlays = 10;
    habits.forgetsWithin = 20;
    habits.countsTable = 97;
    habits.foreseesCards = 3;
    habits.mindsTakings = 100;
    habits.helpsPartner = 30;
    habits.craft = 100;
    return habits;
}();

/// Forgets little, reads the others' plays, and thinks through how the cards may lie.
const Habits kExpert = [] {
    Habits habits;
    habits.remembersPlays = 16;
    habits.forgetsWithin = 24;
    habits.worlds = 20;
    return habits;
}();

} // namespace settebello
