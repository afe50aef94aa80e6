// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "rules/rule_set.h"

#include <string>
#include <vector>

/// The rules implemented a second time from rules.md, as simply as possible, to test the engine
/// against. Shares nothing with it but Card and the fields of RuleSet; plays are text.
namespace settebello::naive {

/// A set is in ascending order, with no card twice.
using Cards = std::vector<Card>;
using Texts = std::vector<std::string>;

void sortCards(Cards& cards);
bool holds(const Cards& cards, Card card);
/// Removes a card, which must be there.
void takeOut(Cards& cards, Card card);

/// A play as rules.md §8 writes it. @param captured ascending; none: laid.
std::string playText(Card card, const Cards& captured);
/// The card and the captured cards of such a text.
Card playedCard(const std::string& text);
Cards capturedCards(const std::string& text);

/// Every legal play (rules.md §4), sorted by byte. @param tops the top cards of the piles that may
/// be stolen. @param first it is the first of the round. @param cupsSeven what the seven of cups is
/// played as.
Texts legalPlays(const RuleSet& rules, const Cards& hand, const Cards& table,
                 const Cards& tops = {}, bool first = false, int cupsSeven = 7);
/// The rank that a card is played as.
int playedRank(Card card, int cupsSeven);

} // namespace settebello::naive
