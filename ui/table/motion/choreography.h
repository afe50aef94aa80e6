// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/event.h"
#include "table/motion/board.h"
#include "table/motion/stage.h"

#include <QStringList>

#include <optional>
#include <string>

namespace settebello {

/// What a motion is made from.
struct MotionContext {
    const Board& before;         ///< the board without the event
    const Board& after;          ///< the board with it
    const TableLayout& layout;   ///< of the board after
    const Poses& rest;           ///< resting poses of the board after
    QStringList sideNames;       ///< by side, for texts
    bool calm = false;           ///< with more time to look
    std::string game = {};       ///< the preset that the rules are based on
    QStringList seatNames = {};  ///< by seat, for texts; without them the side is named
    std::optional<int> you = {}; ///< the seat that texts address
};

/// The motion that shows an event, stage by stage. Cards without a track glide to their resting
/// pose in the first stage; cards that are not there at the end are put there.
Stages choreograph(const Event& event, const MotionContext& context);

} // namespace settebello
