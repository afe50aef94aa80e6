// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/match.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"

#include <QList>
#include <QString>

#include <array>
#include <vector>

namespace settebello {

/// What a round's score was made of.
struct RoundSummary {
    RuleSet rules;
    int number = 0;                                    ///< 0 for the first
    std::array<Tally, kMaxSeats> tallies{};            ///< by side
    PointsBySide points{};                             ///< by side
    BySide<int> scores{};               ///< by side, with this round's points
    std::array<std::vector<Card>, kMaxSeats> sweeps{}; ///< by side: the cards that swept
    std::array<CardSet, kMaxSeats> declared{};         ///< by side: shown, and they scored
};

/// What is to be told of the round that was just scored.
RoundSummary roundSummary(const Match& match, const RoundScored& scored);

/// What one side has of one item.
struct ScoreCell {
    std::vector<Card> cards; ///< those the point is about
    QString detail;          ///< "23 cards", "76"; may be empty
    int points = 0;
};

/// One item of a round's score.
struct ScoreLine {
    QString name;           ///< "Primiera"
    QList<ScoreCell> cells; ///< by side
};

/// Every item that the rule set scores, in the order of rules.md §5, whether anybody scored it or
/// not.
QList<ScoreLine> scoreLines(const RoundSummary& round);

} // namespace settebello
