// SPDX-License-Identifier: GPL-3.0-or-later
// The small signs on names and plates.
#pragma once

#include "cards/deck.h"
#include "table/painting/table_theme.h"

#include <QRectF>

class QPainter;

namespace settebello {

/// A little pack of cards: the dealer's mark.
void paintDealerMark(QPainter& painter, const TableTheme& theme, const QRectF& rect);

/// An arrow beside the name of whose turn it is.
void paintTurnMark(QPainter& painter, const TableTheme& theme, const QRectF& rect);

/// Which team somebody plays for: a full circle or an open diamond.
void paintTeamMark(QPainter& painter, const QColor& colour, const QRectF& rect, int side);

/// What a running count counts.
enum class CountMark { Cards, Suit, Sevens };

/// The sign before a running count: two cards, the sign of the suit, or a card with a 7.
void paintCountMark(QPainter& painter, const QColor& colour, const QRectF& rect, CountMark mark,
                    Suit suit, SuitSymbols signs);

} // namespace settebello
