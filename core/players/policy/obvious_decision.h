// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/beliefs/world_sampler.h"
#include "players/player.h"
#include "players/policy/playout_policy.h"

namespace settebello {

/// What needs no search, for every player that has no opinion of its own about it: a packet that
/// may be declared is, the target is claimed when the points of it are certain, and a play without
/// an alternative is made.
std::optional<Decision> obviousDecision(const PlayerView& view);

/// Keeps a cut card worth as much as a six (cardValue), places a lesser one.
/// @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByValue(const PlayerView& view);

/// Keeps or places the cut card (rules.md §3), whichever playouts of so many worlds liked better;
/// keeps it if they liked both alike. @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByPlayouts(const PlayerView& view, const PlayoutPolicy& policy, Random& random,
                       int worlds);

} // namespace settebello
