// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include <QLocale>

#include <cmath>

namespace settebello {

namespace {

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

} // namespace settebello
