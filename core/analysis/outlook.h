// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/by_seat.h"

namespace settebello {

/// What is expected of a round, for each side.
struct Outlook {
    BySide<double> points{}; ///< by how many it will be ahead (points_ahead.h)
    BySide<double> chance{}; ///< of winning the match

    /// Adds another one, so many times.
    void add(const Outlook& other, double times = 1) {
        for (int side = 0; side < kMaxSeats; ++side) {
            points[side] += times * other.points[side];
            chance[side] += times * other.chance[side];
        }
    }
    bool operator==(const Outlook&) const = default;
};

} // namespace settebello
