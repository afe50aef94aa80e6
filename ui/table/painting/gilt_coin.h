// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/painting/table_theme.h"

#include <QImage>

namespace settebello {

/// A gold coin with the sun of the suit of coins, seen from the front.
/// @param size its diameter in device-independent pixels. @param ratio of the view.
QImage giltCoin(const TableTheme& theme, qreal size, qreal ratio);

} // namespace settebello
