// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace settebello {

/// "✓ Right": a text with a sign before it, and without where no font has that sign, in whose place
/// a box would be seen.
inline QString withSign(QChar sign, const QString& text, const QFontMetrics& letters) {
    return letters.inFont(sign) ? sign + QLatin1Char(' ') + text : text;
}

} // namespace settebello
