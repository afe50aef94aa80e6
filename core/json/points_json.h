// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/scoring.h"

#include <nlohmann/json_fwd.hpp>

namespace settebello {

/// One side's points: every item by its name and the total.
nlohmann::json pointsToJson(const Points& points);
/// A list of them. @param sides the number of values that are in use. @pre 0 ≤ sides ≤ kMaxSeats
nlohmann::json pointsToJson(const PointsBySide& points, int sides);

} // namespace settebello
