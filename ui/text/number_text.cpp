// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>

namespace settebello {

namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(settebello::NumberText)
};

/// The word for a number, in front of a noun or alone. @param words from one to ten
QString inWords(int number, const QString& noun, const QStringList& words) {
    if (number == 1 && noun.isEmpty()) {
        return NumberText::tr("1", "without a noun");
    }
    if (number == 1) {
        const QString feminine =
            NumberText::tr("-", "the nouns before which one is feminine, separated by |");
        if (feminine.split(QLatin1Char('|')).contains(noun)) {
            return NumberText::tr("1", "before a feminine noun");
        }
    }
    return words.value(number - 1, QString::number(number));
}

/// @param plus what positive numbers begin with.
QString written(double number, int decimals, const QString& plus) {
    const QString text = QLocale().toString(std::abs(number), 'f', decimals);
    if (text == QLocale().toString(0.0, 'f', decimals)) {
        return text;
    }
    return (number < 0 ? QString(QChar(0x2212)) : plus) + text;
}

} // namespace

QString numberText(double number, int decimals) {
    return written(number, decimals, {});
}

QString signedNumber(double number, int decimals) {
    return written(number, decimals, QStringLiteral("+"));
}

QString aboutPoints(double points) {
    constexpr int kExact = 6; // halves; above it nobody cares about one
    const int halves = qRound(2 * std::abs(points));
    if (halves <= 1) {
        return halves == 0 ? NumberText::tr("hardly anything")
                           : NumberText::tr("about half a point");
    }
    return numbersInWords(
        halves % 2 == 1 && halves < kExact
            ? NumberText::tr("about %n point(s) and a half", nullptr, halves / 2)
            : NumberText::tr("about %n point(s)", nullptr, qRound(std::abs(points))));
}

QString numbersInWords(const QString& sentence) {
    static const QRegularExpression count(
        QStringLiteral(R"((?<![^ («“])(?<![-+=±×] )(10|[1-9])(?=[\s.,;:)»”?!]|$)(?![.,]\d))"
                       R"((?!\s[-+=±×%])(?:(?=\s(\pL+))|))"),
        QRegularExpression::UseUnicodePropertiesOption);
    const QStringList words =
        NumberText::tr("1 2 3 4 5 6 7 8 9 10", "numbers in a sentence").split(QLatin1Char(' '));
    QString text;
    qsizetype from = 0;
    for (auto found = count.globalMatch(sentence); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text += sentence.mid(from, match.capturedStart(1) - from) +
                inWords(match.captured(1).toInt(), match.captured(2), words);
        from = match.capturedEnd(1);
    }
    text += sentence.mid(from);
    return text.isEmpty() || text[0] == sentence[0] ? text : text[0].toUpper() + text.mid(1);
}

} // namespace settebello
