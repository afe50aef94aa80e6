// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/open_outlook.h"
#include "cards/random.h"
#include "game/match.h"
#include "players/beliefs/style_policies.h"
#include "players/position/position.h"

namespace settebello {

/// Cards as they came or lay, and what they brought (analysis.md).
struct CardLuck {
    Outlook outlook; ///< with these cards
    Luck luck;       ///< compared with the mean of all that could have been instead
};

/// Of the cards dealt last. The mean is taken over other orders of the cards that were not dealt
/// before, so that luck is 0 on average whatever the players do. @param match in which they have
/// just been dealt. @param dealtBefore how many cards of the pack lay open or in hands before.
/// @param random of a seed that does not depend on where these cards lie in the pack.
CardLuck luckOfDealing(OpenOutlook& outlook, const Match& match, int dealtBefore, Random& random);

/// How many cards of the pack lie open or in hands, piles and the cutter's view.
int dealtCards(const Round& round);

/// The luck of a play with the cards that its seat could not see. The play changes what somebody
/// who sees all hands expects; the mean of that change is taken over hands and stocks that the seat
/// had to reckon with, the likelier the better they explain the plays before. Not thread-safe.
class PlayLuck {
public:
    explicit PlayLuck(const RuleSet& rules);

    /// @param match before the play; its outlook is found too. @param random as above.
    /// @pre the seat to answer may play this.
    CardLuck of(OpenOutlook& outlook, const Match& match, const Play& play, Random& random);

private:
    PositionRules m_rules;
    StylePolicies m_policies;
};

} // namespace settebello
