// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/greedy_player.h"

#include "players/policy/greedy_choice.h"
#include "players/policy/obvious_decision.h"
#include "rules/legal_plays.h"

namespace settebello {

std::optional<Decision> GreedyPlayer::choose(const PlayerView& view, const StopToken& /*stop*/) {
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    if (view.phase == Phase::CutChoice) {
        return cutByValue(view);
    }
    return choosePlay(view);
}

Decision GreedyPlayer::choosePlay(const PlayerView& view) {
    legalPlays(view.rules, view.hand, view.takeable(), m_plays);
    const int next = view.handSizes[view.rules.seatAfter(view.seat)];
    const GreedyPosition position{view.takeable(), view.unseen(), next,
                                  view.stockSize == 0 && next == 0};
    return Decision(greedyChoice(view.rules, position, m_plays, m_captures));
}

} // namespace settebello
