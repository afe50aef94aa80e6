// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/open_match.h"

#include <optional>
#include <span>

namespace settebello::session {

/// Plays a round again that is over, with all its cards, and compares all that a seat was told of
/// it, message by message. @param match the match before the round; after it, if nothing is wrong.
/// @param messages Deal, Decided and Shown alone. @return the first that should have been another.
std::optional<Fault> checkRound(Match& match, const Random& random, int seat,
                                std::span<const FromHost> messages);

} // namespace settebello::session
