// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/advice.h"

#include "analysis/story.h"
#include "coach/play_result.h"
#include "coach/reason_choice.h"
#include "players/policy/obvious_decision.h"
#include "players/search/last_packet_search.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

using Kind = Reason::Kind;

constexpr int kWorlds = 2000; ///< in which both plays are tried
/// The hand of the other player is listed card by card up to this size.
constexpr int kFewCards = 3;
/// From this many points on a play is clearly worse than another.
constexpr double kClearlyWorse = 0.2;

bool isSweepOf(const PlayerView& view, const Play& play) {
    return PlayResult(view, play).isSweep();
}

/// Where nothing else explains it: that the last few cards are known, if they are.
Reason fallback(const PlayerView& view) {
    const CardSet out = view.uncaptured() - view.hand - view.table;
    const bool isKnown = LastPacketSearch::isOpen(view) && !out.empty() && out.size() <= kFewCards;
    return isKnown ? Reason(Kind::WorkedOut, out) : Reason(Kind::MorePoints);
}

/// The best of those that are clearly worse than the best, or else the last.
const Candidate& clearlyWorse(std::span<const Candidate> candidates) {
    const auto found =
        std::find_if(candidates.begin() + 1, candidates.end(), [&](const Candidate& candidate) {
            return candidate.points <= candidates.front().points - kClearlyWorse;
        });
    return found == candidates.end() ? candidates.back() : *found;
}

/// Of the decisions that are worth just as much as the first, the one that takes most: what a
/// player would do without thinking.
const Candidate& mostNatural(const PlayerView& view, std::span<const Candidate> candidates) {
    const Candidate* natural = &candidates.front();
    for (const Candidate& each : candidates) {
        const bool isEqual = each.points == natural->points && each.chance == natural->chance;
        const bool takesMore =
            each.decision.play.captured.size() > natural->decision.play.captured.size();
        natural = isEqual && takesMore ? &each : natural;
    }
    return Objective(view.rules).wantsPoints() ? *natural : candidates.front();
}

} // namespace

std::vector<Reason> reasonsThatMatter(const PlayerView& view, const Decision& best,
                                      const Decision& other, const StopToken& stop) {
    if (best.kind != Decision::Kind::Play || other.kind != Decision::Kind::Play || best == other) {
        return {};
    }
    const Stories stories = storiesOf(view, best.play, other.play, kWorlds, stop);
    std::vector<Reason> reasons = reasonsIn(view, best.play, other.play, stories);
    const bool givesUp = isSweepOf(view, other.play) && !isSweepOf(view, best.play);
    if (givesUp && !reasons.empty() && Objective(view.rules).wantsPoints()) {
        reasons.resize(std::min(reasons.size(), kMostReasons - 1));
        reasons.insert(reasons.begin(), Reason(Kind::GivesUpSweep));
    }
    return reasons;
}

Advice advise(const PlayerView& view, std::span<const Candidate> candidates) {
    SETTEBELLO_ASSERT(!candidates.empty());
    Advice advice;
    const Candidate& best = mostNatural(view, candidates);
    advice.best = best.decision;
    if (candidates.size() == 1) {
        advice.reasons.emplace_back(Kind::OnlyPlay);
        return advice;
    }
    const Candidate& next = candidates[&best == &candidates.front() ? 1 : 0];
    advice.next = next.decision;
    if (!mayEndAtOnce(view)) {
        advice.points = std::max(0.0, best.points - next.points);
        advice.chance = std::max(0.0, best.chance - next.chance);
    }
    const Decision& worse = clearlyWorse(candidates).decision;
    advice.other = worse == best.decision ? next.decision : worse; // where all are worth as much
    advice.reasons = reasonsThatMatter(view, best.decision, *advice.other);
    if (advice.reasons.empty()) {
        advice.reasons.push_back(fallback(view));
    }
    return advice;
}

} // namespace settebello
