// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QImage>
#include <QSize>

namespace settebello {

/// Draws the empty table: the cloth with the theme's rosette woven in, a wooden rim, and a border
/// of majolica tiles. Slow: reads SVG files. May be called on any thread.
/// @param size device-independent. @param border how broad rim and tiles are together.
/// @param ratio of the view. @return an image of that ratio.
QImage drawCloth(const TableTheme& theme, QSize size, qreal border, qreal ratio);

} // namespace settebello
