// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "support/fault.h"

#include <optional>
#include <string_view>

namespace settebello::cli {

/// Reads what `position` of the engine protocol tells, the reverse of viewText(). The seat of the
/// view is the one to answer. Nothing, and faults, if it cannot be what a seat sees: rules that do
/// not go together, a card in two places, counts of cards that do not add up. That the moves led
/// there is not checked.
std::optional<PlayerView> readView(std::string_view text, Faults& faults);

} // namespace settebello::cli
