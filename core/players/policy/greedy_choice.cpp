// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/greedy_choice.h"

#include "players/evaluation/card_values.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

int greedyValue(const RuleSet& rules, const Play& play, CardSet table, bool lastPlay) {
    SETTEBELLO_ASSERT((table | CardSet{play.card}).containsAll(play.captured));
    if (!play.isCapture()) {
        return Objective(rules).worth(-cardValue(rules, play.card));
    }
    int value = isSweep(rules, play, table, lastPlay) ? kSweepValue : 0;
    for (const Card card : play.captured | CardSet{play.card}) {
        value += cardValue(rules, card);
    }
    return Objective(rules).worth(value);
}

CardSet sweepersOf(const RuleSet& rules, CardSet table, CardSet cards,
                   std::vector<CardSet>& captures) {
    SETTEBELLO_ASSERT(!table.intersects(cards));
    CardSet sweepers;
    if (table.empty()) {
        return sweepers;
    }
    for (int rank = rules.capture.ace == Ace::Plain ? kAce : kTwo; rank <= kKing; ++rank) {
        const CardSet ofRank = cards & CardSet::playedAs(rank);
        if (ofRank.empty()) {
            continue;
        }
        legalCaptures(rules, ofRank.first(), table, captures);
        if (std::find(captures.begin(), captures.end(), table) != captures.end()) {
            sweepers |= ofRank;
        }
    }
    return sweepers;
}

int sweepRisk(int sweepers, int nextHand, int unseen) {
    SETTEBELLO_ASSERT(unseen >= 1);
    // A sweep made possible costs as much as a sweep, shared among the cards that could make it.
    return std::min(kSweepValue, kSweepValue * sweepers * nextHand / unseen);
}

const Play& greedyChoice(const RuleSet& rules, const GreedyPosition& position,
                         std::span<const Play> plays, std::vector<CardSet>& captures) {
    SETTEBELLO_ASSERT(!plays.empty());
    const auto value = [&](const Play& play) {
        const int gain = greedyValue(rules, play, position.table, position.lastPlay);
        if (position.unseen.empty()) {
            return gain;
        }
        const CardSet left =
            play.isCapture() ? position.table - play.captured : position.table | CardSet{play.card};
        const int sweepers = sweepersOf(rules, left, position.unseen, captures).size();
        return gain - Objective(rules).worth(
                          sweepRisk(sweepers, position.nextHand, position.unseen.size()));
    };
    const Play* best = &plays.front();
    int bestValue = value(*best);
    for (const Play& play : plays.subspan(1)) {
        const int playValue = value(play);
        if (playValue > bestValue) {
            best = &play;
            bestValue = playValue;
        }
    }
    return *best;
}

} // namespace settebello
