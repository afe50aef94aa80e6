// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "game/event.h"
#include "rules/by_seat.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"

#include <QList>
#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// Everything that the score of a round is made of.
struct RoundSummary {
    RuleSet rules;
    std::string game; ///< the preset that the rules are based on, for what the sweep is called
    int number = 0;   ///< 0 for the first
    BySide<Tally> tallies{};
    PointsBySide points{};
    BySide<int> scores{};               ///< with this round's points
    ItemFlags dropped{};                ///< items not counted, because the match was won before
    BySide<std::vector<Card>> sweeps{}; ///< the cards that swept
    BySide<CardSet> declared{};         ///< the declared cards that scored
};

/// The summary of a round that was scored. @param round all its events, from its deal on.
RoundSummary roundSummary(const RuleSet& rules, const Events& round, const RoundScored& scored,
                          std::string_view game = {});

/// What one side has of one item.
struct ScoreCell {
    std::vector<Card> cards; ///< those the point is about
    QString detail;          ///< "23 cards", "76"; may be empty
    int points = 0;
};

/// One item of a round's score.
struct ScoreLine {
    QString name;           ///< "Primiera", or that nobody gets its point
    QList<ScoreCell> cells; ///< by side
};

/// What a side has of an item, in words: "23 cards"; empty where the cards say it.
/// @param game the preset that the rules are based on, for what the sweep is called
QString scoreDetail(ScoringItem item, const RuleSet& rules, const Tally& tally,
                    std::string_view game = {});

/// Every item that the rule set scores and that was counted, in the order of markingOrder(),
/// whether anybody scored it or not.
QList<ScoreLine> scoreLines(const RoundSummary& round);

} // namespace settebello
