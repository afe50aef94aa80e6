// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace settebello {

/// The ids of the table themes, as in the settings.
QStringList themeIds();

/// The motion speeds to choose from; 0 is without motion.
QList<double> motionSpeeds();

/// The paces to choose from, as in the settings.
QStringList paceIds();

/// The name of a pace, with what it means.
QString paceName(const QString& id);

/// The name of a table theme. @param id as in the settings; returned as it is if it is unknown.
QString themeName(const QString& id);

/// The name of a motion speed. @param speed a factor; 0 is without motion.
QString speedName(double speed);

} // namespace settebello
