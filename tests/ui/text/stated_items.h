// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "ui/text/stated_rules.h"

namespace settebello {

// The items that each side scores for itself by its cards: what the texts state of them is in
// StatedRules::items, by the names that stated_items.cpp gives them.

/// Understands a sentence of the summary about items. @return false if it is not about any.
bool readItems(const QString& sentence, StatedRules& stated);
/// Understands what a paragraph of the rule book says about items, if anything.
void readItemsInBook(const QString& paragraph, StatedRules& stated);
/// Understands a row of the book's table of points. @param what in small letters.
void readItemsInTable(const QString& what, int points, StatedRules& stated);

/// The points that a pile scores by the items stated.
int itemPoints(const StatedRules& stated, CardSet pile);

} // namespace settebello
