// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "table/motion/board.h"
#include "table/motion/stage.h"

#include <QStringList>

namespace settebello {

/// What a motion is made from.
struct MotionContext {
    const Board& before;       ///< the board without the event
    const Board& after;        ///< the board with it
    const TableLayout& layout; ///< of the board after
    const Poses& rest;         ///< resting poses of the board after
    QStringList sideNames;     ///< by side, for words
};

/// The motion that tells an event, stage after stage (times of the design's table). Cards that no
/// track names glide to rest in the first stage; whatever is not at rest at the end is put there.
Stages choreograph(const Event& event, const MotionContext& context);

} // namespace settebello
