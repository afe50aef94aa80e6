// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QImage>
#include <QPainterPath>

namespace settebello {

/// The clear margin of giltWord() on every side, in units.
inline constexpr qreal kGiltMargin = 0.3;

/// A word in gold with a dark rim, a light one as on glazed tiles, and a soft shadow.
/// @param letters of writtenWord(). @param unit how many device-independent pixels one of their
/// units is. @param ratio of the view. Can run on any thread.
QImage giltWord(const QPainterPath& letters, const TableTheme& theme, qreal unit, qreal ratio);

} // namespace settebello
