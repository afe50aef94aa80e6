// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QtMath>

#include <algorithm>

namespace settebello {

/// The usual width of a letter, by which widths are measured. What a font declares as the average
/// of its characters (QFontMetrics::averageCharWidth) may be of thousands in many scripts, and
/// wider than any text in ours.
inline int letterWidth(const QFontMetrics& metrics) {
    constexpr QLatin1String kWords("the quick brown fox jumps over the lazy dog");
    const double words = metrics.horizontalAdvance(kWords);
    return std::min(metrics.averageCharWidth(), qCeil(words / kWords.size()));
}

} // namespace settebello
