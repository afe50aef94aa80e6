// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/record_text.h"

#include "game/match_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RecordText)
};

} // namespace

QString outcomeText(const RecordSummary& record) {
    if (!record.result) {
        return RecordText::tr("Unfinished", "a match");
    }
    const int winner = record.result->winner;
    if (const std::optional<int> own = ownSide(record.setup)) {
        return *own == winner ? RecordText::tr("Won", "a match")
                              : RecordText::tr("Lost", "a match");
    }
    return RecordText::tr("Won by %1", "a match").arg(sideName(record.setup, winner));
}

QString pointsText(const RecordSummary& record) {
    QStringList points;
    for (const int side : sidesOwnFirst(record.setup)) {
        points += QLocale().toString(record.scores[side]);
    }
    return points.join(QStringLiteral(" : "));
}

QString detailsText(const RecordSummary& record) {
    if (!record.readable()) {
        return RecordText::tr("%1 cannot be read and is left as it is: %2", "a file, why")
            .arg(record.name(), record.fault);
    }
    if (!record.result) {
        return RecordText::tr("The match was left unfinished.");
    }
    QString text = resultText(record.setup, *record.result);
    if (record.setup.code) {
        const QString code = QString::fromStdString(toString(record.setup.code->code));
        text += QLatin1Char(' ') +
                (record.setup.code->given
                     ? RecordText::tr("The cards came from the deal code %1.").arg(code)
                     : RecordText::tr("Code of the match: %1.", "of a match").arg(code));
    }
    return text;
}

} // namespace settebello
