// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "effect/match_time.h"
#include "players/stop.h"
#include "rules/scoring.h"
#include "support/indexed_array.h"
#include "support/ratio.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace settebello {

/// What is measured of a rule set.
enum class EffectFigure : std::uint8_t {
    Points,      ///< of all sides together, per round
    Sweeps,      ///< of all sides together, per round
    Rounds,      ///< per match
    Minutes,     ///< per match: minutesOfMatch()
    Dealer,      ///< points of the dealer's side ahead of the mean of the others, per round
    FirstPlayer, ///< the same of the side of the seat that plays first
    Skill,       ///< matches that kEffectStronger wins against kEffectWeaker: 0 … 1
};

struct EffectFigureInfo {
    EffectFigure figure;
    std::string_view name; ///< in JSON
    /// Of one side against the others: with another number of sides it means something else.
    bool dependsOnSides = false;
};

inline constexpr std::array kEffectFigures{
    EffectFigureInfo{EffectFigure::Points, "points"},
    EffectFigureInfo{EffectFigure::Sweeps, "sweeps"},
    EffectFigureInfo{EffectFigure::Rounds, "rounds"},
    EffectFigureInfo{EffectFigure::Minutes, "minutes"},
    EffectFigureInfo{EffectFigure::Dealer, "dealer", true},
    EffectFigureInfo{EffectFigure::FirstPlayer, "firstPlayer", true},
    EffectFigureInfo{EffectFigure::Skill, "skill", true},
};

/// The levels that play, whose moves take microseconds. The first has every seat, unless another is
/// asked for. Skill is always measured with the others: the stronger has one side, the weaker the
/// others.
inline constexpr std::string_view kEffectLevel = "greedy";
inline constexpr std::string_view kEffectStronger = "good";
inline constexpr std::string_view kEffectWeaker = "casual";

/// What to measure.
struct EffectSetup {
    RuleSet rules = {};
    RuleSet against = {}; ///< what they are compared with
    std::uint64_t seed = 1;
    std::string level = std::string(kEffectLevel); ///< one of levels()
    Pace pace = Pace::Calm;                        ///< of the window, as its speed
    double speed = 1;
    bool operator==(const EffectSetup&) const = default;
};

/// What a change of the rules does to the game, measured by playing whole matches to the target by
/// both rule sets with the same seeds: the same shuffles as long as both deal alike, the same
/// dealers and the same levels. The more matches, the narrower the intervals. The same setup and
/// number of matches give the same figures on every machine.
class RuleEffect {
public:
    /// @pre both rule sets are without faults (checkRules).
    explicit RuleEffect(EffectSetup setup);

    const EffectSetup& setup() const { return m_setup; }

    /// Plays the next match by both, once for all figures but Skill and once for that. Takes about
    /// a millisecond with kEffectLevel. @return false if it was stopped; nothing is then counted.
    bool playMatch(const StopToken& stop = {});
    /// How many matches were counted.
    std::uint64_t matches() const { return m_matches; }

    /// Whether the difference between both rule sets says anything about the rules.
    bool isComparable(EffectFigure figure) const;
    /// first() by the rules, second() by those against them.
    const PairedRatio& operator[](EffectFigure figure) const { return m_figures[figure]; }
    /// In how many rounds a side had most points (or fewest, where these win) that would not have
    /// had them without the points for this item: 0 … 1.
    const PairedRatio& decided(ScoringItem item) const { return m_decided[item]; }

private:
    EffectSetup m_setup;
    std::uint64_t m_matches = 0;
    IndexedArray<PairedRatio, EnumIndex<EffectFigure, kEffectFigures.size()>> m_figures;
    ByItem<PairedRatio> m_decided;
};

} // namespace settebello
