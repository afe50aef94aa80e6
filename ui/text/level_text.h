// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace settebello {

/// The name of a level: "Beginner". @param level as in files; returned as it is if it is not one
/// that people choose. @param woman whether it is said of a woman.
QString levelName(const QString& level, bool woman = false);
/// What to expect of it, in one sentence.
QString levelDescription(const QString& level);
/// The levels to choose from, weakest first, as in files.
QStringList offeredLevels();

} // namespace settebello
