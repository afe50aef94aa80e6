// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/item_reasons.h"

#include "cards/by_card.h"
#include "rules/objective.h"
#include "rules/scoring_items.h"

#include <algorithm>

namespace settebello {

namespace {

using Kind = Reason::Kind;

/// The cards that decide an item by themselves, or much of it.
CardSet cardsOf(ScoringItem item, const RuleSet& rules) {
    switch (item) {
    case ScoringItem::Suit:
        return CardSet::ofSuit(rules.bonusSuit());
    case ScoringItem::Prime:
        return CardSet::ofRank(kSeven) | CardSet::ofRank(kSix) | CardSet::ofRank(kAce);
    default:
        return {};
    }
}

/// The card for an item that is won in most of the worlds in which a play gains by it, if it is in
/// nearly half of them and more often on the whole.
CardSet cardFor(ScoringItem item, const PlayerView& view, const Stories& stories) {
    constexpr double kShare = 0.4;
    int gained = 0;
    ByCard<int> times{};
    ByCard<int> more{};
    for (const TwoStories& each : stories.worlds) {
        const bool gains = each.gain(item, view) > 0;
        gained += gains ? 1 : 0;
        for (const Card card : each.best.won - each.other.won) {
            times[card] += gains ? 1 : 0;
            ++more[card];
        }
        for (const Card card : each.other.won - each.best.won) {
            --more[card];
        }
    }
    CardSet most;
    for (const Card card : cardsOf(item, view.rules)) {
        if (times[card] > (most.empty() ? kShare * gained : times[most.first()]) &&
            more[card] > 0) {
            most = CardSet{card};
        }
    }
    return most;
}

/// The card with which the side mostly sweeps in the worlds in which a play gains sweeps, or with
/// which others do only after the other play.
CardSet sweeperFor(bool isOwn, const PlayerView& view, const Stories& stories) {
    constexpr double kShare = 0.4;
    int gained = 0;
    ByCard<int> times{};
    for (const TwoStories& each : stories.worlds) {
        const auto& card = isOwn ? each.best.sweepWith : each.other.sweptBy;
        const auto& otherwise = isOwn ? each.other.sweepWith : each.best.sweptBy;
        if (each.gain(ScoringItem::Sweeps, view) > 0) {
            ++gained;
            if (card && card != otherwise) {
                ++times[*card];
            }
        }
    }
    CardSet most;
    for (const Card card : CardSet::all()) {
        if (times[card] > (most.empty() ? kShare * gained : times[most.first()])) {
            most = CardSet{card};
        }
    }
    return most;
}

/// How many of ten cases so many worlds are.
int casesOf(int times, const Stories& stories) {
    constexpr int kCases = 10;
    const int worlds = static_cast<int>(stories.worlds.size());
    return (kCases * times + worlds / 2) / worlds;
}

} // namespace

std::optional<ScoringItem> itemOf(const Reason& reason) {
    switch (reason.kind) {
    case Kind::Sweeps:
    case Kind::LeavesTooMuch:
    case Kind::LeavesPair:
    case Kind::SweepersGone:
    case Kind::OpponentCannotSweep:
    case Kind::NextCanHardlySweep:
    case Kind::FewerSweepers:
    case Kind::SparesSweep:
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

double gainOf(const ItemDifference& difference) {
    const double gain = difference.mean().counted();
    return gain >= kLeastGain ? gain : 0;
}

std::optional<ScoringItem> mainItem(const ItemDifferences& differences) {
    std::optional<ScoringItem> most;
    const auto gain = [&](ScoringItem item) { return gainOf(differences[item]); };
    for (const ScoringItemInfo& info : kScoringItems) {
        if (gain(info.item) > (most ? gain(*most) : 0)) {
            most = info.item;
        }
    }
    return most;
}

Reason mostlyItem(ScoringItem item, const PlayerView& view, const Stories& stories) {
    Reason reason(Kind::MostlyItem, item);
    if (!Objective(view.rules).wantsPoints()) {
        return reason;
    }
    reason.cards = cardFor(item, view, stories);
    int best = 0;
    int other = 0;
    int own = 0;
    for (const TwoStories& each : stories.worlds) {
        const int after = each.best.points[view.side()][item];
        const int instead = each.other.points[view.side()][item];
        best += after > 0 ? 1 : 0;
        other += instead > 0 ? 1 : 0;
        own += 2 * (after - instead) - each.gain(item, view);
    }
    if (item == ScoringItem::Sweeps) {
        reason.count = own >= 0 ? 1 : 0;
        reason.otherCount = 1 - reason.count;
        reason.cards = sweeperFor(own >= 0, view, stories);
    } else if (reason.cards.empty() && best > other) {
        const int often = casesOf(best, stories);
        const int otherwise = casesOf(other, stories);
        if (often > otherwise && !stories.isForced) {
            reason.count = often;
            reason.otherCount = otherwise;
        }
    }
    return reason;
}

std::optional<Reason> atStake(const std::vector<Reason>& said, const ItemDifferences& differences) {
    constexpr double kMuch = 0.3;   // of a point
    constexpr double kLittle = 0.1; // where what is said does not show why it matters
    constexpr double kMost = 0.5;   // of the difference
    const auto item = mainItem(differences);
    double all = 0;
    for (const ScoringItemInfo& info : kScoringItems) {
        all += gainOf(differences[info.item]);
    }
    const bool isUnclear = said.size() == 1 && (said.front().kind == Kind::PartnerTakes ||
                                                said.front().kind == Kind::WinsCards);
    const double least = isUnclear ? kLittle : kMuch;
    if (!item || gainOf(differences[*item]) < std::max(least, kMost * all)) {
        return std::nullopt;
    }
    const bool isSaid = std::any_of(said.begin(), said.end(), [&](const Reason& each) {
        const bool sweeps = *item == ScoringItem::Sweeps && each.kind == Kind::SweepsNext;
        return sweeps || (itemOf(each) == item && each.kind != Kind::TakesLastCapture);
    });
    return isSaid ? std::nullopt : std::optional(Reason(Kind::AtStake, *item));
}

int casesWithAce(const Stories& stories) {
    const auto times =
        std::count_if(stories.worlds.begin(), stories.worlds.end(), [](const TwoStories& each) {
            return each.best.sweepWith && each.best.sweepWith->rank() == kAce;
        });
    return stories.isForced ? 0 : casesOf(static_cast<int>(times), stories);
}

} // namespace settebello
