// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/true_reasons.h"

#include "coach/compared_plays.h"
#include "rules/objective.h"

namespace settebello {

std::vector<Reason> trueReasons(const PlayerView& view, const Play& best, const Play& other) {
    const ComparedPlays plays{view, PlayResult(view, best), PlayResult(view, other)};
    std::vector<Reason> reasons;
    if (!Objective(view.rules).wantsPoints()) {
        addAvoided(plays, reasons);
        return reasons;
    }
    addSecured(plays, reasons);
    addGains(plays, reasons);
    if (!plays.best.isLast()) {
        addSweepsLeft(plays, reasons);
        addCardsLeft(plays, reasons);
        addPlan(plays, reasons);
    }
    return reasons;
}

} // namespace settebello
