// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/course_data.h"

#include "analysis/analysis_text.h"
#include "analysis/mark_reasons.h"
#include "game/match_text.h"
#include "replay/replay.h"

#include <QCoreApplication>

namespace settebello {

namespace {

struct CourseData {
    Q_DECLARE_TR_FUNCTIONS(settebello::CourseData)
};

} // namespace

ChanceChartData placesOf(const Replay& replay) {
    ChanceChartData places;
    for (int round = 0; round < replay.rounds(); ++round) {
        places.rounds.push_back({replay.startOf(round), {}});
    }
    return places;
}

ChanceChartData courseOf(const Replay& replay, const Record& match, const Analysis& analysis,
                         const MarkReasons& reasons,
                         const std::function<bool(const Moment&)>& isShown) {
    const int side = ownSide(match.setup).value_or(0);
    ChanceChartData course = placesOf(replay);
    course.title = CourseData::tr("Chance to win, all cards open: %1", "a player or a team")
                       .arg(sideName(match.setup, side));
    for (const Moment& moment : analysis.moments) {
        const double chance = moment.chance[side];
        const bool shown = isShown(moment);
        const QString when = CourseData::tr("Round %1: %2 to win", "a number, 55 %")
                                 .arg(QString::number(moment.round + 1), chanceText(chance));
        ChanceChartData::Point point{replay.startOf(moment.round) + moment.move, chance,
                                     moment.kind, Mark::None, when};
        if (shown) {
            point.mark = moment.judgement->mark;
            point.text = markedText(match, moment, reasons.of(moment));
        }
        course.points.push_back(point);
        QString& round = course.rounds[moment.round].text;
        round = round.isEmpty() ? when + QLatin1Char('.') : round;
    }
    return course;
}

} // namespace settebello
