// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"
#include "support/indexed_array.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace settebello {

/// A value as analyses keep it: to a ten-thousandth, so that a file holds exactly the same.
double rounded(double value);

/// What one decision was worth, or would have been, for the side of the seat.
struct Option {
    Decision decision;
    double points = 0; ///< by how many the side is expected to be ahead at the end of the round
    double chance = 0; ///< of winning the match
    /// Whether it is the best, or loses nothing that counts: certainly no points or chance, or no
    /// more than makes a difference to the match.
    bool asGood = false;
    bool operator==(const Option&) const = default;
};

/// A value that was estimated, and its standard error; 0 for one that is exact.
struct Estimated {
    double value = 0;
    double error = 0;
    bool operator==(const Estimated&) const = default;

    /// A value below twice its error may be none at all.
    bool isCertain() const { return value > 0 && value >= 2 * error; }
    /// The value if it is certain, else 0.
    double counted() const { return isCertain() ? value : 0; }
};

Estimated rounded(const Estimated& estimated);

/// How much a decision lost (analysis.md).
enum class Mark : std::uint8_t { None, Doubtful, Bad, VeryBad };
inline constexpr std::array<std::string_view, 4> kMarkNames{"none", "doubtful", "bad", "veryBad"};

/// Where a loss occurred.
enum class LossPlace : std::uint8_t {
    MissedCapture, ///< laid a card where capturing was better
    Sweeps,        ///< more sweeps for others, or fewer own ones
    Settebello,
    Coins, ///< the bonus suit
    Cards,
    Prime,
    Other ///< other items, declarations, claims, the cut
};
inline constexpr std::array<std::string_view, 7> kLossPlaceNames{
    "missedCapture", "sweeps", "settebello", "coins", "cards", "prime", "other"};
template <typename T>
using ByLossPlace = IndexedArray<T, EnumIndex<LossPlace, kLossPlaceNames.size()>>;

/// What is thought of one decision that was not forced, from what its seat knew.
struct Judgement {
    std::vector<Option> options; ///< all that were allowed, the best first
    std::size_t chosen = 0;      ///< among them
    Estimated points;            ///< lost in this round, 0 or more
    Estimated chance;            ///< lost of the chance to win the match, 0 or more
    Mark mark = Mark::None;
    LossPlace place = LossPlace::Other; ///< of a loss that counts
    bool operator==(const Judgement&) const = default;

    /// What counts in totals: the points that are certainly lost, unless that makes no difference
    /// to the match.
    double lostPoints() const;
    /// What counts in totals of the chance of winning, as lostPoints() of points.
    double lostChance() const;
};

/// Whether a loss counts at all (analysis.md): one of them is certain, and makes a difference to
/// the match.
bool counts(const Estimated& points, const Estimated& chance);

/// The mark of a loss by the thresholds of analysis.md.
Mark markOf(const Estimated& points, const Estimated& chance);

} // namespace settebello
