// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/search/duel.h"
#include "players/search/match_chance.h"
#include "players/stop.h"

#include <array>
#include <vector>

namespace settebello {

/// Looks through a round of two players whose stock is empty, both hands open, by alpha-beta: what
/// it is worth if both play as well as can be. Exact unless cut off.
class OpenDuel {
public:
    /// What is played for.
    enum class Aim {
        Points, ///< the difference of the round's points; see kMatchWon
        Chance  ///< the chance of winning the match, in millionths
    };
    /// The difference that winning the match by the whole suit counts as.
    static constexpr int kMatchWon = 1000;
    static constexpr int kCertain = 1'000'000; ///< Aim::Chance: the match is won

    /// @param chance of the rules of the round; must outlive this. @param scores match points
    /// before this round.
    OpenDuel(const RuleSet& rules, const MatchChance& chance, const MatchChance::Scores& scores);

    /// The value for a side. @param duel with an empty stock. @param depth plays looked ahead; with
    /// fewer than cards in the hands the points so far stand for what is to come.
    int value(const Duel& duel, int side, Aim aim, int depth = kCardCount);

    /// The value of a round that is over.
    int finalValue(const Duel& duel, int side, Aim aim) const;

    /// From now on value() gives up, with an answer that means nothing, once it has looked at so
    /// many positions or a stop is requested.
    void limit(long positions, const StopToken& stop);
    bool gaveUp() const { return m_left <= 0; }

private:
    int search(const Duel& duel, int low, int high, int depth);
    void orderPlays(const Duel& duel, std::vector<Play>& plays) const;

    RuleSet m_rules;
    const MatchChance& m_chance;
    MatchChance::Scores m_scores;
    Aim m_aim = Aim::Points;
    long m_left = 1;
    bool m_limited = false;
    StopToken m_stop;
    std::array<std::vector<Play>, kCardCount + 1> m_plays; ///< by depth, to be used again
};

} // namespace settebello
