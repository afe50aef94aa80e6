// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/motion/board.h"
#include "table/painting/fitted_text.h"
#include "table/painting/table_theme.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace settebello {

class TableLayout;

/// A small text on a stack of cards.
struct StackTag {
    QRectF place;
    QString text;
    QFont font;
};

/// The tags on stacks: how many cards the stock has, and whose pile captured last.
/// @param last the latter; not while the cards are still on their way.
std::vector<StackTag> stackTags(const Board& board, const TableLayout& layout, const QFont& font,
                                bool last = true);

void paintStackTags(QPainter& painter, const TableTheme& theme, const std::vector<StackTag>& tags);

} // namespace settebello
