// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QImage>
#include <QPainterPath>
#include <QSizeF>

#include <array>

namespace settebello {

inline constexpr int kSweepChips = 4;

/// What a sweep is painted from.
struct SweepPictures {
    QImage word;
    QImage broom; ///< a stroke of light that moves to the right
    QImage rays;  ///< around the word, where the settebello is in it
    std::array<QImage, kSweepChips> chips;
    QImage coin;  ///< instead of chips
    QImage glint; ///< on the gold
};

/// What sweeps look like on a table.
struct SweepStyle {
    QPainterPath letters; ///< of writtenWord()
    TableTheme theme;
    QSizeF area; ///< device-independent, as all sizes here
    qreal unit;  ///< how high a small letter is
    qreal ratio; ///< of the view
};

/// How large chips and coins are.
qreal sweepChipSize(qreal unit);

/// Takes 30 ms for a small table and ten times as long for a screen of 4K. Can run on any thread.
SweepPictures drawSweep(const SweepStyle& style);

} // namespace settebello
