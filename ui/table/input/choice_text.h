// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/input/play_chooser.h"
#include "table/motion/board.h"

#include <QString>

namespace settebello {

/// What a capture takes: cards, or a pile by its top.
QString takenText(const Board& board, CardSet captured);

/// The choice made so far, in words for a screen reader; empty if nothing is being chosen. @param
/// board what is chosen from
QString choiceText(const PlayChooser& chooser, const Board& board);

/// What the table says while a play is being chosen: what is taken so far, what can be taken with
/// it, and how. @param byKeyboard whether that was used last, and not the mouse
QString choiceCaption(const PlayChooser& chooser, const Board& board, bool byKeyboard);

} // namespace settebello
