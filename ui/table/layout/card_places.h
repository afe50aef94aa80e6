// SPDX-License-Identifier: GPL-3.0-or-later
// Where single cards lie in the areas of a TableLayout.
#pragma once

#include "table/layout/card_geometry.h"

namespace settebello {

class TableLayout;

/// The i-th card of n in a seat's hand, from the left as the seat's player sees it.
CardGeometry handPlace(const TableLayout& layout, int seat, int i, int n);
/// A place on the table, in rows of which each is centred. @param places how many there are; the
/// cards are as large as so many can be. A place beyond them counts as the last.
CardGeometry tablePlace(const TableLayout& layout, int place, int places);
/// The height of a question between table and hand with which the table cards stay as large as
/// without one. @param places as in tablePlace()
qreal questionKeepingCards(const TableLayout& layout, int places);
/// The height of the largest question with which they keep so much of their usual size.
/// @param least that part of it
qreal questionShrinkingCards(const TableLayout& layout, int places, qreal least);
/// The i-th card from the bottom of a side's pile.
CardGeometry pilePlace(const TableLayout& layout, int side, int i);
/// The i-th of n sweeps, sideways under the pile; more than a few lie in two columns. The number in
/// the corner of each is visible if a later one of a column covers an earlier one and the first
/// column covers the second.
CardGeometry sweepPlace(const TableLayout& layout, int side, int i, int n);
/// The column that it lies in; 0 is the one next to the pile.
int sweepColumn(const TableLayout& layout, int side, int i, int n);
/// The i-th card from the bottom of the stock beside the dealer.
CardGeometry stockPlace(const TableLayout& layout, int i);
/// Where the cut card is shown to a seat.
CardGeometry cutPlace(const TableLayout& layout, int seat);

} // namespace settebello
