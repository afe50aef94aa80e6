// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/reason_choice.h"

#include "coach/item_reasons.h"
#include "coach/story_reasons.h"
#include "coach/true_reasons.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"

#include <algorithm>
#include <optional>

namespace settebello {

namespace {

using Kind = Reason::Kind;

/// A further reason is worth mentioning if it is about this share of what the first is about.
constexpr double kWorthMentioning = 0.25;
/// How a reason about the course of the game compares with one about an item that differs as much.
constexpr double kIndirect = 0.5;

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
    case Kind::TakesNext:
    case Kind::MayTakeNext:
        return true;
    default:
        return false;
    }
}

/// Whether a reason is about who captures last.
bool isAboutLastCapture(const Reason& reason) {
    return reason.kind == Kind::TakesLastCapture || reason.kind == Kind::DealerGetsLast ||
           reason.kind == Kind::DealerMissesLast || reason.kind == Kind::GetsLast;
}

/// Whether a reason is about cards that others could take, or that the next player takes nothing.
bool isAboutGivenAway(const Reason& reason) {
    switch (reason.kind) {
    case Kind::TakesFirst:
    case Kind::DeniesCapture:
    case Kind::GuardsSettebello:
    case Kind::KeepsSettebello:
    case Kind::KeepsSeven:
    case Kind::KeepsBonusCard:
    case Kind::LeavesFewerSevens:
    case Kind::LeavesFewerCoins:
    case Kind::ForcesToLay:
        return true;
    default:
        return isAboutTakers(reason);
    }
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

/// Whether both name the same capture to come.
bool isSameCapture(const Reason& a, const Reason& b) {
    const auto isCapture = [](const Reason& reason) {
        return reason.kind == Kind::GetsLast || reason.kind == Kind::SweepsNext ||
               isAboutNextCapture(reason);
    };
    return isCapture(a) && isCapture(b) && !a.with.empty() && a.with == b.with;
}

/// Whether an ace that is kept is one that sweeps then.
bool isSameAce(const Reason& kept, const Reason& sweep) {
    return kept.kind == Kind::KeepsAce && sweep.kind == Kind::SweepsNext &&
           sweep.with.intersects(CardSet::playedAs(kAce));
}

/// Whether what is taken before others take it is said already.
bool isTakenAlready(const Reason& first, const Reason& other) {
    return first.kind == Kind::TakesFirst && other.kind >= Kind::Sweeps &&
           other.kind <= Kind::TakesCards;
}

/// Whether two reasons are about the same thing, so that one is enough.
bool isSameMatter(const Reason& a, const Reason& b) {
    const auto item = itemOf(a);
    return (item && item == itemOf(b)) || (isAboutNextCapture(a) && isAboutNextCapture(b)) ||
           (isAboutLastCapture(a) && isAboutLastCapture(b)) ||
           (isAboutGivenAway(a) && isAboutGivenAway(b)) || isSameCapture(a, b) ||
           isTakenAlready(a, b) || isTakenAlready(b, a) || isSameAce(a, b) || isSameAce(b, a) ||
           isSameCard(a, b) || isSameCard(b, a);
}

/// Whether a player would say it before anything else.
bool isStriking(const WeighedReason& each) {
    const Kind kind = each.reason.kind;
    return each.weight > 0 && (kind == Kind::Sweeps || kind == Kind::TakesSettebello);
}

/// Orders reasons by what they are about, and leaves those out that make no difference.
std::vector<Reason> withoutTrifles(std::vector<WeighedReason> reasons) {
    std::stable_sort(
        reasons.begin(), reasons.end(), [](const WeighedReason& a, const WeighedReason& b) {
            return isStriking(a) != isStriking(b) ? isStriking(a) : a.weight > b.weight;
        });
    std::vector<Reason> chosen;
    for (const WeighedReason& each : reasons) {
        const bool isNew = std::none_of(chosen.begin(), chosen.end(), [&](const Reason& earlier) {
            return isSameMatter(each.reason, earlier);
        });
        if (isNew && each.weight > 0 && each.weight >= kWorthMentioning * reasons.front().weight &&
            chosen.size() < kMostReasons) {
            chosen.push_back(each.reason);
        }
    }
    return chosen;
}

/// Whether a reason says that nobody sweeps, so that it need not be said in how many cases.
bool saysNoSweep(const WeighedReason& each) {
    const Kind kind = each.reason.kind;
    return each.weight > 0 && (kind == Kind::Sweeps || kind == Kind::LeavesTooMuch ||
                               kind == Kind::SweepersGone || kind == Kind::OpponentCannotSweep);
}

/// That cards are won is said only where nothing says how, in how many cases a sweep is spared only
/// where others can still sweep.
void leaveWeakOut(std::vector<WeighedReason>& reasons) {
    const bool isSafe = std::any_of(reasons.begin(), reasons.end(), saysNoSweep);
    std::erase_if(reasons, [&](const WeighedReason& each) {
        return isSafe && each.reason.kind == Kind::SparesSweep;
    });
    const auto isResult = [](const WeighedReason& each) {
        return each.reason.kind == Kind::WinsCards;
    };
    const bool isExplained =
        std::any_of(reasons.begin(), reasons.end(),
                    [&](const WeighedReason& each) { return each.weight > 0 && !isResult(each); });
    if (isExplained) {
        std::erase_if(reasons, isResult);
    }
}

/// Everything that is true of a play and not of another one, with its weight.
std::vector<WeighedReason> weighed(const PlayerView& view, const Play& best, const Play& other,
                                   const Stories& stories, const ItemDifferences& differences) {
    std::vector<WeighedReason> all;
    for (Reason reason : trueReasons(view, best, other)) {
        if (reason.kind == Kind::KeepsAce) {
            reason.count = casesWithAce(stories);
        }
        // The settebello is worth a word in any case.
        const double least = reason.kind == Kind::TakesSettebello ? kLeastGain : 0;
        all.push_back({reason, std::max(least, weightOf(reason, differences))});
    }
    if (!Objective(view.rules).wantsPoints()) {
        return all;
    }
    const auto add = [&](double often) {
        const auto more = storyReasons(view, best, other, stories, often);
        all.insert(all.end(), more.begin(), more.end());
    };
    add(kOften);
    leaveWeakOut(all);
    if (std::none_of(all.begin(), all.end(),
                     [](const WeighedReason& each) { return each.weight > 0; })) {
        add(kSometimes);
        leaveWeakOut(all);
    }
    return all;
}

/// What is about the course of the game, where playouts see no difference at all.
std::vector<Reason> courseAlone(const std::vector<WeighedReason>& all) {
    const auto isCourse = [](const WeighedReason& each) { return !itemOf(each.reason); };
    const auto found = std::find_if(all.begin(), all.end(), isCourse);
    return found == all.end() ? std::vector<Reason>() : std::vector{found->reason};
}

} // namespace

std::vector<Reason> reasonsIn(const PlayerView& view, const Play& best, const Play& other,
                              const Stories& stories) {
    const ItemDifferences differences = stories.differences(view);
    const auto all = weighed(view, best, other, stories, differences);
    std::vector<Reason> reasons = withoutTrifles(all);
    if (!reasons.empty()) {
        if (const auto stake = atStake(reasons, differences)) {
            reasons.push_back(*stake);
        }
        return reasons;
    }
    if (const auto item = mainItem(differences)) {
        return {mostlyItem(*item, view, stories)};
    }
    return courseAlone(all);
}

} // namespace settebello
