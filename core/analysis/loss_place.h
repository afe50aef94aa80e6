// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "game/player_view.h"

namespace settebello {

/// Where most of the difference between two decisions lies: the item of which the seat's side gets
/// fewer points, or the others more, in playouts after the chosen one. @pre both are legal.
LossPlace lossPlace(const PlayerView& view, const Decision& best, const Decision& chosen);

} // namespace settebello
