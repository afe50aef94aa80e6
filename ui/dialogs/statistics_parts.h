// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/statistics_totals.h"
#include "widgets/bar_chart.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace settebello {

/// One part of the statistics: what it is about, drawn and as a table.
struct StatisticsPart {
    QString heading;
    BarChartData chart;
    QStringList header; ///< of the table's columns
    QList<QStringList> table;
};

/// What the opponents' level of counted matches is called; of several levels too.
QString countedLevelName(const std::string& level);
/// What a variant is called; its id if this program does not know it.
QString countedVariantName(const std::string& variant);

/// A share in percent, by locale; a dash for a share of nothing.
QString percent(int part, int whole);

/// Everything there is to say of these matches, in the player's language. @param matches some, in
/// the order in which they ended.
QList<StatisticsPart> statisticsParts(const std::vector<MatchSummary>& matches);

/// The few figures that stand for all, each with what it is.
struct StatisticsFigure {
    QString name;
    QString value;
};
QList<StatisticsFigure> statisticsFigures(const MatchTotals& totals);

} // namespace settebello
