// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/table_theme.h"

#include <QPixmap>
#include <QSizeF>

namespace settebello {

/// Paints the empty table: the cloth, a wooden rim, and a border of majolica tiles. Slow; done once
/// for every size. @param border how broad rim and tiles are. @param ratio of the view.
QPixmap paintCloth(const TableTheme& theme, QSizeF size, qreal border, qreal ratio);

} // namespace settebello
