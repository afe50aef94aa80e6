// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/advice.h"

#include "analysis/story.h"
#include "coach/compared_plays.h"
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

/// Fewer cards that sweep what is left are no risk worth a word.
constexpr int kSomeSweepers = 2;

/// Whether a reason is about who sweeps what is left.
bool isAboutSweepsLeft(const Reason& reason) {
    return reason.kind == Kind::SparesSweep ||
           (reason.kind >= Kind::LeavesTooMuch && reason.kind <= Kind::FewerSweepers);
}

/// A valuable card that only the better play lays, where several cards take it.
std::optional<Reason> riskedCard(const ComparedPlays& plays, const std::vector<Reason>& reasons) {
    constexpr int kSomeTakers = 3;
    const CardSet valuable = plays.bonusCards() | plays.sevens();
    const Card laid = plays.best.play().card;
    if (plays.best.play().isCapture() || !valuable.contains(laid) || plays.best.isLast() ||
        (!plays.other.play().isCapture() && valuable.contains(plays.other.play().card))) {
        return std::nullopt;
    }
    const int takers = plays.best.takersOf(laid).size();
    const bool isSaid = std::any_of(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return reason.kind == Kind::FewerTakers;
    });
    return takers >= kSomeTakers && !isSaid
               ? std::optional(Reason(Kind::RisksCard, takers, 0, CardSet{laid}))
               : std::nullopt;
}

/// What the better play gives up or risks, which is said before what it is worth.
std::optional<Reason> priceOf(const PlayerView& view, const Play& best, const Play& other,
                              const std::vector<Reason>& reasons) {
    const ComparedPlays plays{view, PlayResult(view, best), PlayResult(view, other)};
    if (plays.other.isSweep()) {
        return plays.best.isSweep() ? std::nullopt : std::optional(Reason(Kind::GivesUpSweep));
    }
    if (plays.missesSettebello() && plays.scoresSettebello()) {
        return Reason(Kind::GivesUpSettebello);
    }
    const int sweepers = plays.best.isLast() ? 0 : plays.best.sweepers().size();
    const int others = plays.other.sweepers().size();
    const bool isSaid = std::any_of(reasons.begin(), reasons.end(), isAboutSweepsLeft);
    return 2 * others < sweepers && sweepers >= kSomeSweepers && !isSaid
               ? std::optional(Reason(Kind::RisksSweep, sweepers, others))
               : riskedCard(plays, reasons);
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
    const auto price = priceOf(view, best.play, other.play, reasons);
    if (price && !reasons.empty() && Objective(view.rules).wantsPoints()) {
        const bool isEnough = price->kind == Kind::GivesUpSweep;
        if (isEnough && reasons.size() > 1 && reasons[1].kind != Kind::AtStake) {
            reasons.erase(reasons.begin() + 1);
        }
        reasons.insert(reasons.begin(), *price);
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
