// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/greedy_worth.h"

#include "players/card_values.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

/// A sweep that is made possible costs as much as one made; split over the cards it hangs on.
constexpr int kRiskValue = kSweepValue;

int sweepRisk(const RuleSet& rules, const GreedySight& sight, CardSet left,
              std::vector<CardSet>& captures) {
    if (left.empty() || sight.unseen.empty()) {
        return 0;
    }
    int sweepers = 0;
    for (const Card card : sight.unseen) {
        if (card.rank() == kAce && rules.capture.ace != Ace::Plain) {
            continue; // an ace takes whatever lies there; no play of ours prevents it
        }
        legalCaptures(rules, card, left, captures);
        sweepers += std::find(captures.begin(), captures.end(), left) != captures.end();
    }
    // The chance that the next hand holds one, roughly: its size times the share of such cards.
    return std::min(kRiskValue, kRiskValue * sweepers * sight.nextHand / sight.unseen.size());
}

} // namespace

int greedyWorth(const RuleSet& rules, const GreedySight& sight, const Play& play,
                std::vector<CardSet>& captures) {
    if (!play.isCapture()) {
        return -cardValue(rules, play.card) -
               sweepRisk(rules, sight, sight.table | CardSet{play.card}, captures);
    }
    int value = isSweep(rules, play, sight.table, sight.lastPlay) ? kSweepValue : 0;
    for (const Card card : play.captured | CardSet{play.card}) {
        value += cardValue(rules, card);
    }
    return value - sweepRisk(rules, sight, sight.table - play.captured, captures);
}

} // namespace settebello
