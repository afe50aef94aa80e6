// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reaction.h"

#include "faces/by_side.h"
#include "rules/objective.h"
#include "rules/scoring.h"

namespace settebello {

namespace {

using Reaction = std::optional<BySeat<Expression>>;

/// Whoever sweeps holds up the card, to the joy of a partner. Where the fewest points win nobody
/// likes to.
BySeat<Expression> onSweep(const SweepMade& sweep, const RuleSet& rules) {
    if (!Objective(rules).wantsPoints()) {
        return bySide(rules, sweep.side, Expression::Annoyed, Expression::Pleased);
    }
    BySeat<Expression> shown = bySide(rules, sweep.side, Expression::Pleased, Expression::Annoyed);
    shown[sweep.seat] = Expression::Sweeping;
    return shown;
}

Reaction onCapture(const CardsCaptured& capture, const RuleSet& rules) {
    const Card settebello(rules.bonusSuit(), kSeven);
    const CardSet taken = capture.captured | CardSet{capture.card};
    if (capture.captured.empty() || !taken.contains(settebello) ||
        cardPoints(rules, settebello) <= 0) {
        return std::nullopt;
    }
    return bySide(rules, capture.side,
                  Objective(rules).wantsPoints() ? Expression::Pleased : Expression::Annoyed,
                  Expression::Waiting);
}

/// Those who gain a pile, and those who lose it.
BySeat<Expression> onTheft(const PileStolen& theft, const RuleSet& rules) {
    const bool likesCards = Objective(rules).wantsPoints();
    BySeat<Expression> shown =
        bySide(rules, theft.side, likesCards ? Expression::Pleased : Expression::Annoyed,
               Expression::Waiting);
    for (int seat = 0; seat < rules.table.players; ++seat) {
        if (rules.sideOf(seat) == theft.from) {
            shown[seat] = likesCards ? Expression::Annoyed : Expression::Pleased;
        }
    }
    return shown;
}

/// Only one side can have won a round.
Reaction onScore(const RoundScored& scored, const RuleSet& rules) {
    const BySide<int> points = totals(scored.points);
    const int best = Objective(rules).leader([&](int side) { return points[side]; });
    return best < 0 ? std::nullopt
                    : Reaction(bySide(rules, best, Expression::Winning, Expression::Beaten));
}

} // namespace

std::optional<BySeat<Expression>> reactionTo(const Event& event, const RuleSet& rules) {
    if (const auto* sweep = std::get_if<SweepMade>(&event)) {
        return onSweep(*sweep, rules);
    }
    if (const auto* capture = std::get_if<CardsCaptured>(&event)) {
        return onCapture(*capture, rules);
    }
    if (const auto* theft = std::get_if<PileStolen>(&event)) {
        return onTheft(*theft, rules);
    }
    if (const auto* scored = std::get_if<RoundScored>(&event)) {
        return onScore(*scored, rules);
    }
    if (const auto* won = std::get_if<MatchWon>(&event)) {
        return bySide(rules, won->result.winner, Expression::Winning, Expression::Beaten);
    }
    return std::nullopt;
}

} // namespace settebello
