// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

namespace settebello {

/// The usual icons of media players. They point the same way in every language.
enum class ReplayIcon { Start, PreviousRound, Back, Play, Pause, Forward, NextRound, End };

/// @param side in device-independent pixels. @param ratio device pixels per such pixel.
QIcon replayIcon(ReplayIcon sign, const QColor& colour, int side, qreal ratio);

} // namespace settebello
