// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include <QtGlobal>

namespace settebello {

/// Pseudo-random, from 0 to 1, the same every time, for what only needs to look random.
inline qreal scattered(int i, int which = 0) {
    const qreal value = std::sin((i + 1) * 12.9898 + which * 78.233) * 43758.5453;
    return value - std::floor(value);
}

} // namespace settebello
