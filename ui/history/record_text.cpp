// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/record_text.h"

#include "game/match_text.h"
#include "rules/presets.h"
#include "text/level_text.h"
#include "text/preset_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(settebello::RecordText)
};

/// A side's players, opponents with their levels.
QString sideText(const MatchSetup& setup, int side) {
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (setup.rules.rules.sideOf(seat) != side) {
            continue;
        }
        const SeatSetup& who = setup.seat(seat);
        names += setup.isPerson(seat) ? seatName(setup, seat)
                                      : RecordText::tr("%1 (%2)", "a player, a level")
                                            .arg(seatName(setup, seat),
                                                 levelName(QString::fromStdString(who.level)));
    }
    return QLocale().createSeparatedList(names);
}

/// All sides, the persons' first.
QList<int> sidesOf(const MatchSetup& setup) {
    QList<int> sides;
    for (int side = 0; side < setup.rules.rules.sides(); ++side) {
        sides += side;
    }
    if (const std::optional<int> own = ownSide(setup)) {
        sides.move(*own, 0);
    }
    return sides;
}

} // namespace

QString variantText(const MatchSetup& setup) {
    const Preset* preset = findPreset(setup.rules.base);
    const QString name = presetText(setup.rules.base).name;
    RuleSet rules = setup.rules.rules;
    if (preset) {
        rules.table = preset->rules.table;
        rules.match = preset->rules.match;
    }
    return preset && rules == preset->rules
               ? name
               : RecordText::tr("%1, house rules", "a game, but some rules are changed").arg(name);
}

QString playersText(const MatchSetup& setup) {
    const QList<int> sides = sidesOf(setup);
    if (sides.size() == 2) {
        return RecordText::tr("%1 against %2", "players")
            .arg(sideText(setup, sides[0]), sideText(setup, sides[1]));
    }
    QStringList names;
    for (const int side : sides) {
        names += sideText(setup, side);
    }
    return QLocale().createSeparatedList(names);
}

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
    for (const int side : sidesOf(record.setup)) {
        points += QLocale().toString(record.scores[side]);
    }
    return points.join(QStringLiteral(" : "));
}

QString timeText(const QDateTime& time) {
    return QLocale().toString(time, QLocale::ShortFormat);
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
                     : RecordText::tr("Its deal code is %1.", "of a match").arg(code));
    }
    return text;
}

} // namespace settebello
