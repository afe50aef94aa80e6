// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/code_results.h"

#include "history/record_summary.h"

#include <QFile>

namespace settebello {

std::optional<int> comparedSeat(const MatchPlan& plan, const Match& match) {
    if (!plan.code || !match.over() || !personSide(plan)) {
        return std::nullopt;
    }
    int seat = 0;
    while (!plan.isPerson(seat)) {
        ++seat;
    }
    return seat;
}

CodeResult codeResultOf(const SavedMatch& match, int seat, const QDateTime& time) {
    Record record{{{}, match.plan.base, match.plan.rules}, {}, match.match, match.plan.code};
    for (const SeatSetup& who : match.plan.seats) {
        record.players.push_back({who.name.toStdString(), who.level.toStdString()});
    }
    return codeResultOf(record, seat,
                        time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString());
}

std::vector<OwnMatch> ownMatches(const Statistics& statistics, const QString& folder,
                                 const DealCode& code, int seat, std::size_t most) {
    std::vector<OwnMatch> own;
    const std::string text = toString(code);
    for (auto match = statistics.matches.rbegin(); match != statistics.matches.rend(); ++match) {
        if (match->code != text || (seat >= 0 && match->seat != seat) || match->record.empty()) {
            continue;
        }
        const QString file = folder + QLatin1Char('/') + QString::fromStdString(match->record);
        QString why;
        const std::optional<SavedMatch> saved =
            QFile::exists(file) ? readSavedMatch(file, why) : std::nullopt;
        if (saved && comparedSeat(saved->plan, saved->match)) {
            own.push_back({*saved, timeOfRecord(file)});
        }
        if (own.size() == most) {
            break;
        }
    }
    return own;
}

} // namespace settebello
