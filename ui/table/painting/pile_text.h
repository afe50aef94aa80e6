// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

class Board;

/// What may be looked at in the pile of a side while the round is played (`table.lookBack`), one
/// suit a line: all its cards, or those that the last play has brought. @param name of the side.
QString pileText(const Board& board, int side, const QString& name);

} // namespace settebello
