// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"
#include "rules/rule_set.h"
#include "support/contract.h"

#include <vector>

namespace settebello {

class Random;

// capture.firstAce is a rule for the first card of a round. Whoever asks for the legal plays of the
// seat to answer does so with the rules of the Round, where it is `free` once a card was played.

/// The captures a card may make from a table, after the filter of capture.choice (rules.md §4), not
/// as the first card of a round; laying the card is not among them. Replaces the contents of
/// `captures`; allocates nothing if the vector is reused.
/// @param table any cards, also none; here and below, where piles may be stolen, with the cards on
/// top of them that count as lying there: Round::takeable(), PlayerView::takeable(). @pre the card
/// is not on the table.
void legalCaptures(const RuleSet& rules, Card card, CardSet table, std::vector<CardSet>& captures);

/// The cards of a hand that may be played: all, unless capture.firstAce forbids an ace.
inline CardSet playableCards(const RuleSet& rules, CardSet hand) {
    const CardSet others = hand - CardSet::playedAs(kAce);
    return rules.capture.firstAce != FirstAce::Forbidden || others.empty() ? hand : others;
}

/// Every legal play of a hand, card by card in ascending order (rules.md §4); a hand that is not
/// empty always has one. Replaces the contents of `plays`; allocates nothing if the vector is
/// reused.
void legalPlays(const RuleSet& rules, CardSet hand, CardSet table, std::vector<Play>& plays);

/// One of the legal plays of a hand, all equally likely, with one random number; allocates nothing.
/// @pre the hand is not empty.
Play drawLegalPlay(const RuleSet& rules, CardSet hand, CardSet table, Random& random);

/// True if the play is a sweep that counts (rules.md §4): it empties the table, there are sweeps
/// (RuleSet::hasSweeps()), and neither `takesAll` nor the end of the round rules it out. @param
/// table the table before the play.
/// @param lastPlay no card is left in any other hand nor in the stock. @pre the play is legal.
inline bool isSweep(const RuleSet& rules, const Play& play, CardSet table, bool lastPlay) {
    if (!rules.hasSweeps()) {
        return false;
    }
    SETTEBELLO_ASSERT((table | CardSet{play.card}).containsAll(play.captured));
    const bool takingAce = play.card.rank() == kAce && rules.capture.ace == Ace::TakesAll;
    return play.isCapture() && play.captured == table && !takingAce &&
           (!lastPlay || rules.sweep.onLastCard);
}

/// Why a play is not allowed, in the order in which the reasons are checked.
enum class PlayFault {
    None,         ///< the play is legal
    NotInHand,    ///< the card is not in the hand
    NotOnTable,   ///< a captured card is not on the table
    MustCapture,  ///< laid though it captures, and capture.compulsory
    WrongSum,     ///< the captured values do not fit the card (capture.sum)
    TooManyCards, ///< more than capture.maxCards
    SingleFirst,  ///< a set though a single card fits (capture.choice singleFirst)
    FewestCards,  ///< not the fewest cards possible (capture.choice fewest)
    FirstAce,     ///< an ace as the first card of a round, or what it takes (capture.firstAce)
    AceRule,      ///< an ace that may take only an ace, or must take the whole table (capture.ace)
};

/// PlayFault::None if the play is legal from that hand and table.
PlayFault checkPlay(const RuleSet& rules, CardSet hand, CardSet table, const Play& play);

} // namespace settebello
