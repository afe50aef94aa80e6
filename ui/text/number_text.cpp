// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include "cards/card_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace settebello {

namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(settebello::NumberText)
};

constexpr std::array kWords{
    QT_TRANSLATE_NOOP("settebello::NumberText", "one"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "two"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "three"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "four"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "five"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "six"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "seven"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "eight"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "nine"),
    QT_TRANSLATE_NOOP("settebello::NumberText", "ten"),
};

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

QString withNumberWords(const QString& sentence) {
    static const QRegularExpression figures(QStringLiteral("[\\d½]+"));
    QString words;
    qsizetype end = 0;
    for (const QRegularExpressionMatch& found : figures.globalMatch(sentence)) {
        const auto number = found.captured().toUInt(); // 0 for a fraction
        if (number < 1 || number > kWords.size()) {
            return sentence;
        }
        const QString word = NumberText::tr(kWords[number - 1]);
        words += sentence.mid(end, found.capturedStart() - end);
        words += words.isEmpty() ? capitalized(word) : word;
        end = found.capturedEnd();
    }
    return words + sentence.mid(end);
}

} // namespace settebello
