// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QImage;

namespace settebello {

/// Whether the edge of a card stands out where it lies on another one like it: the picture has a
/// line around it, or a border. @pre the format has 32 bits a pixel
bool hasEdge(const QImage& card);

/// Draws a thin line around a card, and a border if its picture is dark or has a pattern there.
/// @param corner the corner's radius as a fraction of the width.
void drawEdge(QImage& card, double corner);

} // namespace settebello
