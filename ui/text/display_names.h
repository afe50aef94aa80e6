// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace settebello {

/// The ids of the table themes, as settings keep them.
QStringList themeIds();

/// The speeds of motion to choose from; 0 is at once.
QList<double> motionSpeeds();

/// What a table theme is called. @param id as settings keep it; itself if it is none of ours.
QString themeName(const QString& id);

/// What a speed of motion is called. @param speed a factor; 0 is at once.
QString speedName(double speed);

} // namespace settebello
