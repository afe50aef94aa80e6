// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/match_time.h"

#include "rules/scoring_items.h"

#include <algorithm>

namespace settebello {

namespace {

// Seconds. What moves takes as long as table.md, "Motion" says, at speed 1.
constexpr double kThought = 4;    ///< of a person, per card
constexpr double kScoreSheet = 5; ///< until a person has read it
constexpr double kLay = 0.26;
constexpr double kCapture = 0.92;
constexpr double kLook = 0.7; ///< at captured cards, if calm
constexpr double kCalmItem = 1.5;
constexpr double kBriskItem = 0.9;
constexpr double kDealtCard = 0.06;

double meanPause(Pace pace) {
    constexpr double kSecond = 1000;
    const OpponentPause pause = opponentPause(pace);
    return (pause.shortest + pause.longest) / 2 / kSecond;
}

} // namespace

double minutesOfMatch(const RuleSet& rules, double plays, double rounds, Pace pace, double speed) {
    constexpr double kMinute = 60;
    const double mine = 1.0 / rules.table.players; // the person's share of the plays
    double play = 0;
    double round = 0;
    if (speed > 0) {
        // About every second play captures.
        const double motion = (kLay + kCapture + (pace == Pace::Brisk ? 0 : kLook)) / 2;
        play = (motion + (1 - mine) * meanPause(pace)) / speed;
        const auto items = std::ranges::count_if(
            kScoringItems, [&](const ScoringItemInfo& info) { return info.inForce(rules); });
        round = (rules.pack.cards * kDealtCard +
                 static_cast<double>(items) * (pace == Pace::Brisk ? kBriskItem : kCalmItem)) /
                speed;
    }
    return (plays * (play + mine * kThought) + rounds * (round + kScoreSheet)) / kMinute;
}

} // namespace settebello
