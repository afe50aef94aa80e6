// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"

#include <array>
#include <span>

namespace settebello {

/// The points of one side in one round, item by item (rules.md §5).
struct Points {
    int cards = 0;
    int suit = 0;
    int settebello = 0;
    int prime = 0;
    int sweeps = 0;
    int reBello = 0;
    int napola = 0;
    int scalette = 0;
    int lowCards = 0;
    int declarations = 0;
    int twoOfBatons = 0;

    int total() const;
    bool operator==(const Points&) const = default;
};

/// What a side has to score with.
struct Tally {
    CardSet pile;
    int sweeps = 0;       ///< that count
    int declarations = 0; ///< points already won by declaring
    bool operator==(const Tally&) const = default;
};

/// One value a side; sides beyond the rule set's are left as default-made.
using PointsBySide = std::array<Points, kMaxSeats>;

/// Scores a round. @param tallies one a side, 2 … 6 of them, piles disjoint.
PointsBySide scoreRound(const RuleSet& rules, std::span<const Tally> tallies);

/// The side's points that need no comparison: sweeps, declarations, single cards, runs.
Points ownPoints(const RuleSet& rules, const Tally& tally);

/// The best prime of a pile by the rule set's scale, in half points (a seven is 42, or 14 in
/// `halves`); −1 if the pile cannot compete because a suit is missing and primieraNeedsFourSuits.
int primieraHalves(const RuleSet& rules, CardSet pile);

/// A number that orders piles by the rule set's prime: more is better, −1 cannot compete. Adding
/// cards to a pile never lowers it. @pre scoring.prime is not `none`.
int primeRank(const RuleSet& rules, CardSet pile);

/// How long the unbroken run ace, two, three … of the bonus suit is, 0 … 10.
int runFromAce(const RuleSet& rules, CardSet pile);
/// How long the unbroken run king, horse, jack … of the bonus suit is, 0 … 10.
int runFromKing(const RuleSet& rules, CardSet pile);

/// True if the pile holds every card of the bonus suit that the pack has.
bool holdsWholeSuit(const RuleSet& rules, CardSet pile);

} // namespace settebello
