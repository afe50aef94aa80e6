// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/comments.h"
#include "game/pace.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace settebello {

/// The ids of the table themes, as in the settings.
QStringList themeIds();

/// The motion speeds to choose from; 0 is without motion.
QList<double> motionSpeeds();

/// The values of widgets in which a pace is chosen: as in the settings file.
QStringList paceIds();
QString paceId(Pace pace);
/// @pre id is one of paceIds()
Pace paceOfId(const QString& id);

/// The name of a pace, with what it means.
QString paceName(Pace pace);

/// The same for how much opponents talk.
QStringList commentsIds();
QString commentsId(Comments comments);
/// @pre id is one of commentsIds()
Comments commentsOfId(const QString& id);
QString commentsName(Comments comments);

/// The name of a table theme. @param id as in the settings; returned as it is if it is unknown.
QString themeName(const QString& id);

/// The name of a motion speed. @param speed a factor; 0 is without motion.
QString speedName(double speed);

/// The name of a size of letters. @param size one of kTextSizes
QString textSizeName(double size);

} // namespace settebello
