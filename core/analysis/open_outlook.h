// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/outlook.h"
#include "cards/pack.h"
#include "cards/random.h"
#include "game/match.h"
#include "game/round.h"
#include "players/evaluation/match_chance.h"
#include "players/policy/playout_policy.h"
#include "rules/by_seat.h"

#include <memory>

namespace settebello {

/// The value function of luck and of the course of a match (analysis.md): for somebody who sees all
/// hands but not the stock, the mean over playouts by a cheap policy: PlayoutPolicy, or
/// SoftmaxPolicy where all cards are dealt at once; between two sides the last cards are played
/// perfectly. It is fixed beforehand and knows nothing of how plays are judged. Not thread-safe.
class OpenOutlook {
public:
    explicit OpenOutlook(const RuleSet& rules);
    ~OpenOutlook();

    /// The outlook of this round, its stock in any order. @pre playouts ≥ 1
    Outlook of(const Round& round, int playouts, Random& random);

    /// What a play does in one world.
    struct Trial {
        Outlook before;
        Outlook change; ///< after the play less before it
    };
    /// Plays on with and without a play, each with the same luck. @param world its stock in random
    /// order. @pre the seat to answer may play this.
    Trial tried(const Round& world, const Play& play, Random& random);

    /// Of the deals that could have come instead of those after the first `dealt` cards of the
    /// pack. @param played with its moves so far, which are legal whatever is dealt.
    /// @param scores match points before the round. @pre playouts ≥ 1
    Outlook ofRedeals(const Match::PlayedRound& played, int dealt, const BySide<int>& scores,
                      int playouts, Random& random);

    /// Of a match whose last round is over, by its end or by a claim.
    Outlook atEnd(const Match& match) const;

private:
    struct OpenPlay; ///< what open hands without a stock are played out with
    bool canPlayOpen(const Round& round) const;
    bool isSolvable(const Round& round) const;
    Play drawn(const Round& round, Random& random);
    void addPlayout(Round round, Random& random, Outlook& sum);
    void addOpenPlay(const Round& round, Random& random, Outlook& sum);

    RuleSet m_rules;
    MatchChance m_chance;
    PlayoutPolicy m_policy;
    std::unique_ptr<OpenPlay> m_openPlay; ///< null where positions do not know all rules
};

/// The chance of each side to win the match after this round. @pre the round is over or void.
BySide<double> chancesAfter(const Round& round, const MatchChance& chance);

} // namespace settebello
