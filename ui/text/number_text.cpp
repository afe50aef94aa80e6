// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/number_text.h"

#include <QLocale>

#include <cmath>

namespace settebello {

namespace {

/// −1, 0 or 1, as it is once rounded.
int signOf(double number, int decimals) {
    const double written = std::round(number * std::pow(10, decimals));
    return written > 0 ? 1 : written < 0 ? -1 : 0;
}

} // namespace

QString numberText(double number, int decimals) {
    return (signOf(number, decimals) < 0 ? QString(QChar(0x2212)) : QString()) +
           QLocale().toString(std::abs(number), 'f', decimals);
}

QString signedNumber(double number, int decimals) {
    return (signOf(number, decimals) > 0 ? QStringLiteral("+") : QString()) +
           numberText(number, decimals);
}

} // namespace settebello
