// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/greedy_player.h"

#include "players/card_values.h"
#include "players/plain_answers.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

/// A sweep that is made possible costs as much as one made; split over the cards it hangs on.
constexpr int kRiskValue = kSweepValue;

} // namespace

std::optional<Decision> GreedyPlayer::choose(const PlayerView& view, const StopToken& /*stop*/) {
    if (const auto plain = plainAnswer(view)) {
        return plain;
    }
    if (view.phase == Phase::CutChoice) {
        return cutByValue(view);
    }
    return choosePlay(view);
}

Decision GreedyPlayer::choosePlay(const PlayerView& view) {
    legalPlays(view.rules, view.hand, view.table, m_plays);
    const Play* best = &m_plays.front();
    int bestWorth = worth(view, *best);
    for (const Play& play : m_plays) {
        const int its = worth(view, play);
        if (its > bestWorth) {
            best = &play;
            bestWorth = its;
        }
    }
    return Decision(*best);
}

int GreedyPlayer::worth(const PlayerView& view, const Play& play) {
    if (!play.isCapture()) {
        const CardSet left = view.table | CardSet{play.card};
        return -cardValue(view.rules, play.card) - sweepRisk(view, left);
    }
    int value = 0;
    for (const Card card : play.captured | CardSet{play.card}) {
        value += cardValue(view.rules, card);
    }
    const CardSet left = view.table - play.captured;
    const int next = view.handSizes[static_cast<std::size_t>(view.rules.seatAfter(view.seat))];
    const bool lastPlay = view.stockSize == 0 && next == 0;
    const bool sweeps = isSweep(view.rules, play, view.table, lastPlay);
    return value + (sweeps ? kSweepValue : 0) - sweepRisk(view, left);
}

int GreedyPlayer::sweepRisk(const PlayerView& view, CardSet table) {
    if (table.empty()) {
        return 0;
    }
    const CardSet unseen = view.unseen();
    int sweepers = 0;
    for (const Card card : unseen) {
        if (card.rank() == kAce && view.rules.capture.ace != Ace::Plain) {
            continue; // an ace takes whatever lies there; no play of ours prevents it
        }
        legalCaptures(view.rules, card, table, m_captures);
        sweepers += std::find(m_captures.begin(), m_captures.end(), table) != m_captures.end();
    }
    // The chance that the next hand holds one, roughly: its size times the share of such cards.
    const int next = view.handSizes[static_cast<std::size_t>(view.rules.seatAfter(view.seat))];
    return unseen.empty() ? 0 : std::min(kRiskValue, kRiskValue * sweepers * next / unseen.size());
}

} // namespace settebello
