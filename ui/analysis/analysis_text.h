// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "coach/marked_reasons.h"
#include "storage/record.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace settebello {

struct BarRow;

// What an analysis found, in words of card players and in the language in use.

/// "Bad"
QString markName(Mark mark);
/// "55 %"
QString chanceText(double chance);
/// "0.4 points"
QString pointsAmount(double points);
/// What was or could be done, as the name of a thing: "laying the five of cups".
QString decisionName(const Decision& decision);
/// "Round 3, your card 4". @pre the moment is a decision of the match
QString momentName(const Record& match, const Moment& moment);
/// "Round 3, your card 4. Bad." @pre it was judged
QString markTitle(const Record& match, const Moment& moment);
/// A marked decision in sentences: when, what, what was better, what it cost, why, and how it may
/// have gone on. @param found why the best was better; null, or no reason: what was at stake is
/// said instead. @pre it was judged
QString markedText(const Record& match, const Moment& moment, const MarkedReasons* found = nullptr);
/// Why the best decision of a mark was better, in a sentence or two;
/// empty without reasons.
QString whyBetter(const Record& match, const std::vector<Reason>& reasons);
/// How it may have gone on after a decision: "It may go on like this, …: Anna: taking …". Empty if
/// nothing follows.
QString lineText(const Record& match, const Line& line);
/// In which cases it goes on as a line says: "In 7 of 10 cases:".
QString lineCaption(const Line& line);
/// What a loss was about: "At stake: the settebello."; nothing if that has no name.
QString stakeText(LossPlace place, const RuleSet& rules, std::string_view game = {});
/// What a decision cost: in points, and in the chance to win where that is worth a word.
QString costText(double points, double chance);
/// The same without numbers that need a decimal: "It cost about half a point."
QString aboutCostText(double points);
/// What could be decided and its value: "Laying the five of cups: 0.4 points ahead …".
QString optionText(const Option& option);
/// All that could be decided, the best first, each with its value: a line each. @pre it was judged
QStringList optionTexts(const Judgement& judgement);

/// "Was it the cards, or was it me?" in sentences, for the side where people play; nothing if they
/// play on several sides, or on none.
QString verdictText(const Record& match, const Analysis& analysis);
/// Whom each player plays like, a sentence each.
QString levelsText(const Record& match, const Analysis& analysis);
/// What the result is made of, as bars: the own side's play, the others', the cards and the rest
/// come to the result, which is the last. Nothing until a round is analysed, and where there is no
/// own side.
QList<BarRow> balanceRows(const Record& match, const Analysis& analysis);
/// The figures of all players: rows of a table, each with a name and one column for each seat.
QList<QStringList> figureRows(const Record& match, const Analysis& analysis);

/// What both sides lost in each round by their decisions, a sentence each as far as the analysis
/// goes; of several others it is their average.
QString roundLossesText(const Record& match, const Analysis& analysis);

} // namespace settebello
