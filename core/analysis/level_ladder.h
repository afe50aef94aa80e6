// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace settebello {

/// Kinds of games whose losses are measured alike.
enum class LadderKind : std::uint8_t {
    Duel,     ///< two players and a stock, as in scopa
    FullDeal, ///< all cards dealt at once, as in scopone
    Packets   ///< a stock between more than two
};
LadderKind ladderKind(const RuleSet& rules);

/// What a level loses in its own games, in points per thousand decisions that are not forced.
struct Rung {
    std::string_view level;
    double loss = 0;
};
/// From the weakest level on; measured as analysis.md says.
std::span<const Rung> ladder(LadderKind kind);

/// Where somebody stands.
struct LadderPlace {
    std::string_view level; ///< the nearest
    std::string_view from;  ///< the weakest and the strongest that it may be as well
    std::string_view to;
    bool isBelow = false; ///< loses far more than the weakest level
};

/// @param loss points per thousand decisions. @param halfWidth of its 95 % interval; nothing if it
/// is not known, and then it may be any level.
LadderPlace ladderPlace(LadderKind kind, double loss, std::optional<double> halfWidth);

} // namespace settebello
