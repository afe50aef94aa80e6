// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"

#include <QColor>
#include <QPainterPath>

namespace settebello {

/// A small plain symbol of a suit, recognizable by its shape alone, within the square −1 … 1.
QPainterPath suitSymbol(Suit suit, SuitSymbols signs);

/// The colour of the symbol on white.
QColor suitColour(Suit suit, SuitSymbols signs);

} // namespace settebello
