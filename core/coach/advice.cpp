// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/advice.h"

#include "analysis/forced_line.h"
#include "analysis/item_difference.h"
#include "coach/true_reasons.h"
#include "players/policy/obvious_decision.h"
#include "players/search/last_packet_search.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

using Kind = Reason::Kind;

constexpr int kWorlds = 2000; ///< in which both plays are tried
/// A smaller difference of an item, in points, makes no difference.
constexpr double kNoDifference = 0.03;
/// A further reason is worth mentioning if it is about this share of what the first is about.
constexpr double kWorthMentioning = 0.25;
/// How a reason about the course of the game compares with one about an item that differs as much.
constexpr double kIndirect = 0.5;
/// The hand of the other player is listed card by card up to this size.
constexpr int kFewCards = 3;
/// From this many points on a play is clearly worse than another.
constexpr double kClearlyWorse = 0.2;

/// The item that a reason is about; nothing if about several.
std::optional<ScoringItem> itemOf(const Reason& reason) {
    switch (reason.kind) {
    case Kind::Sweeps:
    case Kind::LeavesTooMuch:
    case Kind::LeavesPair:
    case Kind::SweepersGone:
    case Kind::OpponentCannotSweep:
    case Kind::NextCanHardlySweep:
    case Kind::FewerSweepers:
    case Kind::AvoidsSweep:
        return ScoringItem::Sweeps;
    case Kind::TakesSettebello:
    case Kind::GuardsSettebello:
    case Kind::KeepsSettebello:
    case Kind::AvoidsSettebello:
        return ScoringItem::Settebello;
    case Kind::TakesSevens:
    case Kind::TakesPrimeCards:
    case Kind::KeepsSeven:
    case Kind::LeavesFewerSevens:
        return ScoringItem::Prime;
    case Kind::TakesBonusSuit:
    case Kind::KeepsBonusCard:
    case Kind::LeavesFewerCoins:
        return ScoringItem::Suit;
    case Kind::TakesCards:
    case Kind::StealsPile:
    case Kind::GuardsPile:
    case Kind::TakesLastCapture:
    case Kind::TakesFewer:
        return ScoringItem::Cards;
    case Kind::ScoresItem:
    case Kind::SparesPoints:
    case Kind::SecuresItem:
    case Kind::MostlyItem:
        return reason.item;
    default:
        return std::nullopt;
    }
}

/// Whether a reason is about who can take the card that is laid.
bool isAboutTakers(const Reason& reason) {
    switch (reason.kind) {
    case Kind::LaysFreeCard:
    case Kind::LaysUntakeable:
    case Kind::FewerTakers:
    case Kind::LaysDoubled:
        return true;
    default:
        return false;
    }
}

/// Whether a reason is about captures to come of the own side.
bool isAboutNextCapture(const Reason& reason) {
    switch (reason.kind) {
    case Kind::SettebelloWaits:
    case Kind::LeavesTwoSevens:
    case Kind::OnlyYoursToTake:
    case Kind::PreparesCapture:
        return true;
    default:
        return false;
    }
}

/// Whether a reason is about who captures last.
bool isAboutLastCapture(const Reason& reason) {
    return reason.kind == Kind::TakesLastCapture || reason.kind == Kind::DealerGetsLast ||
           reason.kind == Kind::DealerMissesLast;
}

/// What certainly differs for the better, in points.
double gainOf(const ItemDifference& difference) {
    const double gain = difference.mean().counted();
    return gain >= kNoDifference ? gain : 0;
}

/// How many points a reason is about; 0: it makes no difference.
double weightOf(const Reason& reason, const ItemDifferences& differences) {
    if (const auto item = itemOf(reason)) {
        return gainOf(differences[*item]);
    }
    double most = 0;
    for (const ScoringItemInfo& info : kScoringItems) {
        // Whether a card that is laid can be taken is another matter than sweeps.
        const bool counts = info.item != ScoringItem::Sweeps || !isAboutTakers(reason);
        most = counts ? std::max(most, gainOf(differences[info.item])) : most;
    }
    return kIndirect * most;
}

/// Whether both say that nobody else takes the card laid.
bool isSameCard(const Reason& laid, const Reason& yours) {
    return isAboutTakers(laid) && yours.kind == Kind::OnlyYoursToTake && laid.cards == yours.cards;
}

/// Whether two reasons are about the same thing, so that one is enough.
bool isSameMatter(const Reason& a, const Reason& b) {
    const auto item = itemOf(a);
    return (item && item == itemOf(b)) || (isAboutTakers(a) && isAboutTakers(b)) ||
           (isAboutNextCapture(a) && isAboutNextCapture(b)) ||
           (isAboutLastCapture(a) && isAboutLastCapture(b)) || isSameCard(a, b) || isSameCard(b, a);
}

/// The item by which a play gains most, if it gains by any. @param gain of an item
template <typename Gain>
std::optional<Reason> mainItem(const Gain& gain) {
    std::optional<Reason> most;
    for (const ScoringItemInfo& info : kScoringItems) {
        if (gain(info.item) > (most ? gain(most->item) : 0)) {
            most = Reason(Kind::MostlyItem, info.item);
        }
    }
    return most;
}

/// Orders true reasons by what they are about, and leaves those out that make no difference.
std::vector<Reason> withoutTrifles(std::vector<Reason> reasons,
                                   const ItemDifferences& differences) {
    if (reasons.empty()) {
        return reasons;
    }
    const auto weight = [&](const Reason& reason) { return weightOf(reason, differences); };
    std::stable_sort(reasons.begin(), reasons.end(),
                     [&](const Reason& a, const Reason& b) { return weight(a) > weight(b); });
    const double least = kWorthMentioning * weight(reasons.front());
    std::vector<Reason> chosen;
    for (const Reason& reason : reasons) {
        const bool isNew = std::none_of(chosen.begin(), chosen.end(), [&](const Reason& earlier) {
            return isSameMatter(reason, earlier);
        });
        if (isNew && weight(reason) > 0 && weight(reason) >= least &&
            chosen.size() < kMostReasons) {
            chosen.push_back(reason);
        }
    }
    return chosen;
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
    const ItemDifferences differences = itemDifferences(view, best, other, kWorlds);
    std::vector<Reason> reasons =
        withoutTrifles(trueReasons(view, best.play, other.play), differences);
    if (reasons.empty()) {
        auto item = mainItem([&](ScoringItem each) { return gainOf(differences[each]); });
        if (!item) {
            if (const auto ahead = forcedDifference(view, best.play, other.play, stop)) {
                item = mainItem([&](ScoringItem each) { return (*ahead)[each]; });
            }
        }
        if (item) {
            reasons.push_back(*item);
        }
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
