// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/statistics_parts.h"

#include "rules/scoring_items.h"
#include "text/level_text.h"
#include "text/preset_text.h"
#include "text/scoring_text.h"
#include "widgets/plain_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(settebello::StatisticsText)
};

/// The most months shown one by one; if there are more, years are shown.
constexpr int kMostMonths = 24;

QString number(int value) {
    return QLocale().toString(value);
}

QString wonAndLost(const MatchTotals& totals) {
    return StatisticsText::tr("%1 : %2 (%3)", "won, lost, the share won in percent")
        .arg(number(totals.won), number(totals.lost()), percent(totals.won, totals.matches));
}

using NameOf = QString (*)(const std::string&);

/// Won and lost, a row for each group.
StatisticsPart groupPart(const QString& heading, const QString& what,
                         const std::vector<MatchGroup>& groups, NameOf name) {
    StatisticsPart part;
    part.heading = heading;
    part.chart.legend = {StatisticsText::tr("Won"), StatisticsText::tr("Lost")};
    part.header = {what, StatisticsText::tr("Won"), StatisticsText::tr("Lost"),
                   StatisticsText::tr("Share won"), StatisticsText::tr("Sweeps made and conceded")};
    for (const MatchGroup& group : groups) {
        const MatchTotals& totals = group.totals;
        part.chart.rows.push_back(
            {name(group.key), {totals.won, totals.lost()}, wonAndLost(totals)});
        part.table.push_back({name(group.key), number(totals.won), number(totals.lost()),
                              percent(totals.won, totals.matches),
                              StatisticsText::tr("%1 : %2", "sweeps made, suffered")
                                  .arg(number(totals.ours.sweeps), number(totals.theirs.sweeps))});
    }
    return part;
}

/// The most played first.
std::vector<MatchGroup> byVariant(const std::vector<MatchSummary>& matches) {
    std::vector<MatchGroup> groups = grouped(matches, GroupBy::Variant);
    std::stable_sort(groups.begin(), groups.end(), [](const MatchGroup& a, const MatchGroup& b) {
        return a.totals.matches > b.totals.matches;
    });
    return groups;
}

/// The weakest first, then whatever is not one of our levels.
std::vector<MatchGroup> byLevel(const std::vector<MatchSummary>& matches) {
    std::vector<MatchGroup> groups = grouped(matches, GroupBy::Level);
    const QStringList levels = offeredLevels();
    const auto rank = [&](const MatchGroup& group) {
        const qsizetype at = levels.indexOf(QString::fromStdString(group.key));
        return at < 0 ? levels.size() : at;
    };
    std::stable_sort(groups.begin(), groups.end(),
                     [&](const MatchGroup& a, const MatchGroup& b) { return rank(a) < rank(b); });
    return groups;
}

QDate monthOf(const std::string& key) {
    return QDate::fromString(QString::fromStdString(key).left(7) + QStringLiteral("-01"),
                             Qt::ISODate);
}

/// All months from the first to the last, also those without a match; empty if there are too many.
std::vector<MatchGroup> byMonth(const std::vector<MatchSummary>& matches) {
    std::vector<MatchGroup> months;
    for (const MatchGroup& group : grouped(matches, GroupBy::Month)) {
        const QDate month = monthOf(group.key);
        while (!months.empty() && monthOf(months.back().key).addMonths(1) < month) {
            if (months.size() == kMostMonths) {
                return {};
            }
            const QDate next = monthOf(months.back().key).addMonths(1);
            months.push_back({next.toString(QStringLiteral("yyyy-MM")).toStdString(), {}});
        }
        months.push_back(group);
    }
    return months.size() > kMostMonths ? std::vector<MatchGroup>() : months;
}

QString monthName(const std::string& key) {
    return QLocale().toString(monthOf(key), QStringLiteral("MMM yyyy"));
}

QString yearName(const std::string& key) {
    return QString::fromStdString(key);
}

StatisticsPart timePart(const std::vector<MatchSummary>& matches) {
    const std::vector<MatchGroup> months = byMonth(matches);
    const QString heading = StatisticsText::tr("Over time");
    StatisticsPart part = months.empty()
                              ? groupPart(heading, StatisticsText::tr("Year"),
                                          grouped(matches, GroupBy::Year), yearName)
                              : groupPart(heading, StatisticsText::tr("Month"), months, monthName);
    part.chart.form = BarChartData::Form::Columns;
    return part;
}

struct Item {
    QString name;
    int ours;
    int theirs;
};

/// The items of the ordinary game one by one, those of its variants together.
QList<Item> itemsOf(const MatchTotals& totals) {
    const RuleSet ordinary;
    const Points& ours = totals.ours.points;
    const Points& theirs = totals.theirs.points;
    QList<Item> items;
    Item other{StatisticsText::tr("Other points"), ours.total(), theirs.total()};
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.inForce(ordinary)) {
            items.push_back(
                {scoringItemShortName(info.item, ordinary), ours[info.item], theirs[info.item]});
            other.ours -= ours[info.item];
            other.theirs -= theirs[info.item];
        }
    }
    if (other.ours != 0 || other.theirs != 0) {
        items.push_back(other);
    }
    return items;
}

StatisticsPart pointsPart(const MatchTotals& totals) {
    StatisticsPart part;
    part.heading = StatisticsText::tr("Points by item");
    part.chart.form = BarChartData::Form::Paired;
    part.chart.legend = {StatisticsText::tr("Your side"), StatisticsText::tr("The others")};
    part.header = {StatisticsText::tr("Points for"), part.chart.legend[0], part.chart.legend[1],
                   StatisticsText::tr("Yours per round"),
                   StatisticsText::tr("The others' per round")};
    const auto aRound = [&](int points) {
        return QLocale().toString(static_cast<double>(points) / std::max(1, totals.rounds), 'f', 2);
    };
    for (const Item& item : itemsOf(totals)) {
        part.chart.rows.push_back(
            {item.name,
             {item.ours, item.theirs},
             StatisticsText::tr("%1 : %2", "points of our side, of the others")
                 .arg(number(item.ours), number(item.theirs))});
        part.table.push_back({item.name, number(item.ours), number(item.theirs), aRound(item.ours),
                              aRound(item.theirs)});
    }
    return part;
}

} // namespace

QString countedLevelName(const std::string& level) {
    if (level == kMixedLevels) {
        return StatisticsText::tr("Several levels");
    }
    if (level == kExternalLevel) {
        return StatisticsText::tr("Another program");
    }
    return levelName(QString::fromStdString(level));
}

QString countedVariantName(const std::string& variant) {
    const std::size_t slash = variant.find('/');
    if (slash != std::string::npos) {
        return shownText(QString::fromStdString(variant.substr(slash + 1)));
    }
    const QString name = presetText(variant).name;
    return name.isEmpty() ? shownText(QString::fromStdString(variant)) : name;
}

QString percent(int part, int whole) {
    if (whole == 0) {
        return QStringLiteral("–");
    }
    const double share = 100.0 * part / whole;
    return StatisticsText::tr("%1%", "percent").arg(QLocale().toString(share, 'f', 0));
}

QList<StatisticsPart> statisticsParts(const std::vector<MatchSummary>& matches) {
    return {groupPart(StatisticsText::tr("By game"), StatisticsText::tr("Game"), byVariant(matches),
                      countedVariantName),
            groupPart(StatisticsText::tr("By opponents"), StatisticsText::tr("Opponents"),
                      byLevel(matches), countedLevelName),
            pointsPart(totalsOf(matches)), timePart(matches)};
}

QList<StatisticsFigure> statisticsFigures(const MatchTotals& totals) {
    return {{StatisticsText::tr("Matches"), number(totals.matches)},
            {StatisticsText::tr("Won"),
             StatisticsText::tr("%1 (%2)", "a number, in percent")
                 .arg(number(totals.won), percent(totals.won, totals.matches))},
            {StatisticsText::tr("Lost"), number(totals.lost())},
            {StatisticsText::tr("Rounds"), number(totals.rounds)},
            {StatisticsText::tr("Sweeps made"), number(totals.ours.sweeps)},
            {StatisticsText::tr("Sweeps conceded"), number(totals.theirs.sweeps)},
            {StatisticsText::tr("Longest winning run"), number(totals.longestRun)},
            {StatisticsText::tr("Best round, in points"), number(totals.bestRound)}};
}

} // namespace settebello
