// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/play_result.h"
#include "coach/reason.h"
#include "rules/scoring_items.h"

#include <vector>

namespace settebello {

/// Two plays of the same seat.
struct ComparedPlays {
    const PlayerView& view;
    PlayResult best;
    PlayResult other;

    const RuleSet& rules() const { return view.rules; }
    /// As it is printed, and so in piles.
    Card settebello() const { return {rules().bonusSuit(), kSeven}; }
    /// As it is played, and so in hands and on the table.
    Card playedSettebello() const {
        return CardSet{settebello()}.asPlayedAmong(view.uncaptured()).first();
    }
    /// Cards of the bonus suit without the settebello.
    CardSet bonusCards() const {
        return CardSet::ofSuit(rules().bonusSuit()) - CardSet{settebello()};
    }
    /// Sevens of the other suits; that of cups in piles, and also as it is played.
    CardSet sevens() const {
        return (CardSet::ofRank(kSeven) | view.uncaptured().named()) -
               CardSet{settebello(), playedSettebello()};
    }
    /// Whether the other play alone takes the settebello, so that neither another seven nor another
    /// coin is an advantage.
    bool missesSettebello() const {
        return other.taken().contains(settebello()) && !best.taken().contains(settebello());
    }
    /// Whether the settebello scores by itself.
    bool scoresSettebello() const { return infoOf(ScoringItem::Settebello).inForce(rules()); }
    /// Whether a card takes one of its own rank, so that pairs of ranks mean something.
    bool pairsCapture() const { return rules().capture.sum != Sum::Fifteen; }
};

// The parts of trueReasons(); each appends those of some kinds.

/// What can no longer be lost: SecuresItem, TakesLastCapture.
void addSecured(const ComparedPlays& plays, std::vector<Reason>& reasons);
/// What the play takes: Sweeps … LeavesPartnersCard.
void addGains(const ComparedPlays& plays, std::vector<Reason>& reasons);
/// Who could sweep what is left: LeavesTooMuch … FewerSweepers.
void addSweepsLeft(const ComparedPlays& plays, std::vector<Reason>& reasons);
/// Single cards that are given away or not: GuardsSettebello … PreparesCapture.
void addCardsLeft(const ComparedPlays& plays, std::vector<Reason>& reasons);
/// Who captures next, and what becomes of pairs: ForcesToLay … KeepsPaired.
void addPlan(const ComparedPlays& plays, std::vector<Reason>& reasons);
/// Where the fewest points win: AvoidsSweep … Sheds.
void addAvoided(const ComparedPlays& plays, std::vector<Reason>& reasons);

} // namespace settebello
