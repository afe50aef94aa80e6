// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "rules/rule_set.h"

#include <string>
#include <vector>

/// The rules a second time, written from rules.md in the most pedestrian way, to hold the engine
/// against. Shares nothing with it but Card and the fields of RuleSet; plays are their notation.
namespace settebello::naive {

/// Ascending, no card twice, where a set is meant.
using Cards = std::vector<Card>;
using Texts = std::vector<std::string>;

void sortCards(Cards& cards);
bool holds(const Cards& cards, Card card);
/// Takes a card out; it must be in.
void takeOut(Cards& cards, Card card);

/// A play as rules.md §8 writes it. @param captured ascending; none: laid.
std::string playText(Card card, const Cards& captured);
/// The card and the captured cards of such a text.
Card playedCard(const std::string& text);
Cards capturedCards(const std::string& text);

/// Every legal play (rules.md §4), sorted by byte.
Texts legalPlays(const RuleSet& rules, const Cards& hand, const Cards& table);

} // namespace settebello::naive
