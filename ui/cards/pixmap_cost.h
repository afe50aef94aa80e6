// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include <algorithm>

namespace settebello {

/// What a pixmap takes in memory, for the costs of a QCache; at least 1.
inline int kilobytes(const QPixmap& pixmap) {
    return std::max(1, pixmap.width() * pixmap.height() / 256);
}

} // namespace settebello
