// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason_choice.h"
#include "game/player_view.h"
#include "players/search/search.h"
#include "players/stop.h"

#include <optional>
#include <span>
#include <vector>

namespace settebello {

/// Why a decision is better than another one: the reasons that are true of it, not of the other,
/// and that make the difference, the most important first. They make it if the scoring item that a
/// reason is about certainly differs in what follows both (storiesOf()), or if they are about what
/// happens there (storyReasons()). Without any, the item is named that differs most. If the other
/// play is a sweep that is given up, that comes first. May be empty: better no reason than a
/// doubtful one, and only plays have any. The same view and decisions give the same reasons on
/// every machine, but perhaps others after a stop; about 5 ms. @pre both are legal.
std::vector<Reason> reasonsThatMatter(const PlayerView& view, const Decision& best,
                                      const Decision& other, const StopToken& stop = {});

/// What to do, and why.
struct Advice {
    Decision best;                 ///< a play, or a claim that wins at once, which needs no reasons
    std::optional<Decision> other; ///< with which the reasons compare it
    std::optional<Decision> next;  ///< the next best
    std::vector<Reason> reasons;   ///< at least one of a play, at most kMostReasons, and
                                   ///< its price before them and what is at stake behind
    /// How much better than the next best play, 0 or more; nothing if there is no other, or if the
    /// match may end before the round does.
    std::optional<double> points; ///< of this round
    std::optional<double> chance; ///< to win the match
};

/// Explains the result of a search: why the best play is better than the best of those that are
/// clearly worse. Of plays that are worth just as much as the first, it is the one that takes most.
/// @param candidates of Search::analyze() for that view, the best first.
/// @pre there is at least one.
Advice advise(const PlayerView& view, std::span<const Candidate> candidates);

} // namespace settebello
