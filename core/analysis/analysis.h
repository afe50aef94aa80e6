// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"
#include "analysis/outlook.h"
#include "game/match.h"
#include "rules/by_seat.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace settebello {

/// Changes whenever the same record would get other values: stored analyses are then discarded.
inline constexpr int kEvaluationVersion = 4;

/// What the cards brought each side more than the mean of all that could have been instead.
using Luck = Outlook;

/// One thing that happened in a match, and what is thought of it.
struct Moment {
    enum class Kind : std::uint8_t {
        Dealt,   ///< cards came: the deal, what follows the cutter's choice, a packet
        Decided, ///< a seat decided
        Ended    ///< the round was played to its end, or a claim ended it
    };
    Kind kind = Kind::Dealt;
    int round = 0; ///< from 0
    int move = 0;  ///< how many decisions of the round came before it
    int seat = -1; ///< Decided: whose
    /// Each side's chance to win the match for somebody who sees all hands: after the cards, before
    /// the decision, after the round.
    BySide<double> chance{};
    /// Dealt: with what came. Decided: with the cards that the seat could not see, unless it is
    /// forced or no play.
    std::optional<Luck> luck;
    std::optional<Judgement> judgement;  ///< Decided, and not forced
    std::optional<BySide<double>> ahead; ///< Ended: points ahead of the others, by side
    bool operator==(const Moment&) const = default;

    bool isMarked() const { return judgement && judgement->mark != Mark::None; }
};

/// The analysis of a match, complete or as far as it went (analysis.md).
struct Analysis {
    std::string record; ///< matchId() of the match
    int budget = 1;     ///< how many times kJudgementWork went into a decision
    std::vector<Moment> moments;
    bool operator==(const Analysis&) const = default;
};

} // namespace settebello
