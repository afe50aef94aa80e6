// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QSvgRenderer;

namespace settebello {

/// Dashes of one line at most. One with round ends takes up to 5 KB while the line is drawn.
inline constexpr double kMaxDashes = 20'000;
/// Dashes of all lines together at most.
inline constexpr double kMaxAllDashes = 200'000;

/// Points of one line at most. Each takes up to 2 KB while the line is drawn. QtSvg cuts off paths
/// before that, but no polygons. Points and dashes of a wide pen with round ends or joins count
/// more, by the square root of its width: one of 30,000 pixels takes fifteen times as much for
/// each.
inline constexpr int kMaxPoints = 40'000;

/// Whether a drawing can be painted in that size with a reasonable number of dashes and points. The
/// lines are those that QtSvg draws, whatever its styles, references and transformations; nothing
/// is painted.
bool isAffordable(QSvgRenderer& renderer, QSize pixels);

} // namespace settebello
