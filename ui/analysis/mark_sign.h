// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement.h"

#include <QIcon>

class QPainter;
class QPalette;
class QPointF;

namespace settebello {

/// The sign of a mark, distinguished by its shape as well as by its colour: a disc for doubtful, a
/// triangle for bad, a square on its corner for very bad. Nothing for no mark. @param size in
/// pixels.
void paintMarkSign(QPainter& painter, const QPointF& centre, double size, Mark mark,
                   const QPalette& palette);

/// The sign of a mark as an icon. @param ratio device pixels per pixel.
QIcon markIcon(Mark mark, int size, qreal ratio, const QPalette& palette);

} // namespace settebello
