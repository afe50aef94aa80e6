// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "support/fault.h"

#include <optional>
#include <string>
#include <string_view>

namespace settebello {

/// A view in the engine protocol: one JSON object on one line, with every toggle of the rules and
/// every legal decision. `settebello-cli --help engine` describes the keys.
std::string viewText(const PlayerView& view);

/// Reads such a view, in which the viewing seat is to answer. Returns nothing and reports faults
/// for what no seat can see: conflicting rules, a card in two places, counts that do not add up to
/// the pack. Does not check that the moves lead to the position.
std::optional<PlayerView> readView(std::string_view text, Faults& faults);

} // namespace settebello
