// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/progress_text.h"

#include "cards/card_names.h"
#include "game/record_file.h"
#include "text/level_text.h"
#include "text/number_text.h"
#include "text/scoring_text.h"
#include "text/sweep_name.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace settebello {

namespace {

struct ProgressText {
    Q_DECLARE_TR_FUNCTIONS(settebello::ProgressText)
};

constexpr double kEven = 0.75; ///< less luck than that is none

QString nameOf(std::string_view level) {
    return levelName(QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size())));
}

/// Which opponents lose as much; empty if that is not known.
QString levelText(const PlaySummary& all) {
    const std::optional<LadderPlace> place = all.level();
    if (!place) {
        return {};
    }
    if (place->isBelow) {
        return ProgressText::tr("Opponents of the level %1 give away less.", "a level")
            .arg(nameOf(place->level));
    }
    if (place->from == place->to) {
        return ProgressText::tr("Opponents of the level %1 play like that.", "a level")
            .arg(nameOf(place->level));
    }
    return ProgressText::tr("Opponents between the levels %1 and %2 play like that.", "levels")
        .arg(nameOf(place->from), nameOf(place->to));
}

QString dayName(const std::string& date) {
    return QLocale().toString(timeOfDate(date).date(), ProgressText::tr("d MMM", "a day: 3 Oct"));
}

} // namespace

QString lossPlaceName(LossPlace place) {
    switch (place) {
    case LossPlace::MissedCapture:
        return ProgressText::tr("Captures missed", "where points were given away");
    case LossPlace::Sweeps:
        return ProgressText::tr("Sweeps", "where points were given away");
    case LossPlace::Settebello:
        return ProgressText::tr("Settebello", "where points were given away");
    case LossPlace::Coins:
        return ProgressText::tr("Coins", "where points were given away");
    case LossPlace::Cards:
        return ProgressText::tr("Cards", "where points were given away");
    case LossPlace::Prime:
        return ProgressText::tr("Primiera", "where points were given away");
    case LossPlace::Other:
        break;
    }
    return ProgressText::tr("Elsewhere", "where points were given away");
}

QString lessonText(const PlaySummary& match, const NamedRules& rules) {
    const std::optional<LossPlace> place = match.costliest();
    const QString points = place ? aboutPoints(match.lostIn[*place]) : QString();
    switch (place.value_or(LossPlace::Other)) {
    case LossPlace::MissedCapture:
        return ProgressText::tr("To learn from this match: look for a capture before you lay a "
                                "card. Captures missed cost you %1.",
                                "about 2 points")
            .arg(points);
    case LossPlace::Sweeps:
        return withSweepName(
            ProgressText::tr("To learn from this match: before each card, ask who could sweep "
                             "after it. Sweeps cost you %1.",
                             "about 2 points")
                .arg(points),
            rules.base);
    case LossPlace::Settebello:
        return ProgressText::tr("To learn from this match: keep an eye on %1. It cost you %2.",
                                "the settebello, about 2 points")
            .arg(theSettebello(rules.rules), points);
    case LossPlace::Coins:
        return ProgressText::tr("To learn from this match: count the %1. They cost you %2.",
                                "coins or cups, about 2 points")
            .arg(suitCards(rules.rules.bonusSuit()), points);
    case LossPlace::Cards:
        return ProgressText::tr("To learn from this match: of two good captures, make the one with "
                                "more cards. The most cards cost you %1.",
                                "about 2 points")
            .arg(points);
    case LossPlace::Prime:
        return rules.rules.scoring.prime == Prime::Primiera
                   ? ProgressText::tr("To learn from this match: do not let the sevens, sixes and "
                                      "aces go. The primiera cost you %1.",
                                      "about 2 points")
                         .arg(points)
                   : ProgressText::tr("To learn from this match: do not let the sevens go. The "
                                      "most sevens cost you %1.",
                                      "about 2 points")
                         .arg(points);
    case LossPlace::Other:
        break;
    }
    return {};
}

QString luckText(double points) {
    if (std::abs(points) < kEven) {
        return ProgressText::tr("You and the cards are quits.");
    }
    return points < 0 ? ProgressText::tr("The cards owe you %1.", "about 2 points")
                            .arg(aboutPoints(points))
                      : ProgressText::tr("You owe the cards %1.", "about 2 points")
                            .arg(aboutPoints(points));
}

QString playText(const PlaySummary& all) {
    const QString lost =
        ProgressText::tr("In %n match(es) you gave away %1 a round by your own play.",
                         "about half a point", all.matches)
            .arg(aboutPoints(all.lostPerRound()));
    return (numbersInWords(lost) + QLatin1Char(' ') + levelText(all)).trimmed();
}

QString periodName(std::span<const JudgedMatch> matches) {
    const QString first = dayName(matches.front().summary.date);
    const QString last = dayName(matches.back().summary.date);
    return first == last ? first
                         : ProgressText::tr("%1 – %2", "from a day to another").arg(first, last);
}

QString positionName(const std::string& date, int round, const QString& points) {
    return ProgressText::tr("%1, round %2: %3", "a day, a number, points")
        .arg(dayName(date), QLocale().toString(round + 1), points);
}

} // namespace settebello
