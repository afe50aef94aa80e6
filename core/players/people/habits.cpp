// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/people/habits.h"

namespace settebello {

/// Takes what it sees, the more the better; knows that the settebello and sweeps are good, and that
/// the next player likes them too, but seldom adds up what lies there.
const Habits kBeginner = [] {
    Habits habits;
    habits.seesCaptures = {100, 50, 20, 7};
    habits.remembersPlays = 3;
    habits.forgetsWithin = 5;
    habits.remembersSevens = false;
    habits.readsRefusals = false;
    habits.worthOfEachCard = 25;
    habits.knowsWorths = 30;
    habits.worthOfSweep = 150;
    habits.countsTable = 45;
    habits.foreseesCards = 0;
    habits.mindsTakings = 100;
    habits.helpsPartner = 0;
    habits.craft = 0;
    habits.noticesDeclarations = 60;
    habits.noticesClaims = 40;
    return habits;
}();

/// Knows what counts and sees what is plain; does not always count the table, and loses track.
const Habits kCasual = [] {
    Habits habits;
    habits.seesCaptures = {100, 87, 55, 30};
    habits.remembersPlays = 3;
    habits.forgetsWithin = 8;
    habits.remembersSevens = false;
    habits.readsRefusals = false;
    habits.worthOfEachCard = 10;
    habits.knowsWorths = 70;
    habits.countsTable = 87;
    habits.foreseesCards = 1;
    habits.mindsTakings = 80;
    habits.helpsPartner = 20;
    habits.craft = 30;
    habits.noticesDeclarations = 90;
    habits.noticesClaims = 75;
    return habits;
}();

/// Counts the table and keeps the sevens in mind; knows some of the craft; thinks one play ahead.
const Habits kGood = [] {
    Habits habits;
    habits.seesCaptures = {100, 99, 94, 80};
    habits.remembersPlays = 14;
    habits.forgetsWithin = 24;
    habits.countsTable = 98;
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
