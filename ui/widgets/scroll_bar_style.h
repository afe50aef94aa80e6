// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace settebello {

/// Where the parts of a scroll bar are: a handle on a track, no arrows.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);

/// Draws a scroll bar in the text's colour on whatever it lies on, a dialog or a panel of the
/// table.
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar);

} // namespace settebello
