// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <optional>

namespace settebello {

/// The decision that needs no search, if there is one, for every player without a policy of its own
/// for it: a packet that may be declared is, a claim that holds is made, and so is a
/// play that wins at once and the only legal play. @pre view.turn is view.seat.
std::optional<Decision> obviousDecision(const PlayerView& view);

/// Whether a play ends the match at once in favour of the seat to play: a sweep that brings it to
/// the target, where that is enough (rules.md §7). @pre view.turn is view.seat.
bool winsAtOnce(const PlayerView& view, const Play& play);

/// The first play that does, if there is one. @pre view.phase is Playing, view.turn is view.seat.
std::optional<Play> playThatWinsAtOnce(const PlayerView& view);

/// Whether this round could bring a side to the target, where that ends the match at once.
bool mayEndAtOnce(const PlayerView& view);

/// Keeps a cut card at least as valuable as a six (cardValue), places a less valuable one.
/// @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByValue(const PlayerView& view);

/// The answer of a player who may declare and wants to win: to have the points, or to do without
/// them where the fewest win.
Decision answerToDeclare(const RuleSet& rules);

} // namespace settebello
