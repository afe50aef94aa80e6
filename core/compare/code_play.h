// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/deal_code.h"
#include "game/match.h"
#include "players/stop.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace settebello {

/// Deals the next round of a match by its code. @pre match.needsDeal(), and the code fits its
/// rules.
void dealByCode(Match& match, const DealCode& code);

/// Plays a match by a code with machines at all seats, without limits of time: the same code,
/// levels and seeds give the same match on every machine.
/// @param levels by seat, as for makePlayer(). @param seeds by seat. @param played is called after
/// every round. @pre the code fits the rules.
/// @return nothing after a stop. A match that nobody can win ends after 200 rounds without a
/// result.
std::optional<Match> playByCode(const DealCode& code, const RuleSet& rules,
                                std::span<const std::string> levels,
                                std::span<const std::uint64_t> seeds, const StopToken& stop,
                                const std::function<void(const Match&)>& played = {});

} // namespace settebello
