// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace settebello {

/// What the program logs for a bug report, on standard error. Debug messages are off unless they
/// are asked for:
///
///     QT_LOGGING_RULES="settebello.*=true" settebello                           everything
///     QT_LOGGING_RULES="settebello.controller=true;settebello.files=true" settebello
///
/// No message holds a card that the player may not see, so that reading the log is no way to cheat.

/// settebello.controller: matches that start, resume and end, questions, decisions, pauses.
Q_DECLARE_LOGGING_CATEGORY(lcController)
/// settebello.files: files read, written, set aside, and what failed.
Q_DECLARE_LOGGING_CATEGORY(lcFiles)
/// settebello.players: how long machines think.
Q_DECLARE_LOGGING_CATEGORY(lcPlayers)

} // namespace settebello
