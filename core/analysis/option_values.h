// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "analysis/paired_values.h"
#include "game/player_view.h"
#include "players/stop.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// What a seat is asked, and how thoroughly to answer. All that is used of a match: nothing that
/// the seat cannot see.
struct Question {
    const PlayerView& view;
    std::span<const Decision> options; ///< at least 1; without claims
    std::int64_t work = 0;             ///< about as many units of WorkBudget
    const StopToken& stop;
};

/// The value of each option, by what suits the position best:
/// - two hands of which one is known: exact, by LastPacketSearch;
/// - a stock between two players: StockSearch over several lots of hands that the other may have;
/// - a stock among more players: ManyHandsSearch in several lots of worlds;
/// - everything else without a stock: playouts by SoftmaxPolicy in worlds of BeliefSampler;
/// - the rest: playouts by PlayoutPolicy in worlds of WorldSampler.
/// A question gives the same values on every machine, whatever was asked before.
/// @return nothing after a stop. @pre question.view.turn is question.view.seat
std::optional<PairedValues> valuesOf(const Question& question);

/// The options with their values, rounded, the best first. @param decisions in the order in which
/// they were valued.
std::vector<Option> rankedOptions(const PairedValues& values, std::span<const Decision> decisions);

// Each of these, for tests.
std::optional<PairedValues>
exactValues(const Question& question); ///< nothing also if too much work
std::optional<PairedValues> stockValues(const Question& question);
std::optional<PairedValues> manyHandsValues(const Question& question);
std::optional<PairedValues> fullDealValues(const Question& question);
std::optional<PairedValues> playoutValues(const Question& question);

/// A seed that depends on nothing but what all seats see.
std::uint64_t seedOf(const PlayerView& view);

} // namespace settebello
