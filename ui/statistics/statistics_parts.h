// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/statistics_totals.h"
#include "widgets/bar_chart.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace settebello {

/// One section of the statistics: its heading, its chart and its table.
struct StatisticsPart {
    QString heading;
    BarChartData chart;
    QStringList header; ///< of the table's columns
    QList<QStringList> table;
};

/// The name of the opponents' level of counted matches, also for several levels.
QString countedLevelName(const std::string& level);
/// The name of a variant, by its key (GroupBy); its id if it is unknown.
QString countedVariantName(const std::string& variant);

/// A percentage in the current locale; a dash if the whole is 0.
QString percent(int part, int whole);

/// All sections for these matches, in the player's language. @param matches in the order in which
/// they ended; without any, the sections have no rows or only zeros.
QList<StatisticsPart> statisticsParts(const std::vector<MatchSummary>& matches);

/// A key figure with its name.
struct StatisticsFigure {
    QString name;
    QString value;
};
QList<StatisticsFigure> statisticsFigures(const MatchTotals& totals);

} // namespace settebello
