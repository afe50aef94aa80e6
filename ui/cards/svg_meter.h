// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QSvgRenderer;

namespace settebello {

/// Dashes of one line at most. Each takes some 400 bytes while the line is drawn.
inline constexpr double kMaxDashes = 100'000;
/// Dashes of all lines together at most.
inline constexpr double kMaxAllDashes = 1'000'000;

/// Whether a drawing can be painted in that size with a reasonable number of dashes. The lines are
/// those that QtSvg draws, whatever its styles, references and transformations; nothing is painted.
bool isAffordable(QSvgRenderer& renderer, QSize pixels);

} // namespace settebello
