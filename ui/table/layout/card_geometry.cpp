// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/card_geometry.h"

#include <cmath>

namespace settebello {

QRectF CardGeometry::bounds() const {
    const qreal turn = std::fmod(std::abs(angle), 180.0) * std::acos(-1.0) / 180;
    const qreal c = std::abs(std::cos(turn));
    const qreal s = std::abs(std::sin(turn));
    const qreal w = width() * c + height * s;
    const qreal h = width() * s + height * c;
    return {centre.x() - w / 2, centre.y() - h / 2, w, h};
}

} // namespace settebello
