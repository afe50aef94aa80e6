// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "game/player_view.h"
#include "players/stop.h"

#include <cstdint>
#include <optional>

namespace settebello {

/// The work that goes into one decision, in units of WorkBudget: about as much as master thinks
/// (analysis.md). An analysis may allow a multiple of it.
inline constexpr std::int64_t kJudgementWork = 20'000'000;

/// Whether there was nothing to decide. A claim is an alternative only where it would hold or was
/// made. @pre view.turn is view.seat, and the decision is legal.
bool isForced(const PlayerView& view, const Decision& chosen);

/// Judges a decision from what its seat knew. The same view, decision and work give the same
/// judgement on every machine, whatever was judged before.
/// @return nothing after a stop. @pre the decision is legal and not forced.
std::optional<Judgement> judge(const PlayerView& view, const Decision& chosen, std::int64_t work,
                               const StopToken& stop);

} // namespace settebello
