// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

namespace settebello {

/// The signs on the buttons of players of all kinds. They point the same way in every language.
enum class ReplayIcon { Start, PreviousRound, Back, Play, Pause, Forward, NextRound, End };

/// @param side device-independent pixels. @param ratio device pixels to one of them.
QIcon replayIcon(ReplayIcon sign, const QColor& colour, int side, qreal ratio);

} // namespace settebello
