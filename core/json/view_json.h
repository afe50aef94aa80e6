// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <string>

namespace settebello {

/// A view as the engine protocol tells it: one JSON object on one line, with every toggle of the
/// rules and with all that may be answered. `settebello-cli --help engine` describes the keys.
std::string viewText(const PlayerView& view);

} // namespace settebello
