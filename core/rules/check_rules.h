// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <string>
#include <vector>

namespace settebello {

/// Why a rule set cannot be played, one value a line of rules.md §2.2. The window says each in the
/// player's language beside the toggle; message() says it in English with numbers.
enum class RuleProblem {
    ValueNotAllowed,        ///< a single value outside its key's range
    TeamsNeedFourOrSix,     ///< table.teams with 2 or 3 players
    SharesDoNotDivide,      ///< deal.handCards 3 or 6: the cards do not go round evenly
    SharesNotSixes,         ///< deal.handCards 6: a share is not a multiple of six
    DeclarationsNeedTwo,    ///< scoring.declarations with other than 2 players
    DeclarationsNeedThrees, ///< scoring.declarations with other than packets of 3
    CutNeedsThrees,         ///< deal.cutterChooses with other than packets of 3
    CutNeedsTable,          ///< deal.cutterChooses without a table of 4
    LoneAceNeedsTakingAce,  ///< capture.loneAce takesItself with capture.ace plain
};

struct RuleFault {
    RuleProblem problem;
    std::string path; ///< the key at fault: "/table/teams"
    std::string
        message; ///< "true: teams need 4 or 6 players" — the value and what would be allowed
    bool operator==(const RuleFault&) const = default;
};

/// Every fault of a rule set taken as a whole, in the order of rules.md §2; empty if it can be
/// played.
std::vector<RuleFault> checkRules(const RuleSet& rules);

/// True if the napola is scored with a pack that has no two, so that it can never be made: allowed,
/// but the player is told (rules.md §2.2).
bool napolaIsOutOfReach(const RuleSet& rules);

} // namespace settebello
