// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace settebello {

/// What is measured of the napola in so many matches with seed 1, on every machine: the command
/// line and the window must both show it.
struct KnownFigure {
    std::string_view name; ///< of an EffectFigure or a ScoringItem
    double ours = 0;
    double theirs = 0;
    double halfWidth = 0; ///< of the difference
};
inline constexpr std::string_view kMeasuredRules = "napola";
inline constexpr int kMeasuredMatches = 50;
inline constexpr std::array kKnownFigures{
    KnownFigure{"points", 5.464286, 4.217391, 0.258870},
    KnownFigure{"sweeps", 0.610119, 0.586957, 0.079874},
    KnownFigure{"rounds", 6.720000, 4.600000, 0.524241},
    KnownFigure{"minutes", 16.412480, 11.119733, 1.279365},
    KnownFigure{"dealer", -0.660714, -0.591304, 0.450144},
    KnownFigure{"skill", 0.700000, 0.800000, 0.128310},
    KnownFigure{"settebello", 0.080357, 0.121739, 0.040983},
    KnownFigure{"napola", 0.080357, 0.000000, 0.029874},
};

} // namespace settebello
